import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCard } from './card.ts';
import { FIXED_LEVY, type LevyRow } from './levy.ts';
import { effectiveDiscount } from './promotion.ts';

const dated: LevyRow = { ...FIXED_LEVY, ratePpm: 1_000, capCents: 500_000 };
const mib: LevyRow[] = [
  { ...FIXED_LEVY, code: 'MIB_FIRST', class: 'MOTOR', ratePpm: 10_000, capCents: null },
  { ...FIXED_LEVY, code: 'MIB_INSOLVENCY', class: 'MOTOR', ratePpm: 20_000, capCents: null },
];

test('HK$91 less 5% with 0.1% levy is 86.45 and 0.09', () => {
  const price = priceCard(9_100, 0, 500, [dated]);
  expect([price.netPremiumCents, price.levyCents, price.totalCents]).toEqual([8_645, 9, 8_654]);
  expect(priceCard(9_100, 0, 500, [FIXED_LEVY]).totalCents).toBe(8_648);
});

test('a motor price bears the MIB levy on both totals', () => {
  const price = priceCard(139_100, 0, 800, [dated], mib);
  expect([price.totalBeforeDiscountCents, price.totalCents]).toEqual([143_412, 131_939]);
});

test('the cap of the levy counts for each policy year', () => {
  const levies = (...years: LevyRow[]) => {
    const price = priceCard(1_200_000_000, 0, 1_000, years);
    return [price.leviesBeforeDiscountCents, price.levyCents];
  };
  expect(levies(dated)).toEqual([500_000, 500_000]);
  expect(levies(dated, dated)).toEqual([1_000_000, 1_000_000]);
  expect(levies(FIXED_LEVY, dated)).toEqual([200_000 + 500_000, 200_000 + 500_000]);
});

test('the parts always add up to the totals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(FIXED_LEVY, dated),
      fc.constantFrom([], mib),
      (baseDollars, riderDollars, tenthsOfPercent, levy, others) => {
        const price = priceCard(baseDollars * 100, riderDollars * 100, tenthsOfPercent * 10, [levy], others);
        expect(price.basePremiumCents + price.riderPremiumCents).toBe(price.listPremiumCents);
        expect(price.listPremiumCents - price.discountCents).toBe(price.netPremiumCents);
        expect(price.netPremiumCents + price.levyCents + price.otherLeviesCents).toBe(price.totalCents);
        expect(price.listPremiumCents + price.leviesBeforeDiscountCents).toBe(price.totalBeforeDiscountCents);
        expect(price.totalCents).toBeLessThanOrEqual(price.totalBeforeDiscountCents);
        expect(price.levyCents).toBeLessThanOrEqual(levy.capCents ?? 0);
      },
    ),
  );
});

test('a promotion replaces a smaller standing discount and is never added', () => {
  expect(effectiveDiscount(1_500, 1_000)).toBe(1_500);
  expect(effectiveDiscount(500, 1_000)).toBe(1_000);
  expect(effectiveDiscount(0, 0)).toBe(0);
});
