import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const spelled = (columns: readonly string[]): RawBuilder<string> =>
  sql`concat_ws('|', ${sql.join(columns.map((column) => sql`coalesce(${sql.raw(column)}::text, '')`))})`;

const entryColumns = [
  'id',
  'event',
  'booked_on',
  '(extract(epoch from posted_at) * 1000000)::bigint',
  'posted_by',
  'policy_id',
  'endorsement_no',
  'note_id',
  'receipt_id',
  'payment_id',
  'reverses',
];
const lineColumns = [
  'entry_id',
  'line_no',
  'booked_on',
  'account',
  'amount_cents',
  'note_id',
  'receipt_id',
  'insurer_code',
  'consultant_code',
  'method',
];

/** The hashes of a day's rows, one after the other in their order. */
const hashesOf = (table: string, columns: readonly string[], order: string, day: string): RawBuilder<Buffer> => sql`(
  select coalesce(string_agg(sha256(convert_to(${spelled(columns)}, 'UTF8')), ''::bytea order by ${sql.raw(order)}), ''::bytea)
  from ${sql.table(table)} where booked_on = ${day})`;

interface HashedDay {
  readonly entries: number;
  readonly hash: Buffer;
}

/**
 * How many entries a day has, and one sha256 over the hashes of each and then of each of their lines. The database puts them together:
 * to send them took as long as to make them.
 */
export async function hashDay(db: Db, day: string): Promise<HashedDay> {
  const { rows } = await sql<HashedDay>`
    select (select count(*)::int from journal_entries where booked_on = ${day}) as entries,
      sha256(${hashesOf('journal_entries', entryColumns, 'id', day)}
        || ${hashesOf('journal_lines', lineColumns, 'entry_id, line_no', day)}) as hash`.execute(db);
  return rows[0] as HashedDay;
}
