import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { hongKongDate } from '../../ports/clock.ts';
import type { EntryEvent } from './accounts.ts';
import { type Posting, reversed } from './postings.ts';
import type { LedgerTables } from './tables.ts';

/** What an entry is posted for: the rows that caused it. */
export interface EntryCause {
  readonly policyId?: string | null;
  readonly endorsementNo?: string;
  readonly noteId?: string;
  readonly receiptId?: string;
  /** A payment to an insurer, a payout, a refund. */
  readonly paymentId?: string;
}

/** One event that moved money. */
export interface Entry extends EntryCause {
  readonly event: EntryEvent;
  readonly postings: readonly Posting[];
  /** Who did it; null: the portal itself. */
  readonly postedBy: string | null;
  /** Of another day than today, where what happened then is posted afterwards; yyyy-MM-dd. */
  readonly bookedOn?: string;
  readonly reverses?: string;
}

type EntryRow = Insertable<LedgerTables['journal_entries']>;
type LineRow = Insertable<LedgerTables['journal_lines']>;

function rowsOf({ clock }: Pick<Deps, 'clock'>, entry: Entry): { entry: EntryRow; lines: LineRow[] } {
  const id = orderedId();
  const now = clock.now();
  const booked_on = entry.bookedOn ?? hongKongDate(now);
  const lines = entry.postings
    .filter(({ amountCents }) => amountCents !== 0)
    .map((posting, at) => ({
      entry_id: id,
      line_no: at + 1,
      booked_on,
      account: posting.account,
      amount_cents: posting.amountCents,
      note_id: posting.noteId ?? null,
      receipt_id: posting.receiptId ?? null,
      insurer_code: posting.insurerCode ?? null,
      consultant_code: posting.consultantCode ?? null,
      method: posting.method ?? null,
    }));
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
  if (sum !== 0) throw new Error(`The entry ${entry.event} does not balance: ${sum}`);
  return {
    entry: {
      id,
      event: entry.event,
      booked_on,
      posted_at: now,
      posted_by: entry.postedBy,
      policy_id: entry.policyId ?? null,
      endorsement_no: entry.endorsementNo ?? null,
      note_id: entry.noteId ?? null,
      receipt_id: entry.receiptId ?? null,
      payment_id: entry.paymentId ?? null,
      reverses: entry.reverses ?? null,
    },
    lines,
  };
}

/**
 * What posts entries, to be written together with what causes them. An entry that moves nothing (a note of nil) is none.
 * The database refuses entries that do not balance or belong to a day that was closed.
 */
export function entryWrites(deps: Pick<Deps, 'clock'>, tx: Tx, entries: readonly Entry[]): Write[] {
  const rows = entries.map((entry) => rowsOf(deps, entry)).filter(({ lines }) => lines.length > 0);
  if (rows.length === 0) return [];
  return [
    tx.insertInto('journal_entries').values(rows.map(({ entry }) => entry)),
    tx.insertInto('journal_lines').values(rows.flatMap(({ lines }) => lines)),
  ];
}

/** Posts entries in the transaction of what causes them. */
export async function postEntries(deps: Pick<Deps, 'clock'>, tx: Tx, entries: readonly Entry[]): Promise<void> {
  await writeTogether(tx, entryWrites(deps, tx, entries));
}

const entryTypes = {
  id: 'uuid',
  event: 'text',
  booked_on: 'date',
  posted_at: 'timestamptz',
  posted_by: 'uuid',
  policy_id: 'uuid',
  endorsement_no: 'text',
  note_id: 'uuid',
  receipt_id: 'uuid',
  payment_id: 'uuid',
  reverses: 'uuid',
};
const lineTypes = {
  entry_id: 'uuid',
  line_no: 'smallint',
  booked_on: 'date',
  account: 'text',
  amount_cents: 'bigint',
  note_id: 'uuid',
  receipt_id: 'uuid',
  insurer_code: 'text',
  consultant_code: 'text',
  method: 'text',
};

/** The same for thousands of entries at once. */
export async function postMany(deps: Pick<Deps, 'clock'>, tx: Tx, entries: readonly Entry[]): Promise<void> {
  // A statement takes so many entries with all of their lines, of which none has ten: they must balance within it.
  for (let at = 0; at < entries.length; at += 2_000) {
    const rows = entries
      .slice(at, at + 2_000)
      .map((entry) => rowsOf(deps, entry))
      .filter(({ lines }) => lines.length > 0);
    await insertMany(
      tx,
      'journal_entries',
      entryTypes,
      rows.map(({ entry }) => entry),
    );
    await insertMany(
      tx,
      'journal_lines',
      lineTypes,
      rows.flatMap(({ lines }) => lines),
    );
  }
}

/** What an entry says, to post its opposite. */
async function readPostings(db: Db, entryId: string): Promise<Posting[]> {
  const lines = await db
    .selectFrom('journal_lines')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('line_no')
    .execute();
  return lines.map((line) => ({
    account: line.account,
    amountCents: line.amount_cents,
    ...(line.note_id ? { noteId: line.note_id } : {}),
    ...(line.receipt_id ? { receiptId: line.receipt_id } : {}),
    ...(line.insurer_code ? { insurerCode: line.insurer_code } : {}),
    ...(line.consultant_code ? { consultantCode: line.consultant_code } : {}),
    ...(line.method ? { method: line.method } : {}),
  }));
}

/** Posts the opposites of entries, in the order given. An entry is reversed once: the database refuses a second time. */
export async function reverseEntries(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  entryIds: readonly string[],
  postedBy: string | null,
): Promise<void> {
  for (const id of entryIds) {
    const entry = await tx.selectFrom('journal_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await postEntries(deps, tx, [
      {
        event: 'reversed',
        postings: reversed(await readPostings(tx, id)),
        postedBy,
        reverses: id,
        policyId: entry.policy_id,
        ...(entry.endorsement_no ? { endorsementNo: entry.endorsement_no } : {}),
        ...(entry.note_id ? { noteId: entry.note_id } : {}),
        ...(entry.receipt_id ? { receiptId: entry.receipt_id } : {}),
        ...(entry.payment_id ? { paymentId: entry.payment_id } : {}),
      },
    ]);
  }
}
