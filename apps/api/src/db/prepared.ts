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

/** SQLSTATEs of a statement whose columns are not what they were, and of one that the server does not know by its name or knows otherwise. */
const CHANGED = '0A000';
const UNKNOWN = new Set(['26000', '42P05']);

const stateOf = (error: unknown): string => (error instanceof Error ? String(Reflect.get(error, 'code')) : '');

type Query = (...args: unknown[]) => unknown;
type Connection = Pick<pg.ClientBase, 'getTransactionStatus'>;

/** What a statement is planned under: processes that share a connection to the server mean the same by it. */
const nameFrom = (text: string) => hash('sha256', text, 'hex').slice(0, 32);

/**
 * Sends what is marked so under a name. A pooler may give each statement another connection, and a migration change what a table's columns
 * are: then the statement is sent again without a name, in the first case with everything from then on, in the second
 * it has another name. In a transaction that cannot be: the failure has ended it.
 * @returns what a connection's own way to send is replaced by; connections of one pool share it
 */
export function namesPrepared(): (query: Query, connection: Connection) => Query {
  const names = new Map<string, string>();
  let isUnknownHere = false;
  const isMarked = (text: unknown): text is string => typeof text === 'string' && text.startsWith(`select ${MARK}`);
  return (query, connection) =>
    (...args) => {
      const [text, values] = args;
      if (isUnknownHere || args.length > 2 || !isMarked(text) || connection.getTransactionStatus() !== 'I')
        return query(...args);
      const name = names.get(text) ?? nameFrom(text);
      names.set(text, name);
      const answer = query({ name, text, values }) as Promise<unknown>;
      return answer.catch((error: unknown) => {
        const state = stateOf(error);
        if (state === CHANGED) names.set(text, nameFrom(name));
        else if (UNKNOWN.has(state)) isUnknownHere = true;
        else throw error;
        return query(...args);
      });
    };
}
