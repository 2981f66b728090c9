import type { PlanTerms } from '@onegi/rating/line-rating';
import { motorRating } from '@onegi/rating/lines/motor/motor';
import type { MotorReason, MotorRider, MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import {
  type MotorCaseTerms,
  type MotorPremium,
  motorCasePremium,
  readMotorCaseTariff,
} from '@onegi/rating/motor-case/premium';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATED, priceTester, withMotorLevies } from '../price-tester.ts';
import { motorPlans } from './plans.ts';
import { motorTariff } from './tariff.ts';

const tariff = readMotorCaseTariff(motorTariff);
const levied = withMotorLevies(DATED);
const shop = priceTester<MotorRisk, MotorRider, MotorReason>(motorRating, motorTariff, motorPlans, levied);
const standard: PlanTerms = { tier: 'S', relativityBasisPoints: 10_000, standingDiscountBasisPoints: 0 };

const terms = (agreed: Partial<MotorCaseTerms> = {}): MotorCaseTerms => ({
  loadingPercent: null,
  underwriterLoadingCents: 0,
  insurerDiscountBasisPoints: 0,
  clientDiscountBasisPoints: 0,
  basicCommissionBasisPoints: 1_500,
  consultantPayoutBasisPoints: 6_000,
  levyByYear: levied.levyByYear,
  otherLevies: levied.otherLevies,
  ...agreed,
});

const drivers = (...each: [age: number, experienceYears: number][]): MotorRisk['drivers'] =>
  each.map(([age, experienceYears], index) => ({ number: index + 1, age, experienceYears }));

/** The electric car of the worked example: 420,000, 40%, drivers of 40/15 and 38/6. */
const aCar = (facts: Partial<MotorRisk> = {}): MotorRisk => {
  const named = facts.drivers ?? drivers([40, 15], [38, 6]);
  return {
    cover: 'C',
    modelGroup: 5,
    vehicleAgeYears: 1,
    valueDollars: 420_000,
    noClaimDiscountPercent: 40,
    holderDrives: true,
    hadAccident: false,
    hadOffence: false,
    wasDeclined: false,
    riders: [],
    ...facts,
    drivers: named,
    driverCount: named.length,
  };
};

function priced(risk: MotorRisk, agreed?: Partial<MotorCaseTerms>, plan = standard): MotorPremium {
  const premium = motorCasePremium(tariff, plan, risk, terms(agreed));
  if (typeof premium === 'string') throw new Error(premium);
  return premium;
}

const inWords = ({ lines }: MotorPremium) => lines.map(({ code, cents }) => `${code} ${(cents / 100).toFixed(2)}`);

