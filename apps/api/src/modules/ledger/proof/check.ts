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

/** Nothing has reversed the entry. Looked up entry by entry (`offset 0`): joined, the few of each note are put in order first. */
export const standing = (entry: string) =>
  sql`not exists (select from journal_entries r where r.reverses = ${sql.raw(entry)}.id offset 0)`;

/** Nothing had reversed the entry by the end of the day. */
export const stood = (entry: string, day: string) =>
  sql`not exists (select from journal_entries r where r.reverses = ${sql.ref(`${entry}.id`)} and r.booked_on <= ${day} offset 0)`;
