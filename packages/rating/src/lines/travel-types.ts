import type { ChosenRider } from '../line-rating.ts';

export type TripType = 'S' | 'A';
export type TravelDestination = 'M' | 'A' | 'W';
export type TravelRider = 'cruise' | 'scuba' | 'golf' | 'winter';

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
  readonly riders: readonly ChosenRider<TravelRider>[];
  /** Age last birthday on the departure date of the oldest insured person, once known. */
  readonly oldestAge?: number;
}

export type TravelReason = 'age-over-limit' | 'trip-too-long' | 'party-too-large';
