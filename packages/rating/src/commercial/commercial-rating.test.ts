import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessPackage } from './business-package.ts';
import { cargo } from './cargo.ts';
import { type CommercialRating, rateCommercial, subtotals } from './commercial-rating.ts';
import { annualContractors, projectContractors } from './contractors.ts';
import { employeeRates } from './ec-rates.ts';
import { employeesCompensation } from './employees-compensation.ts';
import { leviedPremium } from './levied.ts';
import { property } from './property.ts';
import { publicLiability } from './public-liability.ts';
import { levies } from './test-rates.ts';

/** The largest amount that a form takes: 13 digits before the point. */
const cents = fc.oneof(fc.integer({ min: 1, max: 10_000_000_00 }), fc.integer({ min: 1, max: 999_999_999_999_999 }));
const carLimit = fc.constantFrom(5_000_000, 10_000_000, 20_000_000, 30_000_000, 50_000_000);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Those that are not referred. */
const occupations = Object.keys(employeeRates).filter((code) => employeeRates[code]?.class !== 'E10');
const employees = fc.array(
  fc.record({
    occupation: fc.constantFrom(...occupations),
    count: fc.integer({ min: 1, max: 999_999 }),
    payrollCents: fc.oneof(fc.integer({ min: 0, max: 5_000_000_00 }), fc.integer({ min: 0, max: 99_999_999_999_99 })),
  }),
  { minLength: 1, maxLength: 200 },
);

const risks = [
  [
    employeesCompensation,
    fc.record({
      employees,
      claimFree: fc.boolean(),
      lossRatioBasisPoints: maybe(fc.integer({ min: 0, max: 11_000 })),
    }),
  ],
  [
    businessPackage,
    fc.record({
      occupancy: fc.constantFrom('OFF', 'SHP', 'RST', 'CLN', 'SCH'),
      buildingAge: fc.integer({ min: 0, max: 99 }),
      contentsCents: cents,
      stockCents: maybe(cents),
      grossProfitCents: maybe(cents),
      liabilityLimit: fc.constantFrom(5_000_000, 10_000_000, 20_000_000),
      moneyCents: maybe(cents),
      withEmployees: fc.boolean(),
      employees: maybe(employees),
      isSmallBusiness: maybe(fc.boolean()),
    }),
  ],
  [
    annualContractors,
    fc.record({
      works: fc.constantFrom('INT', 'EM', 'RMA', 'ALT', 'EXT'),
      turnoverCents: cents,
      liabilityLimit: carLimit,
    }),
  ],
  [
    projectContractors,
    fc.record({
      works: fc.constantFrom('INT', 'EM', 'RMA', 'ALT', 'EXT', 'NEW'),
      contractCents: cents,
      existingCents: maybe(fc.constantFrom(0, 1)),
      startsOn: fc.constantFrom('2026-12-01', '2027-01-31', '2028-02-29'),
      endsOn: fc.constantFrom('2028-03-01', '2028-12-31', '2029-11-30', '2031-12-01'),
      liabilityLimit: carLimit,
      buildingAge: fc.integer({ min: 0, max: 50 }),
      withEmployees: fc.boolean(),
    }),
  ],
  [
    cargo,
    fc.record({
      basis: fc.constantFrom('SGL', 'OPN'),
      goods: fc.constantFrom('ELC', 'GAR', 'FOD', 'MCH', 'CHM', 'OTH'),
      packing: fc.constantFrom('FCL', 'LCL', 'CTN', 'BLK'),
      conveyance: fc.constantFrom('SEA', 'AIR', 'LND', 'MUL'),
      invoiceCents: cents,
      turnoverCents: cents,
      clauses: fc.constantFrom('ICCA', 'ICCB', 'ICCC'),
      withWar: fc.boolean(),
    }),
  ],
  [
    property,
    fc.record({
      use: fc.constantFrom('OFF', 'SHP', 'WHS', 'FAC', 'RES', 'MIX'),
      yearBuilt: fc.integer({ min: 1900, max: 2026 }),
      buildingCents: cents,
      machineryCents: cents,
      stockCents: maybe(cents),
      interruptionCents: maybe(cents),
      hasSprinklers: fc.boolean(),
    }),
  ],
  [
    publicLiability,
    fc.record({
      activity: fc.constantFrom('OFF', 'SHP', 'RST', 'EVT', 'CLN', 'FIT', 'MGT', 'SPT'),
      limit: carLimit,
      turnoverCents: cents,
      eventDays: fc.integer({ min: 1, max: 999 }),
    }),
  ],
] as unknown as [CommercialRating<object>, fc.Arbitrary<object>][];

test.each(risks)('whatever is asked of form %#, its lines and levies add up to the cent', (rating, arbitrary) => {
  let ratedOnce = false;
  fc.assert(
    fc.property(arbitrary, fc.integer({ min: 1, max: 3 }), (risk, years) => {
      const rated = rateCommercial(rating, risk);
      if (rated.kind !== 'rated') return;
      ratedOnce = true;
      const { parts, employeesCents } = rated.premium;
      const { sumCents, loadingCents, minimumCents, premiumCents } = subtotals(parts);
      expect(parts.reduce((total, part) => total + BigInt(part.cents), 0n)).toBe(BigInt(premiumCents));
      expect(sumCents + loadingCents + minimumCents).toBe(premiumCents);
      expect(premiumCents).toBeGreaterThan(0);
      expect(employeesCents).toBeLessThanOrEqual(premiumCents);
      const levied = leviedPremium(rated.premium, levies(years));
      expect(levied.levies.reduce((total, levy) => total + levy.cents, premiumCents)).toBe(levied.totalCents);
      expect(Number.isSafeInteger(levied.totalCents)).toBe(true);
      // No line says less than it is: a section or a minimum is never negative.
      for (const part of parts) if (part.kind !== 'loading') expect(part.cents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
  expect(ratedOnce).toBe(true);
});
