import { type RawBuilder, sql } from 'kysely';
import type { Equation, ProofSubject } from './proof.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly expected: number | null;
  readonly found: number | null;
}

/** Finds the rows of a day that break an equation. Each asks by an index of the day, so it costs what the day holds. */
export interface Check {
  readonly equation: Equation;
  readonly subject: ProofSubject;
  readonly rows: (day: string) => RawBuilder<Found>;
}

/** Moments of a day of Hong Kong. */
export const inDay = (column: string, day: string) =>
  sql`(${sql.raw(column)} >= ${`${day}T00:00:00+08:00`}::timestamptz and ${sql.raw(column)} < ${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day')`;

/** Allocations that count on a day: their own, or the day on which they were posted afterwards. */
export const countedOn = (day: string) =>
  sql`(${inDay('allocated_at', day)} and counted_on is null or counted_on = ${day})`;

/** Notes that something was posted for on the day. */
export const touchedNotes = (day: string) =>
  sql`select distinct note_id from journal_lines where booked_on = ${day} and note_id is not null`;

/** These and the notes that are due from the day: a union, for the planner reads an `or` as all notes. */
export const notesOf = (day: string) =>
  sql`select id from debit_credit_notes where account_on = ${day} union ${touchedNotes(day)}`;

/**
 * The row of an id, looked up for each: joined, all rows of years would be read for the few of a day (`offset 0` keeps it so).
 * @param table whose primary key it is
 * @param id a column of a table before
 */
export const rowOf = (table: string, id: string) =>
  sql`lateral (select * from ${sql.table(table)} where id = ${sql.ref(id)} offset 0)`;

/** No row of the table has the id. */
export const missing = (table: string, id: string) =>
  sql`not exists (select from ${sql.table(table)} found where found.id = ${sql.ref(id)} offset 0)`;

/** Entries of a note that were posted when it was issued, as an array: what it came to then is told from what came after. */
export const issuedBy = (note: string) =>
  sql`array(select id from journal_entries where note_id = ${sql.ref(note)} and event = 'noteIssued')`;

/** Something that may be wrong with a row: when it is, and what was expected and found. */
interface Fault {
  readonly isWrong: RawBuilder<unknown>;
  readonly expected: RawBuilder<unknown>;
  readonly found: RawBuilder<unknown>;
}

/** The first of some faults that a row has, by one look at it. As `case`: a list of `values` is prepared anew for every row. */
export function firstOf(faults: readonly Fault[]): Fault {
  const which = (part: 'expected' | 'found') =>
    sql`(case ${sql.join(
      faults.map((fault) => sql`when ${fault.isWrong} then ${fault[part]}`),
      sql` `,
    )} end)::float8`;
  const isWrong = sql.join(
    faults.map((fault) => sql`(${fault.isWrong})`),
    sql` or `,
  );
  return { isWrong: sql`(${isWrong})`, expected: which('expected'), found: which('found') };
}

/** Nothing has reversed the entry. Looked up entry by entry (`offset 0`): joined, the few of each note are put in order first. */
export const standing = (entry: string) =>
  sql`not exists (select from journal_entries r where r.reverses = ${sql.raw(entry)}.id offset 0)`;

/** Nothing had reversed the entry by the end of the day. */
export const stood = (entry: string, day: string) =>
  sql`not exists (select from journal_entries r where r.reverses = ${sql.ref(`${entry}.id`)} and r.booked_on <= ${day} offset 0)`;
