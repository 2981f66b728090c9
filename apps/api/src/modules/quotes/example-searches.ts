import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { addDays } from '@onegi/contract/lines/dates';

/** Both the first and the last day of the example trip count. */
export const EXAMPLE_TRIP_DAYS = 5;
/** Trips begin so many days ahead: the quote of an example holds as long as any. */
const DAYS_AHEAD = 10;
const CAR_AGE = 3;

export const exampleCarYear = (today: string): number => Number(today.slice(0, 4)) - CAR_AGE;

/** The search that stands for a line where it is named with a price, on a day; the compiler asks for a new line's here. */
export const exampleSearches: { readonly [Line in LineCode]: (today: string) => SearchByLine[Line] } = {
  TRAVEL: (today) => ({
    tripType: 'S',
    destination: 'A',
    departOn: addDays(today, DAYS_AHEAD),
    returnOn: addDays(today, DAYS_AHEAD + EXAMPLE_TRIP_DAYS - 1),
    party: 'I',
    withSpouse: false,
    adults: 1,
    children: 0,
  }),
  HOME: () => ({ areaBand: '01', buildingType: 'A', buildingAge: 'W' }),
  FIRE: () => ({ buildingAgeYears: 20, sumInsuredDollars: 3_000_000 }),
  OS: (today) => ({ coverYears: 1, persons: 1, startOn: addDays(today, DAYS_AHEAD) }),
  MOTOR: (today) => ({
    cover: 'C',
    make: 'TOY',
    model: 'NOAH',
    madeIn: exampleCarYear(today),
    valueDollars: 200_000,
    noClaimDiscountPercent: 60,
    driverCount: 1,
    holderDrives: true,
    drivers: [{ number: 1, age: true, experienceYears: true }],
    hadAccident: false,
    hadOffence: false,
    wasDeclined: false,
  }),
  PA: () => ({ party: 'I', children: 0, yourClass: '01' }),
  PET: () => ({ petCount: 1, petType: 'D', petAgeYears: 2, thirdParty: false }),
  DH: () => ({ nationality: 'P', coverYears: 1 }),
  MEDICAL: () => ({ careType: 'H', people: '01', age: 30 }),
  GOLF: () => ({ party: 'I', withTravel: false }),
};
