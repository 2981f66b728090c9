import type { DriverAnswers } from './drivers-param.ts';

/** A search as its form holds it: what is typed may be half done. */
export interface MotorForm {
  cover: 'C' | 'T';
  make: string;
  model: string;
  madeIn: number | string;
  valueDollars: number | string;
  noClaimDiscountPercent: 0 | 20 | 30 | 40 | 50 | 60;
  driverCount: number | string;
  holderDrives: boolean;
  drivers: readonly DriverAnswers[];
  /** Of the last years; undefined while it is not answered. */
  hadAccident: boolean | undefined;
  claimsDollars: number | string;
  hadOffence: boolean | undefined;
  wasDeclined: boolean | undefined;
  promotionCode: string;
}
