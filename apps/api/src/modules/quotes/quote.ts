import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { ChosenRider } from '@onegi/rating/line-rating';
import type { RateTerms, RiderPremium } from '@onegi/rating/result';
import type { Plan } from '../../ports/catalogue.ts';
import type { ModelGroup } from '../catalogue/makes.ts';

/** What a line adds to a search when it is made, so that a later change of a list changes no quote. */
interface LookedUp {
  MOTOR: { readonly modelGroup: ModelGroup };
}

/** What is kept of a search: its risk and promotion code, without how the list is sorted and filtered. */
export type KeptSearch<Line extends LineCode = LineCode> = {
  [Each in Line]: Omit<SearchByLine[Each], 'sort' | 'insurers'> &
    (Each extends keyof LookedUp ? LookedUp[Each] : unknown);
}[Line];

/** Everything of one search that decides its prices: sealed into every quote reference that comes of it. */
export interface SealedSearch<Line extends LineCode = LineCode> {
  readonly line: Line;
  readonly tariffVersion: number;
  readonly engineVersion: number;
  /** yyyy-MM-dd, the day of the search in Hong Kong. */
  readonly quotedOn: string;
  /** The last day it can be bought on. */
  readonly expiresOn: string;
  readonly search: KeptSearch<Line>;
  readonly options: readonly ChosenRider[];
  readonly terms: RateTerms;
}

/** One plan's price, frozen. Its reference is signed, so the record can be written when the quote is first used. */
export interface Quote extends SealedSearch {
  readonly quoteRef: string;
  readonly plan: Plan;
  readonly breakdown: PriceBreakdown;
  readonly riderPremiums: readonly RiderPremium[];
  /** What the client pays, levy included, in cents. */
  readonly totalCents: number;
}
