import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * What a query says at its front (`modifyFront`) that each connection is to plan once and for any values: where planning takes longer
 * than reading, as of the ten rows of a list, or where many indexes are considered. For reads whose text is the same whatever is asked for;
 * in a transaction it says nothing.
 */
export const prepared = sql.raw(MARK);

/** SQLSTATEs of a statement that the server does not know by its name, knows otherwise, or whose columns are not what they were. */
const LOST_STATES = new Set(['26000', '42P05', '0A000']);

const isLost = (error: unknown): boolean =>
  error instanceof Error && LOST_STATES.has(String(Reflect.get(error, 'code')));

type Query = (...args: unknown[]) => unknown;
type Connection = Pick<pg.ClientBase, 'getTransactionStatus'>;

/**
 * Sends what is marked so under a name, which is its text's: processes that share a connection to the server mean the same by it. A pooler
 * may give each statement another connection, and a migration change what a table's columns are: then the statement is
 * sent again without a name, and so is everything from then on. In a transaction that cannot be: the failure has ended it.
 * @returns what a connection's own way to send is replaced by; connections of one pool share it
 */
export function namesPrepared(): (query: Query, connection: Connection) => Query {
  const names = new Map<string, string>();
  let isLostHere = false;
  const nameOf = (text: string) => {
    const name = names.get(text) ?? hash('sha256', text, 'hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const isMarked = (text: unknown): text is string => typeof text === 'string' && text.startsWith(`select ${MARK}`);
  return (query, connection) =>
    (...args) => {
      const [text, values] = args;
      if (isLostHere || args.length > 2 || !isMarked(text) || connection.getTransactionStatus() !== 'I')
        return query(...args);
      const answer = query({ name: nameOf(text), text, values }) as Promise<unknown>;
      return answer.catch((error: unknown) => {
        if (!isLost(error)) throw error;
        isLostHere = true;
        return query(...args);
      });
    };
}
