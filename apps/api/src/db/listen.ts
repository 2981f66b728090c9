import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Listener {
  /** Settles when the first attempt to listen has come to an end, well or not. */
  readonly firstAttempt: Promise<void>;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** A session of its own: a pooler in transaction mode cannot carry it. */
  readonly connectionString: string;
  /** Shown by the database beside the connection. */
  readonly name: string;
  readonly channels: readonly string[];
  /** What fails to follow a notice is told by onMissed again, after connecting anew. */
  readonly onNotice: (channel: string, payload: string) => void | Promise<void>;
  /** Connected anew: notices may have been missed meanwhile. Called again until it succeeds. */
  readonly onMissed: () => void | Promise<void>;
  readonly onError: (error: unknown) => void;
  /** How often the connection is asked whether it still lives. */
  readonly heartbeatMs?: number;
}

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 1_000;
const HEARTBEAT_MS = 3_000;
/** For connecting, for listening, for an answer to a heartbeat. */
const PATIENCE_MS = 3_000;
const CLOSE_MS = 1_000;

/**
 * Listens to channels of the database on a connection of its own. Never gives up until closed: a connection that breaks,
 * or that falls silent because the other end vanished, is replaced within seconds.
 */
export function listen(options: ListenOptions): Listener {
  const { connectionString, name, channels, onNotice, onMissed, onError, heartbeatMs = HEARTBEAT_MS } = options;
  let client: pg.Client | null = null;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function after(ms: number, step: () => Promise<void>): void {
    clearTimeout(timer);
    timer = setTimeout(() => void step(), ms);
    timer.unref();
  }

  /** Every way to lose a connection ends here, once. */
  function replace(lost: pg.Client, error?: unknown): void {
    if (closed || client !== lost) return;
    client = null;
    if (error) onError(error);
    lost.end().catch(() => undefined);
    after(retryMs, () => connect(true));
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  async function beat(mine: pg.Client): Promise<void> {
    try {
      await mine.query('select 1');
      if (client === mine) after(heartbeatMs, () => beat(mine));
    } catch (error) {
      replace(mine, error);
    }
  }

  async function follow(mine: pg.Client, channel: string, payload: string): Promise<void> {
    try {
      await onNotice(channel, payload);
    } catch (error) {
      replace(mine, error);
    }
  }

  async function connect(missedNotices: boolean): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      application_name: `onegi ${name}`,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client = mine;
    mine.on('error', (error) => replace(mine, error));
    mine.on('end', () => replace(mine));
    mine.on('notification', ({ channel, payload = '' }) => void follow(mine, channel, payload));
    try {
      await mine.connect();
      for (const channel of channels) await mine.query(`listen ${channel}`);
      if (missedNotices) await onMissed();
      if (client !== mine) return;
      retryMs = FIRST_RETRY_MS;
      after(heartbeatMs, () => beat(mine));
    } catch (error) {
      replace(mine, error);
    }
  }

  const firstAttempt = connect(false);
  return {
    firstAttempt,
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      // A peer that vanished never says goodbye.
      await Promise.race([last?.end().catch(() => undefined), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
