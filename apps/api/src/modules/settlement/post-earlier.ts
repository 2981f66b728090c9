import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { type Entry, postEntries } from '../ledger/post-entries.ts';
import { allocated, banked, noteIssued, received } from '../ledger/postings.ts';
import { lockNotes, lockReceipts } from './lock-rows.ts';
import { earnSettled } from './notes/earn-settled.ts';
import { isBanked } from './receipts/receipt-workflow.ts';

/** So many rows in a transaction. */
const BATCH = 200;
/** One process at a time: two would not see what the other has posted, and nobody would earn a note that both have a part of. */
const POSTING_LOCK = 7_346_102;

/** On which day an earlier event is posted: its own, unless a day from there on was closed. */
type DayOf = (day: string) => string;

async function openDays({ clock }: Deps, tx: Tx): Promise<DayOf> {
  const closed = await tx.selectFrom('ledger_days').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst();
  const today = clock.today();
  return (day) => (day > today || (closed && day <= closed.day) ? today : day);
}

/** Rows that nobody else is posting, in the order in which all lock them. */
const notPosted = (tx: Tx, table: 'debit_credit_notes' | 'receipts' | 'allocations') =>
  tx
    .selectFrom(table)
    .select('id')
    .where('posted', '=', false)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();

/** @returns the notes that were posted */
async function postNotes(deps: Deps, tx: Tx, dayOf: DayOf): Promise<string[]> {
  const ids = (await notPosted(tx, 'debit_credit_notes')).map(({ id }) => id);
  if (ids.length === 0) return [];
  const notes = [...(await lockNotes(tx, ids)).values()];
  await postEntries(
    deps,
    tx,
    notes.map(
      (note): Entry => ({
        event: 'noteIssued',
        postings: noteIssued({
          noteId: note.id,
          insurerCode: note.insurer_code,
          receivableCents: note.receivable_cents,
          payableCents: note.payable_cents,
        }),
        postedBy: null,
        bookedOn: dayOf(note.account_on),
        policyId: note.policy_id,
        endorsementNo: note.endorsement_no,
        noteId: note.id,
      }),
    ),
  );
  await tx.updateTable('debit_credit_notes').set({ posted: true }).where('id', 'in', ids).execute();
  return ids;
}

/** Cards of before were written down as cleared: their money has long been at the bank. */
async function postReceipts(deps: Deps, tx: Tx, dayOf: DayOf): Promise<string[]> {
  const ids = (await notPosted(tx, 'receipts')).map(({ id }) => id);
  if (ids.length === 0) return [];
  const receipts = [...(await lockReceipts(tx, ids)).values()];
  const entries = receipts.flatMap((row): Entry[] => {
    const money = { receiptId: row.id, method: row.method, amountCents: row.amount_cents };
    const of = { postedBy: null, bookedOn: dayOf(row.received_on), policyId: row.policy_id, receiptId: row.id };
    const came: Entry = { ...of, event: 'received', postings: received(money) };
    return isBanked(row) ? [came, { ...of, event: 'banked', postings: banked(money) }] : [came];
  });
  await postEntries(deps, tx, entries);
  await tx.updateTable('receipts').set({ posted: true }).where('id', 'in', ids).execute();
  return ids;
}

/** @returns the notes whose allocations were posted */
async function postAllocations(deps: Deps, tx: Tx, dayOf: DayOf): Promise<string[]> {
  const ids = (await notPosted(tx, 'allocations')).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('allocations as a')
    .innerJoin('debit_credit_notes as n', 'n.id', 'a.note_id')
    .select([
      'a.id',
      'a.receipt_id',
      'a.note_id',
      'a.amount_cents',
      'a.allocated_at',
      'n.policy_id',
      'n.endorsement_no',
    ])
    .where('a.id', 'in', ids)
    .orderBy('a.id')
    .execute();
  const entries = rows.map((row): Entry => {
    const receiptId = row.receipt_id as string;
    return {
      event: 'allocated',
      postings: allocated(receiptId, { noteId: row.note_id, amountCents: row.amount_cents }),
      postedBy: null,
      bookedOn: dayOf(hongKongDate(row.allocated_at)),
      policyId: row.policy_id,
      endorsementNo: row.endorsement_no,
      noteId: row.note_id,
      receiptId,
      paymentId: row.id,
    };
  });
  await postEntries(deps, tx, entries);
  // What counts on another day than its own is all of today.
  const later = entries.filter(({ bookedOn }, at) => bookedOn !== hongKongDate(rows[at]?.allocated_at as Date));
  await tx.updateTable('allocations').set({ posted: true }).where('id', 'in', ids).execute();
  const [today] = new Set(later.map(({ bookedOn }) => bookedOn));
  if (today) {
    const late = later.map(({ paymentId }) => paymentId as string);
    await tx.updateTable('allocations').set({ counted_on: today }).where('id', 'in', late).execute();
  }
  return [...new Set(rows.map(({ note_id }) => note_id))];
}

/** The last day on which money for a note was received: its commission was earned then. */
async function earnEarlier(deps: Deps, tx: Tx, noteIds: readonly string[], dayOf: DayOf): Promise<void> {
  if (noteIds.length === 0) return;
  const days = await tx
    .selectFrom('allocations as a')
    .innerJoin('receipts as r', 'r.id', 'a.receipt_id')
    .select(['a.note_id', ({ fn }) => fn.max('r.received_on').as('day')])
    .where('a.note_id', 'in', noteIds)
    // What waits for entries of its own is earned by them.
    .where('a.posted', '=', true)
    .where('r.posted', '=', true)
    .groupBy('a.note_id')
    .orderBy('a.note_id')
    .execute();
  for (const { note_id, day } of days) await earnSettled(deps, tx, [note_id], { bookedOn: dayOf(day) });
}

/** The notes that receipts are set against: an allocation may have been posted before its receipt. */
async function notesOf(tx: Tx, receiptIds: readonly string[]): Promise<string[]> {
  if (receiptIds.length === 0) return [];
  const rows = await tx.selectFrom('allocations').select('note_id').where('receipt_id', 'in', receiptIds).execute();
  return rows.map(({ note_id }) => note_id);
}

/** @returns how many rows were posted */
function postBatch(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${POSTING_LOCK}) as mine`;
    if (!(await lock.execute(tx)).rows[0]?.mine) return 0;
    const dayOf = await openDays(deps, tx);
    const receipts = await postReceipts(deps, tx, dayOf);
    const notes = await postNotes(deps, tx, dayOf);
    const allocations = await postAllocations(deps, tx, dayOf);
    const touched = [...notes, ...allocations, ...(await notesOf(tx, receipts))];
    await earnEarlier(deps, tx, [...new Set(touched)].toSorted(), dayOf);
    return receipts.length + notes.length + allocations.length;
  });
}

/**
 * Posts what was written before there was a ledger, or by a process of the release before: on its own day where no day was
 * closed since, else today. In batches, and safe to be done by several processes at once.
 */
export async function postEarlier(deps: Deps): Promise<void> {
  while ((await postBatch(deps)) > 0);
}
