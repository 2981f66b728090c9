import { shareOf } from '@onegi/rating/money';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { postEntries, reverseEntries } from '../../ledger/post-entries.ts';
import { earned, type Share } from '../../ledger/postings.ts';
import { lockNotes, type SettledNote } from '../lock-rows.ts';
import { standingEntries } from '../standing-entries.ts';
import { endPending } from './policy-pending.ts';

type Clocked = Pick<Deps, 'clock'>;

/** The 15th of the month after: when consultants are paid what they earned. @param earnedOn yyyy-MM-dd */
export function payableOn(earnedOn: string): string {
  const [year = 0, month = 0] = earnedOn.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, '0')}-15`;
}

/** Each consultant's part of a note's commission; the last takes the difference of the rounding. */
export function sharesOf(note: SettledNote): Share[] {
  const whole = note.consultant_commission_cents;
  if (!note.consultant_code) return [];
  const { second_consultant_code: second, second_share_bp } = note;
  const first = second ? shareOf(whole, 10_000 - second_share_bp) : whole;
  return [
    { consultantCode: note.consultant_code, amountCents: first },
    ...(second ? [{ consultantCode: second, amountCents: whole - first }] : []),
  ].filter(({ amountCents }) => amountCents !== 0);
}

/** Notes that are settled, whose commission is not earned yet, and whose money is all at the bank. */
async function dueToEarn(tx: Tx, noteIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('debit_credit_notes as n')
    .select('n.id')
    .where('n.id', 'in', noteIds)
    .where('n.posted', '=', true)
    .where('n.earned_on', 'is', null)
    .where('n.settlement', 'in', ['settled', 'writtenOff'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('allocations as a')
            .innerJoin('receipts as r', 'r.id', 'a.receipt_id')
            .select('r.id')
            .whereRef('a.note_id', '=', 'n.id')
            .where((of) => of.or([of('a.kind', '=', 'direct'), of('r.bank_status', 'not in', ['banked', 'cleared'])]))
            .groupBy('r.id')
            .having((of) => of.fn.sum('a.amount_cents'), '<>', 0),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What consultants earn by a note, as rows beside its entry. */
export async function writeEarnings(tx: Tx, note: SettledNote, shares: readonly Share[], on: string): Promise<void> {
  if (shares.length > 0) {
    await tx
      .insertInto('commission_earnings')
      .values(
        shares.map(({ consultantCode, amountCents }) => ({
          id: orderedId(),
          note_id: note.id,
          consultant_code: consultantCode,
          amount_cents: amountCents,
          earned_on: on,
          payable_on: payableOn(on),
        })),
      )
      .execute();
  }
  await tx.updateTable('debit_credit_notes').set({ earned_on: on }).where('id', '=', note.id).execute();
}

async function earn(deps: Clocked, tx: Tx, note: SettledNote, postedBy: string | null, bookedOn?: string) {
  const on = bookedOn ?? deps.clock.today();
  const shares = sharesOf(note);
  await postEntries(deps, tx, [
    {
      event: 'earned',
      postings: earned({ noteId: note.id, amountCents: note.total_commission_cents }, shares),
      postedBy,
      policyId: note.policy_id,
      endorsementNo: note.endorsement_no,
      noteId: note.id,
      ...(bookedOn ? { bookedOn } : {}),
    },
  ]);
  await writeEarnings(tx, note, shares, on);
  await endPending(tx, note);
}

/**
 * Earns the commission of notes that are now settled by money that is all at the bank: to be called in the transaction
 * of whatever may have settled them. Does nothing for a note that was earned, is open, or waits for the bank.
 * @param bookedOn of another day than today, for what is posted afterwards
 */
export async function earnSettled(
  deps: Clocked,
  tx: Tx,
  noteIds: readonly string[],
  { postedBy = null, bookedOn }: { readonly postedBy?: string | null; readonly bookedOn?: string } = {},
): Promise<void> {
  if (noteIds.length === 0) return;
  const locked = await lockNotes(tx, noteIds);
  const due = await dueToEarn(tx, [...locked.keys()]);
  for (const id of due.toSorted()) {
    const note = locked.get(id);
    if (note) await earn(deps, tx, note, postedBy, bookedOn);
  }
}

/** Turns round what was earned by a note that is not settled any more; what was paid out already is set off later. */
export async function reverseEarned(deps: Clocked, tx: Tx, note: SettledNote, postedBy: string | null): Promise<void> {
  if (note.earned_on === null) return;
  const entries = await standingEntries(tx, { event: ['earned', 'commissionReceived'], noteId: note.id });
  // A credit note that gives back what had been earned has done so by its issue, and not by its settlement.
  if (entries.length === 0 && note.total_commission_cents !== 0) return;
  await reverseEntries(deps, tx, entries, postedBy);
  const today = deps.clock.today();
  const standing = await tx
    .selectFrom('commission_earnings as e')
    .selectAll('e')
    .where('e.note_id', '=', note.id)
    .where('e.reverses', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('commission_earnings as r').select('r.id').whereRef('r.reverses', '=', 'e.id'))),
    )
    .execute();
  if (standing.length > 0) {
    await tx
      .insertInto('commission_earnings')
      .values(
        standing.map(({ id, note_id, consultant_code, amount_cents }) => ({
          id: orderedId(),
          note_id,
          consultant_code,
          amount_cents: -amount_cents,
          earned_on: today,
          payable_on: payableOn(today),
          reverses: id,
        })),
      )
      .execute();
  }
  await tx.updateTable('debit_credit_notes').set({ earned_on: null }).where('id', '=', note.id).execute();
}
