import { type BankStatus, returnableMethods } from '@onegi/contract/fields/receipts';
import { AppError } from '../../../http/app-error.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import { bankStatusOf } from '../../policies/bank-status.ts';
import { type ChangeOf, type RowOf, workflow } from '../../workflow/workflow.ts';

export type ReceiptRow = RowOf<'receipts'>;

/** Money that is at the bank once it is here; a cheque must be banked, a card's money waits for the gateway's payout. */
const bankedAtOnce: readonly string[] = ['CSH', 'FPS', 'TT', 'AUT', 'PPS'];

/** Where money that came in by a method stands at first. What was paid to the insurer never comes to this bank: nothing is left to do. */
export function firstBankStatus(method: string): 'unbanked' | 'banked' | 'cleared' {
  if (method === 'INS') return 'cleared';
  return bankedAtOnce.includes(method) ? 'banked' : 'unbanked';
}

const byFinance = { permission: 'receipts.write' } as const;
const dishonour = {
  ...byFinance,
  action: 'dishonour',
  to: 'returned',
  audit: 'receipt.dishonoured',
  guard: ({ method }: Pick<ReceiptRow, 'method'>) =>
    returnableMethods.includes(method) ? undefined : ('receipt.notReturnable' as const),
} as const;

/** Recorded wrongly: the money never came, and none of it has gone back or waits to. */
const reverse = {
  ...byFinance,
  action: 'reverse',
  to: 'reversed',
  audit: 'receipt.reversed',
  guard: ({
    payment_id,
    payout_id,
    refunded_cents,
  }: Pick<ReceiptRow, 'payment_id' | 'payout_id' | 'refunded_cents'>) => {
    // A gateway's word is no slip.
    if (payment_id !== null || payout_id !== null) return 'receipt.notReversible' as const;
    return refunded_cents > 0 ? ('receipt.refunded' as const) : undefined;
  },
} as const;

/** The bank of a card's holder takes the money back; the gateway's notice says so. */
const chargeBack = {
  permission: 'system',
  action: 'chargeBack',
  to: 'returned',
  audit: 'receipt.chargedBack',
} as const;

const dayOf = (status: BankStatus, today: string): ChangeOf<'receipts'> =>
  ({
    unbanked: {},
    banked: { banked_on: today },
    cleared: { cleared_on: today },
    returned: { returned_on: today },
    reversed: { reversed_on: today },
  })[status];

/** What happens to the money of a receipt at the bank. */
export const receiptWorkflow = workflow({
  name: 'receipt',
  table: 'receipts',
  states: {
    unbanked: { holder: 'finance' },
    banked: { holder: null },
    cleared: { holder: null },
    returned: { holder: null },
    reversed: { holder: null },
  },
  initial: 'unbanked',
  transitions: [
    {
      ...byFinance,
      from: 'unbanked',
      action: 'bank',
      to: 'banked',
      audit: 'receipt.banked',
      guard: ({ method }) => (method === 'CC' ? 'receipt.byPayout' : undefined),
    },
    { ...byFinance, from: 'unbanked', action: 'payOut', to: 'banked', audit: 'receipt.paidOut' },
    { ...byFinance, from: 'banked', action: 'clear', to: 'cleared', audit: 'receipt.cleared' },
    // The line of the statement that showed it turned out to be another movement.
    { ...byFinance, from: 'cleared', action: 'unclear', to: 'banked', audit: 'receipt.uncleared' },
    { ...dishonour, from: 'unbanked' },
    { ...dishonour, from: 'banked' },
    { ...dishonour, from: 'cleared' },
    { ...reverse, from: 'unbanked' },
    { ...reverse, from: 'banked' },
    { ...reverse, from: 'cleared' },
    { ...chargeBack, from: 'unbanked' },
    { ...chargeBack, from: 'banked' },
    { ...chargeBack, from: 'cleared' },
  ],
  stateOf: bankStatusOf,
  begunAt: ({ received_at }) => received_at,
  change: (state, { version, bank_status }, { action, now }) => ({
    bank_status: state === 'reversed' ? 'returned' : state,
    version: version + 1,
    ...(action === 'unclear' ? { cleared_on: null } : {}),
    ...(state === bank_status || action === 'unclear' ? {} : dayOf(state, hongKongDate(now))),
  }),
  audited: (row) => ({ id: row.id, name: row.receipt_number, after: { state: bankStatusOf(row) } }),
  errors: { notFound: 'receipt.notFound', stale: 'receipt.stale', wrongState: 'receipt.wrongState' },
  versionOf: ({ version }) => version,
});

/** Whether the money of a receipt has reached the bank. */
export const isBanked = ({ bank_status }: Pick<ReceiptRow, 'bank_status'>): boolean =>
  bank_status === 'banked' || bank_status === 'cleared';

/**
 * Money of a receipt goes back only once it is there for good: a cheque that bounces afterwards would have been paid back out
 * of other clients' money.
 * @throws AppError refund.notBanked, .notCleared
 */
export function requireRefundable({ method, bank_status }: Pick<ReceiptRow, 'method' | 'bank_status'>): void {
  if (method === 'INS' || !isBanked({ bank_status })) throw new AppError('refund.notBanked');
  if (returnableMethods.includes(method) && bank_status !== 'cleared') throw new AppError('refund.notCleared');
}

/** What of a receipt is set against nothing and has not gone back. Nothing where a bank took back what had been refunded before. */
export const restOf = ({
  bank_status,
  amount_cents,
  allocated_cents,
  refunded_cents,
  charged_back_cents,
}: Pick<
  ReceiptRow,
  'bank_status' | 'amount_cents' | 'allocated_cents' | 'refunded_cents' | 'charged_back_cents'
>): number =>
  bank_status === 'returned' ? 0 : Math.max(0, amount_cents - allocated_cents - refunded_cents - charged_back_cents);

/** What a gateway still has of a card's money, or has paid out of it. */
export const collectedOf = ({
  amount_cents,
  charged_back_cents,
}: Pick<ReceiptRow, 'amount_cents' | 'charged_back_cents'>): number => amount_cents - charged_back_cents;
