import { once } from 'node:events';
import type pg from 'pg';

/** What ends a pool's connections in the middle of work, as the end of the process does. */
export interface BreakingPool {
  /** The connection that carries out the statement of this number, counted from now, ends before its answer is heard. */
  breakAfter(statements: number): void;
  /** Breaks nothing any more. @returns whether it did */
  disarm(): boolean;
}

/** To be called before the pool has opened a connection. */
export function breakingPool(pool: pg.Pool): BreakingPool {
  let left = 0;
  let hasBroken = false;
  pool.on('connect', (client) => {
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const isBreaking = async (answer: Promise<unknown>) => {
      const outcome = await answer;
      if (left === 0) return outcome;
      left--;
      if (left > 0) return outcome;
      hasBroken = true;
      const ended = once(client, 'end');
      (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
      await ended;
      throw Object.assign(new Error('Connection terminated by the test'), { code: 'ECONNRESET' });
    };
    client.query = ((...args: unknown[]) => {
      const answer = query(...args);
      return answer instanceof Promise ? isBreaking(answer) : answer;
    }) as typeof client.query;
  });
  return {
    breakAfter: (statements) => {
      left = statements;
      hasBroken = false;
    },
    disarm: () => {
      left = 0;
      return hasBroken;
    },
  };
}
