import pg from 'pg';
import type { Db } from 'pg-boss';
import { listen } from '../../db/listen.ts';

/** Statements are short, and workers settle whole batches. */
const MOST_CONNECTIONS = 4;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;
/** However many jobs are queued at once, sleeping workers are woken together, and seldom. */
const WAKE_EVERY_MS = 200;

export interface JobsDatabaseOptions {
  readonly databaseUrl: string;
  /** Where listening works, when the other address leads to a pooler. */
  readonly listenUrl: string;
  readonly onError: (error: unknown) => void;
}

export interface JobsDatabase extends Db {
  close(): Promise<void>;
}

/** Collects words for a moment and hands each of them on once. */
function collect(onWord: (word: string) => void) {
  const words = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  return {
    add(word: string): void {
      words.add(word);
      timer ??= setTimeout(() => {
        timer = null;
        const collected = [...words];
        words.clear();
        collected.forEach(onWord);
      }, WAKE_EVERY_MS);
    },
    stop: () => clearTimeout(timer ?? undefined),
  };
}

/** The queue's own few connections, and one that listens for new jobs. */
export function jobsDatabase({ databaseUrl, listenUrl, onError }: JobsDatabaseOptions): JobsDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // A server that vanished must not hold a worker for ever.
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    application_name: 'onegi jobs',
  });
  pool.on('error', onError);
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const queues = collect(onNotification);
      const listener = listen({
        connectionString: listenUrl,
        name: 'jobs listening',
        channels: [channel],
        onNotice: (_channel, queue) => queues.add(queue),
        onMissed: onReconnect,
        onError,
      });
      await listener.firstAttempt;
      return {
        async close() {
          queues.stop();
          await listener.close();
        },
      };
    },
    async close() {
      if (!pool.ended) await pool.end();
    },
  };
}
