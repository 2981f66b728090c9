import type { SoldLine } from '@onegi/contract/lines';
import type { TravelSearch } from '@onegi/contract/lines/travel';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { TravelRateTerms, TravelRider } from '@onegi/rating/lines/travel-types';
import type { RiderPremium } from '@onegi/rating/result';
import type { Plan } from '../catalogue/snapshot.ts';

/** What is searched per line, without how the list is sorted and filtered. */
export interface SearchByLine {
  TRAVEL: Omit<TravelSearch, 'sort' | 'insurers'>;
}

/** Everything of one search that decides its prices: sealed into every quote reference that comes of it. */
export interface SealedSearch<Line extends SoldLine = SoldLine> {
  readonly line: Line;
  readonly tariffVersion: number;
  readonly engineVersion: number;
  /** yyyy-MM-dd, the day of the search in Hong Kong. */
  readonly quotedOn: string;
  /** The last day it can be bought on. */
  readonly expiresOn: string;
  readonly search: SearchByLine[Line];
  readonly options: readonly TravelRider[];
  readonly terms: TravelRateTerms;
}

/** One plan's price, frozen. Its reference is signed, so the record can be written when the quote is first used. */
export interface Quote extends SealedSearch {
  readonly quoteRef: string;
  readonly plan: Plan;
  readonly breakdown: PriceBreakdown;
  readonly riderPremiums: readonly RiderPremium<TravelRider>[];
  /** What the client pays, levy included, in cents. */
  readonly totalCents: number;
}
