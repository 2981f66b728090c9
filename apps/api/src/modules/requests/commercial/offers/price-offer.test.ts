import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearingOf, priceOffer } from './price-offer.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const year = { starts_on: '2027-01-01', ends_on: '2027-12-31' };

// The worked examples of the specification's figures, with the Insurance Authority's levy of 0.04% and of 0.1%.
test.each([
  ['employees’ compensation, on all of it', { template: 'EC', product: 'EC' }, 2_137_200, 0, [230_818, 855, 2_137]],
  ['marine cargo, none', { template: 'MC', product: 'MARINE' }, 1_860_000, 0, [0, 0, 0]],
  ['property, capped', { template: 'PAR', product: 'PAR' }, 620_000_000, 0, [0, 200_000, 500_000]],
  ['a package, on its employees alone', { template: 'BP', product: 'BP' }, 2_000_000, 1_000_000, [108_000, 800, 2_000]],
  ['motor, on all of it', { template: 'OTHERS_M', product: 'MOTOR' }, 1_056_305, 0, [31_689, 423, 1_056]],
] as const)('bears the levies of %s', (_what, kind, premium, given, [ofClass, fixed, dated]) => {
  const snapshot = shop.deps.catalogue.current();
  const row = { ...kind, ...year };
  const bearing = bearingOf(row, premium, given);
  expect(priceOffer(snapshot, row, bearing)).toMatchObject({
    premium_cents: premium,
    class_levies_cents: ofClass,
    ia_levy_cents: fixed,
  });
  const statutory = { ...snapshot, settings: { ...snapshot.settings, levyMode: 'DATED' as const } };
  expect(priceOffer(statutory, row, bearing).ia_levy_cents).toBe(dated);
});
