import type { PaymentFailure } from '../../../ports/payments.ts';

export type CardOutcome = 'paid' | 'challenge' | Extract<PaymentFailure, 'declined' | 'insufficient'>;

export interface TestCard {
  readonly number: string;
  readonly outcome: CardOutcome;
}

/** The only cards the sandbox takes. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'paid' },
  { number: '4000000000003220', outcome: 'challenge' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficient' },
];

/** 4242 4242 4242 4242 */
export const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