describe('the premium of a motor case', () => {
  test('has every line of the worked example, to the cent', () => {
    const premium = priced(aCar(), { insurerDiscountBasisPoints: 500, clientDiscountBasisPoints: 200 });
    expect(inWords(premium)).toEqual([
      'thirdParty 4600.00',
      'ownDamage 13932.00',
      'noClaimDiscount -7412.80',
      'wholeDollars -0.20',
      'insurerDiscount -555.95',
      'clientDiscount -211.26',
      'otherLevies 316.89',
      'levy 10.56',
    ]);
    expect(premium).toMatchObject({
      basicPremiumCents: 1_853_200,
      subtotalCents: 1_853_200,
      grossPremiumCents: 1_111_900,
      netPremiumCents: 1_056_305,
      actualPremiumCents: 1_035_179,
      receivableCents: 1_067_924,
      basicCommissionCents: 158_446,
      totalCommissionCents: 137_320,
      consultantCommissionCents: 82_392,
    });
  });

  test('names each loading; of the drivers only the worst counts', () => {
    const premium = priced(
      aCar({
        modelGroup: 4,
        vehicleAgeYears: 8,
        valueDollars: 380_000,
        noClaimDiscountPercent: 20,
        hadAccident: true,
        claimsDollars: 25_000,
        drivers: drivers([45, 20], [24, 2], [47, 22]),
      }),
    );
    expect(inWords(premium).slice(0, -4)).toEqual([
      'thirdParty 4900.00',
      'ownDamage 11649.00',
      'vehicleAge 827.45',
      'worstDriver 8274.50',
      'extraDrivers 827.45',
      'claims 2482.35',
      'noClaimDiscount -5792.15',
      'wholeDollars 0.40',
    ]);
    expect(premium.premiumAfterDiscountCents).toBe(2_316_900);
  });

  test('takes a keyed loading in place of the tariff’s, and the underwriter’s before the no-claim discount', () => {
    const premium = priced(aCar({ vehicleAgeYears: 8 }), { loadingPercent: 12, underwriterLoadingCents: 50_000 });
    expect(inWords(premium).slice(2, 6)).toEqual([
      'manualLoading 2223.84',
      'underwriterLoading 500.00',
      'noClaimDiscount -8502.34',
      'wholeDollars 0.50',
    ]);
    expect(premium.premiumAfterDiscountCents).toBe(1_275_400);
  });

  test('is at least the minimum', () => {
    const premium = priced(
      aCar({ cover: 'T', valueDollars: null, modelGroup: 1, noClaimDiscountPercent: 60 }),
      {},
      {
        ...standard,
        relativityBasisPoints: 5_000,
      },
    );
    expect(inWords(premium)).toContain('minimum 540.00');
    expect(premium.grossPremiumCents).toBe(120_000);
  });

  test('has extensions in whole dollars, and discounts on these too', () => {
    const riders = [{ rider: 'ncdProtector' }, { rider: 'windscreen' }] as const;
    const premium = priced(aCar({ riders }), { insurerDiscountBasisPoints: 1_000 });
    expect(inWords(premium)).toEqual(expect.arrayContaining(['ncdProtector 890.00', 'windscreen 250.00']));
    expect(premium.grossPremiumCents).toBe(1_225_900);
    expect(premium.netPremiumCents).toBe(1_103_310);
  });

  test('is an indication where the shop refers, and none where the tariff has no rates', () => {
    const young = aCar({ drivers: drivers([22, 1]) });
    expect(shop.premium('LPG-MOTOR-S', young)).toBe('driver-age');
    expect(priced(young).grossPremiumCents).toBeGreaterThan(0);
    expect(motorCasePremium(tariff, standard, aCar({ modelGroup: 9 }), terms())).toBe('model-manual');
    const riders = [{ rider: 'ncdProtector' }] as const;
    expect(motorCasePremium(tariff, standard, aCar({ noClaimDiscountPercent: 30, riders }), terms())).toBe(
      'rider-not-offered',
    );
  });

  test.each([{ loadingPercent: -100 }, { underwriterLoadingCents: -1_853_200 }, { loadingPercent: 1.5 }])(
    'is refused with %j',
    (agreed) => {
      expect(() => priced(aCar(), agreed)).toThrow(RangeError);
    },
  );

  const anyCar = fc
    .record({
      cover: fc.constantFrom('C' as const, 'T' as const),
      modelGroup: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const),
      vehicleAgeYears: fc.integer({ min: 0, max: 22 }),
      valueDollars: fc.integer({ min: 10_000, max: 3_200_000 }),
      noClaimDiscountPercent: fc.constantFrom(0, 20, 30, 40, 50, 60),
      hadAccident: fc.boolean(),
      claimsDollars: fc.integer({ min: 0, max: 90_000 }),
      drivers: fc
        .array(fc.tuple(fc.integer({ min: 18, max: 80 }), fc.integer({ min: 0, max: 12 })), {
          minLength: 1,
          maxLength: 6,
        })
        .map((each) => drivers(...each)),
      riders: fc.subarray([{ rider: 'propertyDamage' }, { rider: 'driverAccident' }] as const),
    })
    .map(aCar);

  test('is the shop’s for every plan and risk that the shop prices', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyCar, fc.nat(motorPlans.length - 1), (risk, index) => {
        const plan = motorPlans[index] as (typeof motorPlans)[number];
        const listed = shop.rate(plan.code, risk);
        if (listed.kind === 'refer') return;
        compared += 1;
        const premium = priced(risk, { insurerDiscountBasisPoints: plan.standingDiscountBasisPoints }, plan);
        expect(premium.premiumAfterDiscountCents).toBe(listed.breakdown.basePremiumCents);
        expect(premium.grossPremiumCents).toBe(listed.breakdown.listPremiumCents);
        expect(premium.netPremiumCents).toBe(listed.breakdown.netPremiumCents);
        expect(premium.receivableCents).toBe(listed.breakdown.totalCents);
      }),
      { numRuns: 1_000 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('adds up: the lines to what is paid, whatever was agreed', () => {
    const anyTerms = fc.record({
      loadingPercent: fc.option(fc.integer({ min: -50, max: 300 })),
      underwriterLoadingCents: fc.integer({ min: 0, max: 5_000_000 }),
      insurerDiscountBasisPoints: fc.integer({ min: 0, max: 2_500 }),
      clientDiscountBasisPoints: fc.integer({ min: 0, max: 1_000 }),
    });
    fc.assert(
      fc.property(anyCar, anyTerms, fc.constantFrom(...motorPlans), (risk, agreed, plan) => {
        const premium = motorCasePremium(tariff, plan, risk, terms(agreed));
        if (typeof premium === 'string') return;
        expect(premium.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(premium.receivableCents);
        expect(premium.receivableCents - premium.payableCents).toBe(premium.totalCommissionCents);
      }),
    );
  });
});
