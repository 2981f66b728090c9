import type { Db } from '../../../db/database.ts';
import type { PolicyEnd } from '../../policies/policy-status.ts';
import { balanceOf, isReopened } from '../../settlement/lock-rows.ts';

/** A note with what the client can pay of it now. */
export interface DueNote {
  readonly id: string;
  readonly noteNumber: string;
  readonly dueCents: number;
}

/** Whether a note is the first premium of a policy that never was in force: it is owed no more, and would buy no cover. */
export const isPremiumOver = (endorsementNo: string, endedAs: PolicyEnd | null): boolean =>
  endorsementNo === '000' && (endedAs === 'lapsed' || endedAs === 'void');

/**
 * What is due of each note of a policy: nothing of credit notes, of what is written off, of what is being changed, and of the
 * first premium of a policy that has lapsed or is void.
 */
export async function dueNotes(db: Db, policyId: string): Promise<DueNote[]> {
  const rows = await db
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select(['n.id', 'n.note_number', 'n.endorsement_no', 'n.amount_cents', 'n.allocated_cents', 'n.settlement'])
    .select(['n.reopened_at', 'n.approved_at', 'p.ended_as'])
    .where('n.policy_id', '=', policyId)
    .orderBy('due_on')
    .orderBy('note_number')
    .execute();
  return rows.map((note) => {
    const { id, note_number: noteNumber, settlement } = note;
    const isOpen = settlement === 'unsettled' || settlement === 'partlySettled';
    const isPayable = isOpen && !isReopened(note) && !isPremiumOver(note.endorsement_no, note.ended_as);
    return { id, noteNumber, dueCents: isPayable ? Math.max(0, balanceOf(note)) : 0 };
  });
}
