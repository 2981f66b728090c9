import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';

/** Notes by id, in no order, with the names of their clients. */
export async function readNotes({ seal }: Pick<Deps, 'seal'>, db: Db, ids: readonly string[]): Promise<OpenNote[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select(['n.id', 'n.note_number', 'n.kind', 'n.endorsement_no', 'n.account_on', 'n.due_on', 'n.amount_cents'])
    .select(['n.allocated_cents', 'n.settlement', 'n.policy_id', 'p.policy_number', 'p.insurer_code'])
    .select('p.consultant_code')
    .where('n.id', 'in', ids)
    .execute();
  if (rows.length === 0) return [];
  const names = await readHolderNames(
    db,
    seal,
    rows.map(({ policy_id }) => policy_id),
  );
  return rows.map((row) => ({
    noteId: row.id,
    noteNumber: row.note_number,
    noteKind: row.kind === 'CREDIT' ? 'CREDIT' : 'DEBIT',
    policyNumber: row.policy_number,
    endorsementNumber: row.endorsement_no,
    holderName: names.get(row.policy_id) ?? '',
    insurer: row.insurer_code,
    consultantCode: row.consultant_code,
    accountOn: row.account_on,
    dueOn: row.due_on,
    amountCents: row.amount_cents,
    allocatedCents: row.allocated_cents,
    balanceCents: row.amount_cents - row.allocated_cents,
    settlement: row.settlement,
  }));
}
