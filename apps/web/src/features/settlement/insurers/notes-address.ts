import { insurerNotesDue } from '@onegi/contract/calls/settlement/insurer-payments';

/** The insurer's code in the page's address, by the name that the API publishes. */
export const insurerParam = insurerNotesDue.params.wireName('insurerCode');

/** The page on which notes of an insurer are chosen, for a new payment or a draft. */
export const notesAddress = (insurerCode: string, number?: string) =>
  `/insurer-payment-notes?${new URLSearchParams({ [insurerParam]: insurerCode, ...(number ? { number } : {}) })}`;
