import type { Db } from '../../../db/database.ts';

/** A note with what the client can pay of it now. */
export interface DueNote {
  readonly id: string;
  readonly noteNumber: string;
  readonly dueCents: number;
}

/** What is due of each note of a policy: nothing of credit notes, of what is written off, and of what is being changed. */
export async function dueNotes(db: Db, policyId: string): Promise<DueNote[]> {
  const rows = await db
    .selectFrom('debit_credit_notes')
    .select(['id', 'note_number', 'amount_cents', 'allocated_cents', 'settlement', 'reopened_at', 'approved_at'])
    .where('policy_id', '=', policyId)
    .orderBy('due_on')
    .orderBy('note_number')
    .execute();
  return rows.map(({ id, note_number, amount_cents, allocated_cents, settlement, reopened_at, approved_at }) => {
    const isOpen = settlement === 'unsettled' || settlement === 'partlySettled';
    const isPayable = amount_cents > 0 && isOpen && (reopened_at === null || approved_at !== null);
    return { id, noteNumber: note_number, dueCents: isPayable ? Math.max(0, amount_cents - allocated_cents) : 0 };
  });
}
