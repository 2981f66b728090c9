import type { PartNote } from '@onegi/contract/calls/settlement/disbursement-calls';
import type { Db } from '../../../db/database.ts';

/** The notes of a payment, drawing or payout with what each has a part of it, the oldest first. */
export async function describeParts(
  db: Db,
  parts: readonly { readonly note_id: string; readonly amount_cents: number }[],
): Promise<PartNote[]> {
  if (parts.length === 0) return [];
  const ids = [...new Set(parts.map(({ note_id }) => note_id))];
  const rows = await db
    .selectFrom('debit_credit_notes as note')
    .innerJoin('policies', 'policies.id', 'note.policy_id')
    .select(['note.id', 'note_number', 'kind', 'account_on', 'policy_number', 'transaction_number'])
    .where('note.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return parts
    .flatMap(({ note_id, amount_cents }) => {
      const note = byId.get(note_id);
      return note ? [{ ...note, amount_cents }] : [];
    })
    .toSorted((a, b) => a.account_on.localeCompare(b.account_on) || a.note_number.localeCompare(b.note_number))
    .map((note) => ({
      noteNumber: note.note_number,
      noteKind: note.kind as 'DEBIT' | 'CREDIT',
      policyNumber: note.policy_number,
      transactionNumber: note.transaction_number,
      accountOn: note.account_on,
      amountCents: note.amount_cents,
    }));
}
