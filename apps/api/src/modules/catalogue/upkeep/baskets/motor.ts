import type { ModelGroup, MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import { type Basket, pairs } from './basket.ts';

type Story = Pick<
  MotorRisk,
  'noClaimDiscountPercent' | 'vehicleAgeYears' | 'drivers' | 'hadAccident' | 'claimsDollars'
>;

const settled = { number: 1, age: 40, experienceYears: 15 };
const stories: readonly Story[] = [
  { noClaimDiscountPercent: 60, vehicleAgeYears: 3, drivers: [settled], hadAccident: false },
  { noClaimDiscountPercent: 30, vehicleAgeYears: 8, drivers: [settled], hadAccident: true, claimsDollars: 25_000 },
  {
    noClaimDiscountPercent: 0,
    vehicleAgeYears: 12,
    drivers: [settled, { number: 2, age: 24, experienceYears: 2 }],
    hadAccident: false,
  },
];
const groups: readonly ModelGroup[] = [1, 2, 3, 4, 5, 6];
const VALUES = [60_000, 250_000, 700_000];

export const motor: Basket<'MOTOR'> = {
  risks: () =>
    pairs(groups, stories).flatMap(([modelGroup, story]) => {
      const car = { modelGroup, ...story, driverCount: story.drivers.length, holderDrives: true };
      const clean = { hadOffence: false, wasDeclined: false };
      return [
        ...VALUES.map((valueDollars) => ({ cover: 'C' as const, valueDollars, ...car, ...clean })),
        { cover: 'T' as const, ...car, ...clean },
      ];
    }),
};
