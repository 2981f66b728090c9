import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { postMany } from '../ledger/post-entries.ts';
import { payableOn } from '../settlement/notes/earn-settled.ts';
import { type Importing, noteEntries, sharesOf, type WrittenNote, type WrittenPart } from './opening-entries.ts';
import type { PlannedNote } from './plan.ts';
import type { NewPolicy } from './write-policies.ts';

const noteTypes = {
  id: 'uuid',
  note_number: 'text',
  policy_id: 'uuid',
  endorsement_no: 'text',
  kind: 'text',
  amount_cents: 'bigint',
  currency: 'text',
  account_on: 'date',
  due_on: 'date',
  settlement: 'text',
  created_at: 'timestamptz',
  earned_on: 'date',
  approved_by: 'uuid',
  approved_at: 'timestamptz',
  posted: 'boolean',
  insurer_settled_on: 'date',
};
const allocationTypes = {
  id: 'uuid',
  kind: 'text',
  receipt_id: 'uuid',
  note_id: 'uuid',
  amount_cents: 'bigint',
  allocated_at: 'timestamptz',
  counted_on: 'date',
  other_id: 'uuid',
  allocated_by: 'uuid',
  posted: 'boolean',
};
const earningTypes = {
  id: 'uuid',
  note_id: 'uuid',
  consultant_code: 'text',
  amount_cents: 'bigint',
  earned_on: 'date',
  payable_on: 'date',
};

/** A note's number, and the ids of what its rows become. */
export interface Numbering {
  readonly noteNumber: (note: PlannedNote) => string;
  readonly receiptIds: ReadonlyMap<string, string>;
  /** Both rows of an offset name each other, wherever they stand. */
  readonly offsetIds: ReadonlyMap<string, readonly [string, string]>;
  /** The credit note of each offset. */
  readonly creditNotes: ReadonlyMap<string, string>;
  readonly noteIds: ReadonlyMap<PlannedNote, string>;
}

function withIds(note: PlannedNote, { receiptIds, offsetIds, creditNotes }: Numbering): WrittenPart[] {
  return note.parts.map((part) => {
    const pair = part.kind === 'offset' ? offsetIds.get(part.row.receiptNumber) : undefined;
    // The side that pays the debit note is the first of the two.
    const own = pair?.[part.amountCents > 0 ? 0 : 1];
    const otherNoteId = part.kind === 'offset' ? (creditNotes.get(part.row.receiptNumber) ?? null) : null;
    const receiptId = receiptIds.get(part.row.receiptNumber) ?? null;
    return { ...part, allocationId: own ?? orderedId(), receiptId, otherNoteId };
  });
}

/** The whole of what the insurer is owed has gone, or came back, whatever the client still owes of the commission. */
function insurerSettledOn({ row, isEarned, parts, earnedOn }: PlannedNote): string | null {
  const isDirect = parts.some(({ kind }) => kind === 'direct');
  const isDone = isDirect ? isEarned : (row.insurerPaid ?? 0) === row.payable;
  return isDone ? earnedOn : null;
}

const noteRow = (deps: Pick<Deps, 'clock'>, { policyId, noteId, note }: WrittenNote, number: string, by: string) => ({
  id: noteId,
  note_number: number,
  policy_id: policyId,
  endorsement_no: note.no,
  kind: note.row.receivable < 0 ? 'CREDIT' : 'DEBIT',
  amount_cents: note.row.receivable,
  currency: 'HKD',
  account_on: note.row.accountOn,
  due_on: note.row.dueOn,
  settlement: 'unsettled',
  created_at: deps.clock.now(),
  // What is earned in these books is so today; what was in earlier ones has its own day.
  earned_on: note.isEarned ? (note.row.consultantPaid ? note.earnedOn : deps.clock.today()) : null,
  approved_by: by,
  approved_at: deps.clock.now(),
  posted: true,
  insurer_settled_on: insurerSettledOn(note),
});

const allocationRows = (
  deps: Pick<Deps, 'clock'>,
  { noteId, parts }: WrittenNote,
  by: string,
  { offsetIds }: Numbering,
) =>
  parts.map(({ allocationId, kind, receiptId, amountCents, row }) => ({
    id: allocationId,
    kind,
    receipt_id: kind === 'money' || kind === 'direct' ? receiptId : null,
    note_id: noteId,
    amount_cents: amountCents,
    // A statement dates it by the day that the workbook says; the books of this portal count it from the import on.
    allocated_at: new Date(`${row.receivedOn}T00:00:00+08:00`),
    counted_on: deps.clock.today(),
    other_id: kind === 'offset' ? (offsetIds.get(row.receiptNumber)?.[amountCents > 0 ? 1 : 0] ?? null) : null,
    allocated_by: by,
    posted: true,
  }));

/** What consultants have earned by a note and had not yet when these books began. */
const earningRows = (policy: NewPolicy, { noteId, note }: WrittenNote, today: string) =>
  note.isEarned && !note.row.consultantPaid
    ? sharesOf(policy.planned.row, note.consultantCents).map(({ consultantCode, amountCents }) => ({
        id: orderedId(),
        note_id: noteId,
        consultant_code: consultantCode,
        amount_cents: amountCents,
        earned_on: today,
        payable_on: payableOn(today),
      }))
    : [];

/** Writes the notes of policies, what stands against them, what was earned, and what all of it posts. */
export async function writeNotes(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  policies: readonly NewPolicy[],
  importing: Importing,
  numbering: Numbering,
): Promise<void> {
  const by = importing.postedBy;
  // An endorsement that costs nothing has no note.
  const written = policies.flatMap((policy) =>
    policy.planned.notes
      .filter(({ row }) => row.receivable !== 0)
      .map((note) => ({
        policy,
        of: {
          policyId: policy.policyId,
          noteId: numbering.noteIds.get(note) ?? orderedId(),
          note,
          parts: withIds(note, numbering),
        },
      })),
  );
  const notes = written.map(({ of }) => noteRow(deps, of, numbering.noteNumber(of.note), by));
  await insertMany(tx, 'debit_credit_notes', noteTypes, notes);
  const allocations = written.flatMap(({ of }) => allocationRows(deps, of, by, numbering));
  await insertMany(tx, 'allocations', allocationTypes, allocations);
  const earnings = written.flatMap(({ policy, of }) => earningRows(policy, of, deps.clock.today()));
  await insertMany(tx, 'commission_earnings', earningTypes, earnings);
  await postMany(
    deps,
    tx,
    written.flatMap(({ policy, of }) => noteEntries(importing, policy.planned.row, of)),
  );
}
