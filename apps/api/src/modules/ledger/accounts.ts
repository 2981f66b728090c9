import { ledgerAccounts, type ledgerEvents } from '@onegi/contract/fields/ledger';

/** Accounts of clients' money and of the brokerage's own (decision 045). */
export const accounts = ledgerAccounts;
export type Account = (typeof accounts)[number];

/** What moves money. What each event debits and credits is in postings.ts. */
export type EntryEvent = (typeof ledgerEvents)[number];
