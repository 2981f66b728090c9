/** The server cannot run here or now, for a reason that whoever starts it can mend: the message says it in a sentence. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
