import type { ListedReceipt, receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import type { ReceiptMethod } from '@onegi/contract/fields/receipts';
import type { AskedOf } from '@onegi/contract/list';
import { type SqlBool, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import type { Key } from '../../../lists/page-of.ts';
import { bankStatusOf } from '../../policies/bank-status.ts';
import { openedFrom } from '../sealed-texts.ts';
import { restOf } from './receipt-workflow.ts';

const hasRest = sql<SqlBool>`bank_status <> 'returned' and amount_cents > allocated_cents + refunded_cents + charged_back_cents`;

/** Receipts by what was searched. */
export function listedReceipts({ db, seal }: Pick<Deps, 'db' | 'seal'>, asked: AskedOf<typeof receiptList>) {
  const { receiptNumberPart, method, bankStatus, hasRest: rest, receivedFrom, receivedUntil } = asked;
  let fitting = db.selectFrom('receipts');
  if (receiptNumberPart) {
    const part = `%${escapeLike(receiptNumberPart.toUpperCase())}%`;
    fitting = fitting.where(sql<SqlBool>`receipt_number like ${part}`);
  }
  if (method) fitting = fitting.where('method', '=', method);
  if (bankStatus === 'reversed') fitting = fitting.where('reversed_on', 'is not', null);
  else if (bankStatus) fitting = fitting.where('bank_status', '=', bankStatus).where('reversed_on', 'is', null);
  if (rest) fitting = fitting.where(rest === 'some' ? hasRest : sql<SqlBool>`not (${hasRest})`);
  if (receivedFrom) fitting = fitting.where('received_on', '>=', receivedFrom);
  if (receivedUntil) fitting = fitting.where('received_on', '<=', receivedUntil);
  return {
    fitting,
    key: 'id',
    sorts: { receivedOn: 'received_on', receiptNumber: 'receipt_number', amountCents: 'amount_cents' },
    read: async (ids: readonly Key[]): Promise<ListedReceipt[]> => {
      const rows = await db.selectFrom('receipts').selectAll().$call(rowsOfIds('id', ids));
      return rows.map((row) => ({
        receiptId: row.id,
        receiptNumber: row.receipt_number,
        receivedOn: row.received_on,
        payer: openedFrom(seal, 'receipts', row.id, row.payer_sealed),
        method: row.method as ReceiptMethod,
        bankStatus: bankStatusOf(row),
        bankReference: row.bank_reference,
        amountCents: row.amount_cents,
        chargedBackCents: row.charged_back_cents,
        restCents: restOf(row),
      }));
    },
  };
}
