import type { CardBrand } from '@onegi/contract/fields/purchases';
import type { PaymentFailure } from '../../../ports/payments.ts';

export type CardOutcome = 'paid' | 'challenge' | Extract<PaymentFailure, 'declined' | 'insufficient'>;

export interface TestCard {
  readonly number: string;
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
}

/** The only cards the sandbox takes. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'paid' },
  { number: '6200000000000005', brand: 'unionpay', outcome: 'paid' },
  { number: '4000000000003220', brand: 'visa', outcome: 'challenge' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficient' },
];

/** The brands of the test cards, each once. */
export const testBrands: readonly CardBrand[] = [...new Set(testCards.map(({ brand }) => brand))];

/** 4242 4242 4242 4242 */
export const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
