import type { RateResult, RateTerms } from '../result.ts';

export type TripType = 'S' | 'A';
export type TravelDestination = 'M' | 'A' | 'W';
export type TravelTier = 'B' | 'S' | 'P';
export type TravelRider = 'cruise' | 'scuba' | 'golf' | 'winter';

export const TRAVEL_RIDERS: readonly TravelRider[] = ['cruise', 'scuba', 'golf', 'winter'];

/** What travel is rated on. Dates are yyyy-MM-dd in Hong Kong; both the first and the last day are covered. */
export interface TravelRisk {
  readonly tripType: TripType;
  readonly destination: TravelDestination;
  readonly departOn: string;
  /** Null for annual cover. */
  readonly returnOn?: string | null;
  /** I individual, F family. */
  readonly party: 'I' | 'F';
  readonly withSpouse: boolean;
  readonly adults: number;
  readonly children: number;
  readonly riders: readonly TravelRider[];
  /** Age last birthday on the departure date of the oldest insured person, once known. */
  readonly oldestAge?: number;
}

export interface TravelRateTerms extends RateTerms {
  /** The longest single trip in days. */
  readonly dayLimit: number;
}

export type TravelReferReason = 'age-over-limit' | 'trip-too-long' | 'party-too-large';

export type TravelResult = RateResult<TravelReferReason, TravelRider>;

/** The numbers of one plan that rating needs. */
export interface TravelPlanTerms {
  readonly tier: TravelTier;
  /** Factor on the market base, 10,000 = 1.00. */
  readonly relativityBasisPoints: number;
  readonly standingDiscountBasisPoints: number;
}
