import { lineFields as l } from '@onegi/contract/fields/lines';
import type { LineCode } from '@onegi/contract/lines';
import fc from 'fast-check';

type Search = Record<string, unknown>;

const yesNo = fc.constantFrom('Y', 'N');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** Small sums as often as large ones. */
const dollars = (most: number) => fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 3_000_000 }));

const trips = fc
  .record({
    planType: fc.constantFrom('S', 'A'),
    destination: fc.constantFrom('M', 'A', 'W'),
    departDate: fc.constantFrom('2026-11-21', '2026-12-31', '2027-02-28', '2027-11-22'),
    returnDate: fc.constantFrom('2027-11-22', '2027-12-06', '2028-02-29'),
    travelling: fc.constantFrom('I', 'F'),
    spouse: yesNo,
    adult: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 1, max: 20 }),
  })
  .map((trip) => (trip.departDate < '2027-11-22' ? { ...trip, returnDate: trip.departDate } : trip));

const age = fc.oneof(fc.constant(true), fc.integer({ min: 17, max: 99 }));
const experience = fc.oneof(fc.constant(true), fc.integer({ min: 0, max: 30 }));
const cars = fc
  .record({
    [l.cover.wire]: fc.constantFrom('C', 'T'),
    [l.make.wire]: fc.constant('TOY'),
    [l.model.wire]: fc.constantFrom('YARIS', 'NOAH', 'CAMRY', 'ALPHARD', 'BZ4X', 'OTHER'),
    [l.madeIn.wire]: fc.integer({ min: 2008, max: 2026 }),
    [l.valueDollars.wire]: dollars(3_000_000),
    [l.noClaimDiscountPercent.wire]: fc.constantFrom(0, 20, 30, 40, 50, 60),
    [l.holderDrives.wire]: yesNo,
    [l.hadAccident.wire]: fc.constantFrom('N', 'N', 'Y'),
    [l.claimsDollars.wire]: fc.integer({ min: 0, max: 200_000 }),
    [l.hadOffence.wire]: fc.constantFrom('N', 'N', 'N', 'Y'),
    [l.wasDeclined.wire]: fc.constant('N'),
    named: fc.array(fc.record({ age, exp: experience }), { minLength: 1, maxLength: 9 }),
  })
  .map(({ named, ...car }) => ({
    ...car,
    [l.driverCount.wire]: named.length,
    driverList: named.map((driver, at) => ({ [l.driverNumber.wire]: at + 1, ...driver })),
  }));

/** Any search of a line that is answered with its list, as it travels. The clock stands at 2026-11-21. */
export const randomSearches: Readonly<Record<LineCode, fc.Arbitrary<Search>>> = {
  TRAVEL: trips,
  HOME: fc.record({
    prod: fc.constant('HOME'),
    area: fc.constantFrom('01', '02', '03', '04', '05', '06'),
    areaNumber: fc.integer({ min: 1, max: 5_000 }),
    typeBuild: fc.constantFrom('A', 'H'),
    ageBuild: fc.constantFrom('W', 'M'),
  }),
  FIRE: fc.record({ year: fc.integer({ min: 1, max: 99 }), sumInsured: dollars(1_000_000_000) }),
  OS: fc.record({
    prod: fc.constant('OS'),
    period: fc.constantFrom('01', '02'),
    person: fc.integer({ min: 1, max: 20 }),
    coverFr: fc.constantFrom('2026-11-21', '2026-12-01', '2027-02-19'),
  }),
  MOTOR: cars,
  PA: fc.record({
    prod: fc.constant('PA'),
    peopleType: fc.constantFrom('I', 'F'),
    children: fc.integer({ min: 0, max: 20 }),
    yourOcc: fc.constantFrom('01', '02', '03', '04', '05'),
    spouseOcc: fc.constantFrom('01', '02', '03', '04', '05'),
  }),
  PET: fc.record({
    petNumber: fc.constant(1),
    petType: fc.constantFrom('C', 'D'),
    petAgt: fc.integer({ min: 0, max: 9 }).map((years) => `0${years}`),
    petThird: fc.boolean(),
  }),
  DH: fc.record({ nationality: fc.constantFrom('P', 'X'), coverPeriod: fc.constantFrom('01', '02') }),
  MEDICAL: fc.record({
    planType: fc.constantFrom('H', 'H', 'D', 'O'),
    peopleType: fc.constantFrom('01', '02', '03'),
    age: fc.integer({ min: 1, max: 120 }),
    clinical: maybe(fc.boolean()),
    dental: maybe(fc.boolean()),
    cillness: maybe(fc.boolean()),
    maternity: maybe(fc.boolean()),
    cmedicine: maybe(fc.boolean()),
  }),
  GOLF: fc.record({ prod: fc.constant('GOLF'), golfType: fc.constantFrom('I', 'F'), incTravel: yesNo }),
};
