import type { BankStatus } from '@onegi/contract/fields/receipts';
import type { Selectable } from 'kysely';
import type { PoliciesTables } from './tables.ts';

/** Where a receipt stands at the bank. One that was reversed is stored as returned, as the release before knows it. */
export const bankStatusOf = ({
  bank_status,
  reversed_on,
}: Pick<Selectable<PoliciesTables['receipts']>, 'bank_status' | 'reversed_on'>): BankStatus =>
  reversed_on === null ? bank_status : 'reversed';
