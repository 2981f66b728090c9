import { StartError } from '../../start-error.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

/** The embedded database for a command: that of the OneGI which is running, left running; or one started for the command. */
export async function borrowEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const running = await startEmbedded(dataDir);
    return { url: running.url, stop: async () => undefined };
  }
  const embedded = await startEmbedded(dataDir);
  return { url: embedded.url, stop: () => embedded.stop().finally(unlock) };
}
