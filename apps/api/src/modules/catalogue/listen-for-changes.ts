import pg from 'pg';

export interface CatalogueEars {
  /** Settles when the first attempt to listen has come to an end, well or not. */
  readonly firstAttempt: Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'catalogue_changed';
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;
const CONNECT_MS = 5_000;

/**
 * Listens on a connection of its own and calls `onChange` for every burst of notifications, and once after each time it
 * had to connect anew, since changes may have been missed meanwhile. Never gives up until closed.
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): CatalogueEars {
  let client: pg.Client | null = null;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  function retryLater(lost: pg.Client, error?: unknown): void {
    if (closed || client !== lost) return;
    client = null;
    if (error) onError(error);
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(true), retryMs);
    timer.unref();
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  async function connect(missedChanges: boolean): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      application_name: 'onegi catalogue',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client = mine;
    mine.on('error', (error) => retryLater(mine, error));
    mine.on('end', () => retryLater(mine));
    mine.on('notification', onChange);
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      retryMs = FIRST_RETRY_MS;
      if (missedChanges) onChange();
    } catch (error) {
      retryLater(mine, error);
    }
  }

  const firstAttempt = connect(false);
  return {
    firstAttempt,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
