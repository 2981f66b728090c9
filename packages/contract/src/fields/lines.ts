import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

const required = (whenWrong: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === '' ? 'validation.required' : whenWrong,
});

/** A whole number with its own words for a missing value, a wrong type and each bound. */
const whole = (wrong: string, min: number, tooSmall: string, max: number, tooBig: string) =>
  z.int(required(wrong)).min(min, tooSmall).max(max, tooBig);

/** '01' or '02' on the wire, years inside. */
const coverYears = z.codec(f.oneOf(['01', '02']), z.union([z.literal(1), z.literal(2)]), {
  decode: (wire) => (wire === '01' ? 1 : 2),
  encode: (years) => (years === 1 ? ('01' as const) : ('02' as const)),
});

const occupationClass = f.oneOf(['01', '02', '03', '04', '05']);

/** A number, or true where the person is confirmed to be within the ordinary. */
const confirmedOr = (number: z.ZodType<number, number>) =>
  z.union([number, z.literal(true)], required('validation.number'));

const most = 'validation.amountMax';

/** Search fields of every line but travel, whose fields are with the quotes'. */
export const lineFields = {
  /** Where one call serves several products, it says which. */
  prod: field('prod', f.oneOf(['HOME', 'OS', 'PA', 'GOLF'])),
  // home
  areaBand: field('area', f.oneOf(['01', '02', '03', '04', '05', '06'])),
  areaSqFt: field('areaNumber', whole('validation.number', 1, 'validation.areaMin', 5_000, 'validation.areaMax')),
  buildingType: field('typeBuild', f.oneOf(['A', 'H'])),
  buildingAge: field('ageBuild', f.oneOf(['W', 'M'])),
  // fire
  buildingAgeYears: field(
    'year',
    z
      .int(requiredEmpty('validation.buildingAgeYears'))
      .min(1, 'validation.buildingAgeYears')
      .max(99, 'validation.buildingAgeYears'),
  ),
  sumInsuredDollars: field(
    'sumInsured',
    z
      .int(requiredEmpty('validation.number'))
      .min(1, 'validation.sumInsured')
      .max(1_000_000_000, 'validation.sumInsured'),
  ),
  // overseas student and domestic helper
  coverYears: field('period', coverYears),
  helperCoverYears: field('coverPeriod', coverYears),
  persons: field('person', whole('validation.integer', 1, 'validation.integer', 20, most)),
  startOn: field('coverFr', f.date),
  nationality: field('nationality', f.oneOf(['P', 'X'])),
  // motor
  cover: field('coverType', f.oneOf(['C', 'T'])),
  make: field('make', f.code(10)),
  model: field('model', f.code(40)),
  madeIn: field('year', whole('validation.number', 1900, 'validation.madeIn', 2200, 'validation.madeIn')),
  valueDollars: field(
    'estimated',
    whole('validation.number', 1, 'validation.number', 100_000_000, 'validation.sumInsured'),
  ),
  noClaimDiscountPercent: field(
    'disc',
    z.union(
      [0, 20, 30, 40, 50, 60].map((percent) => z.literal(percent)) as [z.ZodLiteral<number>],
      required('validation.choice'),
    ),
  ),
  driverCount: field('driverNo', whole('validation.integer', 1, 'validation.drivers', 9, 'validation.drivers')),
  holderDrives: field('policyHolder', f.yesNo),
  driverNumber: field(
    'driverNum',
    z.int('validation.integer').min(1, 'validation.drivers').max(9, 'validation.drivers'),
  ),
  driverAge: field(
    'age',
    confirmedOr(whole('validation.number', 17, 'validation.driverAge', 99, 'validation.driverAge')),
  ),
  experienceYears: field(
    'exp',
    confirmedOr(whole('validation.number', 0, 'validation.experience', 82, 'validation.experience')),
  ),
  hadAccident: field('accident', f.yesNo),
  claimsDollars: field(
    'amount',
    whole('validation.number', 0, 'validation.number', 100_000_000, 'validation.sumInsured'),
  ),
  hadOffence: field('offense', f.yesNo),
  wasDeclined: field('company', f.yesNo),
  // personal accident
  accidentParty: field('peopleType', f.oneOf(['I', 'F'])),
  familyChildren: field('children', whole('validation.integer', 0, 'validation.integer', 20, most)),
  yourClass: field('yourOcc', occupationClass),
  spouseClass: field('spouseOcc', occupationClass),
  // pet
  petCount: field('petNumber', z.literal(1, required('validation.onePet'))),
  petType: field('petType', f.oneOf(['C', 'D'])),
  petAgeYears: field(
    'petAgt',
    z.codec(f.oneOf(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']), z.int(), {
      decode: Number,
      encode: (years) => `0${years}` as '00',
    }),
  ),
  thirdParty: field('petThird', f.flag),
  // medical
  careType: field('planType', f.oneOf(['H', 'D', 'O'])),
  people: field('peopleType', f.oneOf(['01', '02', '03'])),
  age: field('age', whole('validation.number', 1, 'validation.ageMin', 120, 'validation.ageMax')),
  clinical: field('clinical', f.flag),
  dental: field('dental', f.flag),
  criticalIllness: field('cillness', f.flag),
  maternity: field('maternity', f.flag),
  chineseMedicine: field('cmedicine', f.flag),
  // golf
  golfParty: field('golfType', f.oneOf(['I', 'F'])),
  withTravel: field('incTravel', f.yesNo),
} as const;

/** The same with the words of the fire page. */
function requiredEmpty(whenWrong: string) {
  return {
    error: (issue: { input?: unknown }) =>
      issue.input === undefined || issue.input === '' ? 'validation.empty' : whenWrong,
  };
}
