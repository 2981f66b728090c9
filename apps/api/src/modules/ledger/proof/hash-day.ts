import { createHash } from 'node:crypto';
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

/** How many entries a day has, and the hashes of each, one after the other in the order of their ids. */
export async function hashEntries(db: Db, day: string): Promise<{ entries: number; hashes: Buffer }> {
  const { rows } = await sql<{ entries: number; hashes: Buffer | null }>`
    select count(*)::int as entries, string_agg(sha256(convert_to(${spelled(entryColumns)}, 'UTF8')), ''::bytea order by id) as hashes
    from journal_entries where booked_on = ${day}`.execute(db);
  return { entries: rows[0]?.entries ?? 0, hashes: rows[0]?.hashes ?? Buffer.alloc(0) };
}

/** The hashes of each line of a day's entries, in their order. */
export async function hashLines(db: Db, day: string): Promise<Buffer> {
  const { rows } = await sql<{ hashes: Buffer | null }>`
    select string_agg(sha256(convert_to(${spelled(lineColumns)}, 'UTF8')), ''::bytea order by entry_id, line_no) as hashes
    from journal_lines where booked_on = ${day}`.execute(db);
  return rows[0]?.hashes ?? Buffer.alloc(0);
}

/** One hash over all entries of a day and their lines. */
export const hashDay = (entries: Buffer, lines: Buffer): Buffer =>
  createHash('sha256').update(entries).update(lines).digest();
