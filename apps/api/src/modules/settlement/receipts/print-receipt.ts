import type { QueryOf } from '@onegi/contract/call';
import type { receiptPdf } from '@onegi/contract/calls/settlement/receipts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { bankStatusOf } from '../../policies/bank-status.ts';
import { readNotes } from '../notes/read-notes.ts';
import { openedFrom } from '../sealed-texts.ts';
import { paidPart } from './paid-part.ts';
import { restOf } from './receipt-workflow.ts';

/**
 * A receipt as a PDF for who paid: what came in, and the notes that it settles. One that was reversed says so.
 * @throws AppError receipt.notFound, receipt.wrongState of one that came back, server.busy
 */
export async function printReceipt(
  deps: Deps,
  { receiptId, language = 'en' }: QueryOf<typeof receiptPdf>,
): Promise<{ receiptNumber: string; pdf: Buffer }> {
  const { db, seal, pdfs } = deps;
  const row = await db.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirst();
  if (!row) throw new AppError('receipt.notFound');
  if (bankStatusOf(row) === 'returned') throw new AppError('receipt.wrongState');
  const set = await db
    .selectFrom('allocations as a')
    .innerJoin('receipts as r', 'r.id', 'a.receipt_id')
    .select(['a.note_id', ({ fn }) => fn.sum<number>(paidPart).as('cents')])
    .where('a.receipt_id', '=', receiptId)
    .groupBy('a.note_id')
    // What was taken back was another client's: the receipt neither lists nor names it.
    .having(({ fn }) => fn.sum(paidPart), '<>', 0)
    .execute();
  const paid = new Map(set.map(({ note_id, cents }) => [note_id, Number(cents)]));
  const notes = await readNotes(deps, db, [...paid.keys()]);
  const payer = openedFrom(seal, 'receipts', row.id, row.payer_sealed);
  const pdf = await pdfs.make({
    kind: 'keyedReceipt',
    language,
    receipt: {
      receiptNumber: row.receipt_number,
      receivedOn: row.received_on,
      payer: payer || (notes[0]?.holderName ?? ''),
      method: row.method,
      reference: row.bank_reference || row.cheque_number || '',
      amountCents: row.amount_cents,
      chargedBackCents: row.charged_back_cents,
      restCents: restOf(row),
      reversedOn: row.reversed_on,
      notes: notes.map(({ noteId, noteNumber, policyNumber }) => ({
        noteNumber,
        policyNumber,
        paidCents: paid.get(noteId) ?? 0,
      })),
    },
  });
  return { receiptNumber: row.receipt_number, pdf };
}
