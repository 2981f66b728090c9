/** SQLSTATEs of a server that is stopping, starting, full, or not the one that may write (any more). */
const AWAY_STATES = new Set([
  '25006', // read only: a leader that was replaced
  '57014', // cancelled: the statement's time ran out
  '57P01', // shut down by the administrator
  '57P02', // shut down by a crash
  '57P03', // starting, recovering or stopping
  '57P05', // closed for being idle
]);
/** Connection failures (among them everything PgBouncer says of its own) and insufficient resources. */
const AWAY_CLASSES = ['08', '53'];

const AWAY_SOCKETS = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver and its pool say without a code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|server closed the connection)/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

function isAwayCode(code: string): boolean {
  if (AWAY_SOCKETS.has(code) || AWAY_STATES.has(code)) return true;
  return SQLSTATE.test(code) && AWAY_CLASSES.some((prefix) => code.startsWith(prefix));
}

/**
 * Whether work failed because the database could not be reached, is restarting, failing over or full: nothing is wrong
 * with the work itself, and it may be tried again. What was being committed may or may not have been.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && isAwayCode(code)) return true;
  if (AWAY_MESSAGES.test(error.message)) return true;
  // An address with several hosts fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return cause !== undefined && isDatabaseAway(cause);
}
