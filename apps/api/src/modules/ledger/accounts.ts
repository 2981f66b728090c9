/** Accounts that hold clients' money, or what is owed of it (decision 045). */
export const clientAccounts = [
  'clientBank',
  'clientClearing',
  'receivable',
  'insurerPayable',
  'unallocated',
  'refundPayable',
  'commissionDeferred',
  'commissionHeld',
  'officeAdvance',
] as const;

/** The brokerage's own. */
export const officeAccounts = [
  'officeBank',
  'commissionIncome',
  'consultantExpense',
  'consultantPayable',
  'writeOff',
  'gatewayFees',
] as const;

export const accounts = [...clientAccounts, ...officeAccounts] as const;
export type Account = (typeof accounts)[number];

/** What moves money. Each posts one entry; what it debits and credits is in postings.ts. */
export const entryEvents = [
  'noteIssued',
  'received',
  'banked',
  'allocated',
  'earned',
  'insurerPaid',
  'commissionDrawn',
  'consultantPaid',
  'refundDue',
  'refunded',
  'offset',
  'writtenOff',
  'gatewayPaidOut',
  'officeCovered',
  'paidToInsurer',
  'commissionReceived',
  'reversed',
] as const;
export type EntryEvent = (typeof entryEvents)[number];
