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

/** How many entries a day has, and one hash over all of them and their lines, in the order of their ids. */
export async function hashDay(db: Db, day: string): Promise<{ entries: number; hash: Buffer }> {
  const { rows } = await sql<{ entries: number; hash: Buffer }>`
    select entries::int as entries, sha256(coalesce(entry_hashes, '') || coalesce(line_hashes, '')) as hash from
      (select count(*) as entries, string_agg(sha256(convert_to(${spelled(entryColumns)}, 'UTF8')), ''::bytea order by id) as entry_hashes
        from journal_entries where booked_on = ${day}) e,
      (select string_agg(sha256(convert_to(${spelled(lineColumns)}, 'UTF8')), ''::bytea order by entry_id, line_no) as line_hashes
        from journal_lines where booked_on = ${day}) l`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A day without a hash');
  return row;
}
