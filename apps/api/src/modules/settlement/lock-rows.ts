import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReceiptRow } from './receipts/receipt-workflow.ts';

/**
 * Receipts, locked until the transaction ends. Whoever locks receipts and notes locks the receipts first, and each by id:
 * so two never wait for each other.
 * @throws AppError receipt.notFound
 */
export async function lockReceipts(tx: Tx, ids: readonly string[]): Promise<Map<string, ReceiptRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .selectFrom('receipts')
    .selectAll()
    .where('id', 'in', wanted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length !== wanted.length) throw new AppError('receipt.notFound');
  return new Map(rows.map((row) => [row.id, row]));
}

/** One receipt, locked. @throws AppError receipt.notFound */
export async function lockReceipt(tx: Tx, id: string): Promise<ReceiptRow> {
  const row = (await lockReceipts(tx, [id])).get(id);
  if (!row) throw new AppError('receipt.notFound');
  return row;
}

/** A note with what of its policy and booking the ledger asks for. */
export type SettledNote = Awaited<ReturnType<typeof readLockedNotes>>[number];

const readLockedNotes = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .innerJoin('policy_endorsements as e', (join) =>
      join.onRef('e.policy_id', '=', 'n.policy_id').onRef('e.endorsement_no', '=', 'n.endorsement_no'),
    )
    .selectAll('n')
    .select(['p.insurer_code', 'p.consultant_code', 'p.second_consultant_code', 'p.second_share_bp'])
    .select(['p.policy_number', 'p.issued_on', 'e.total_commission_cents', 'e.consultant_commission_cents'])
    .select(['e.payable_cents', 'e.receivable_cents'])
    .where('n.id', 'in', ids)
    .orderBy('n.id')
    .forNoKeyUpdate('n')
    .execute();

/** Notes by id, locked after the receipts. @throws AppError note.notFound */
export async function lockNotes(tx: Tx, ids: readonly string[]): Promise<Map<string, SettledNote>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await readLockedNotes(tx, wanted);
  if (rows.length !== wanted.length) throw new AppError('note.notFound');
  return new Map(rows.map((row) => [row.id, row]));
}

/** One note, locked. @throws AppError note.notFound */
export async function lockNote(tx: Tx, id: string): Promise<SettledNote> {
  const row = (await lockNotes(tx, [id])).get(id);
  if (!row) throw new AppError('note.notFound');
  return row;
}

/** All notes of a policy, locked: what is asked of them together stays so. */
export async function lockNotesOf(tx: Tx, policyId: string): Promise<Map<string, SettledNote>> {
  const notes = await tx.selectFrom('debit_credit_notes').select('id').where('policy_id', '=', policyId).execute();
  return lockNotes(
    tx,
    notes.map(({ id }) => id),
  );
}

/** What is open of a note: positive what the client owes, negative what the client is owed. */
export const balanceOf = ({
  amount_cents,
  allocated_cents,
}: Pick<SettledNote, 'amount_cents' | 'allocated_cents'>): number => amount_cents - allocated_cents;

/** Opened again and not approved since: it may change, so nothing is set against it. */
export const isReopened = ({ reopened_at, approved_at }: Pick<SettledNote, 'reopened_at' | 'approved_at'>): boolean =>
  reopened_at !== null && approved_at === null;
