import pg from 'pg';

export interface Ears {
  /** Settles when the first attempt to listen has come to an end, well or not. */
  readonly firstAttempt: Promise<void>;
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly connectionString: string;
  /** Shown by the database beside the connection. */
  readonly name: string;
  readonly channels: readonly string[];
  readonly onNotice: (channel: string, payload: string) => void;
  /** Connected anew: notices may have been missed meanwhile. */
  readonly onMissed: () => void;
  readonly onError: (error: unknown) => void;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;
const CONNECT_MS = 5_000;

/** Listens to channels of the database on a connection of its own. Never gives up until closed. */
export function listen(options: ListenOptions): Ears {
  const { connectionString, name, channels, onNotice, onMissed, onError } = options;
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

  async function connect(missedNotices: boolean): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      application_name: `onegi ${name}`,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client = mine;
    mine.on('error', (error) => retryLater(mine, error));
    mine.on('end', () => retryLater(mine));
    mine.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    try {
      await mine.connect();
      for (const channel of channels) await mine.query(`listen ${channel}`);
      retryMs = FIRST_RETRY_MS;
      if (missedNotices) onMissed();
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
