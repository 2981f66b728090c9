import * as z from 'zod';
import { lineFields as f } from '../fields/lines.ts';
import { field, optional, shape } from '../shape.ts';
import { MODEL_YEARS } from './drivers.ts';
import { type Finding, searchShape } from './search.ts';

/** Age and experience in years, or true: 27 to 65 years old, and driving for five years or more. */
export const driver = shape({ number: f.driverNumber, age: f.driverAge, experienceYears: f.experienceYears });

const drivers = field('driverList', z.array(driver.codec, 'validation.driverList').max(9, 'validation.drivers'));

export const motorSearch = searchShape(
  {
    cover: f.cover,
    make: f.make,
    model: f.model,
    madeIn: f.madeIn,
    valueDollars: optional(f.valueDollars),
    noClaimDiscountPercent: f.noClaimDiscountPercent,
    driverCount: f.driverCount,
    holderDrives: f.holderDrives,
    drivers,
    hadAccident: f.hadAccident,
    claimsDollars: optional(f.claimsDollars),
    hadOffence: f.hadOffence,
    wasDeclined: f.wasDeclined,
  },
  [
    (search) => {
      const found: Finding[] = [];
      if (search.cover === 'C' && search.valueDollars === undefined) {
        found.push({ field: 'valueDollars', message: 'validation.required' });
      }
      if (search.hadAccident && search.claimsDollars === undefined) {
        found.push({ field: 'claimsDollars', message: 'validation.required' });
      }
      const numbers = search.drivers.map(({ number }) => number);
      if (numbers.length !== search.driverCount || numbers.some((number, at) => number !== at + 1)) {
        found.push({ field: 'drivers', message: 'validation.driverList' });
      }
      return found;
    },
  ],
);

/** Rules that need the day. */
export function motorYearRules(madeIn: number, today: string): Finding[] {
  const year = Number(today.slice(0, 4));
  return madeIn > year || madeIn <= year - MODEL_YEARS ? [{ field: 'madeIn', message: 'validation.madeIn' }] : [];
}

export const motorDefaults = {
  cover: 'C',
  noClaimDiscountPercent: 0,
  driverCount: 1,
  holderDrives: true,
  hadAccident: false,
  hadOffence: false,
  wasDeclined: false,
} as const;
