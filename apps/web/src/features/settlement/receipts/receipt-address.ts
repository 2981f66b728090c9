import { receiptFields } from '@onegi/contract/fields/receipts';

/** The page of a receipt. */
export const receiptAddress = (receiptId: string) =>
  `/settlement/receipt?${receiptFields.receiptId.wire}=${encodeURIComponent(receiptId)}`;

export const bankTones = {
  unbanked: 'waiting',
  banked: 'good',
  cleared: 'good',
  returned: 'bad',
  reversed: 'bad',
} as const;
