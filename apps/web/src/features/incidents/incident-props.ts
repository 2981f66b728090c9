import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';

export interface IncidentProps {
  product: string;
  /** One to three plans, with their quotes where they have a price. */
  plans: readonly Pick<FrozenQuote, 'insurer' | 'plan' | 'planName' | 'planNameZh' | 'quoteRef'>[];
  /** Which of the line's benefit tables counts; absent where there is one alone. */
  variant?: string;
}
