import type { ChosenRider } from '../../line-rating.ts';

/** C comprehensive, T third party. */
export type MotorCover = 'C' | 'T';
/** 1 small, 2 mainstream, 3 mid-size, 4 large premium, 5 electric, 6 performance; 9 exotic, classic or not listed. */
export type ModelGroup = 1 | 2 | 3 | 4 | 5 | 6 | 9;
export type MotorRider = 'ncdProtector' | 'propertyDamage' | 'windscreen' | 'driverAccident' | 'lossOfUse';

export interface MotorDriver {
  readonly number: number;
  /** True: confirmed to be of an age without a loading, not told exactly. */
  readonly age: number | true;
  /** Years; true: confirmed to be without a loading. */
  readonly experienceYears: number | true;
}

export interface MotorRisk {
  readonly cover: MotorCover;
  readonly modelGroup: ModelGroup;
  /** The current year less the year of manufacture. */
  readonly vehicleAgeYears: number;
  /** Counts for comprehensive cover alone, and must be there. */
  readonly valueDollars?: number | null;
  readonly noClaimDiscountPercent: number;
  readonly driverCount: number;
  readonly holderDrives: boolean;
  readonly drivers: readonly MotorDriver[];
  readonly hadAccident: boolean;
  /** Counts where there was an accident. */
  readonly claimsDollars?: number | null;
  readonly hadOffence: boolean;
  readonly wasDeclined: boolean;
  readonly riders: readonly ChosenRider<MotorRider>[];
}

/** In the order the rules are tried. A company as owner is asked when applying, not when searching. */
export type MotorReason =
  | 'model-manual'
  | 'vehicle-too-old'
  | 'driver-age'
  | 'vehicle-value'
  | 'claims-record'
  | 'offence-record'
  | 'declined-before'
  | 'ncd-claims-mismatch'
  | 'too-many-drivers'
  | 'company-owned'
  | 'driver-experience';
