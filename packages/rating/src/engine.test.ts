import { describe, expect, test } from 'vitest';
import { compileLine, rateLine, ratePlan, ridersOffered } from './engine.ts';
import { FIXED_LEVY } from './levy.ts';
import { byTier, type ChosenRider, type LineRating, type PlanTerms } from './line-rating.ts';
import type { RateTerms } from './result.ts';

interface BoatRisk {
  readonly metres: number;
  readonly riders: readonly ChosenRider<'crew' | 'sails'>[];
}

/** HK$100.50 a metre, at least 500, and 70 untouched; Basic has no boat above ten metres. */
const boats: LineRating<BoatRisk, 'crew' | 'sails', 'too-long'> = {
  riders: ['crew', 'sails'],
  riderVariants: ['*'],
  compile: () => ({
    price: ({ metres }) =>
      byTier((tier) =>
        tier === 'B' && metres > 10
          ? 'too-long'
          : { amount: 10_050, factor: metres, scale: 100, minimumDollars: 500, addedDollars: 70 },
      ),
    riderBasis: () => ({ variant: '*', adults: 1, children: 0, insuredDollars: 0 }),
    refusesRider: (rider, { metres }) => rider === 'sails' && metres < 3,
  }),
};

const cells = [
  { table: 'rider', key: ['crew', '*', '*', 'perPolicy'], value: '90' },
  { table: 'rider', key: ['crew', '*', 'B', 'none'], value: '1' },
  { table: 'rider', key: ['sails', '*', '*', 'percent'], value: '10' },
];

const plan = (tier: PlanTerms['tier'], relativity: number): PlanTerms => ({
  tier,
  relativityBasisPoints: relativity,
  standingDiscountBasisPoints: 500,
});
const plans = [plan('B', 10_000), plan('S', 9_000), plan('P', 11_500)];
const compiled = compileLine(boats, cells, plans);
const terms: RateTerms = { levyByYear: [FIXED_LEVY], otherLevies: [], promotionBasisPoints: 0 };

function aBoat(metres: number, ...riders: ('crew' | 'sails')[]): BoatRisk {
  return { metres, riders: riders.map((rider) => ({ rider })) };
}

function outcome(risk: BoatRisk): (number | string)[] {
  return rateLine(compiled, risk, terms).map((result) =>
    result.kind === 'priced' ? result.breakdown.basePremiumCents / 100 : result.reason,
  );
}

test('relativity, then the minimum, then one rounding, then what is added', () => {
  // 703.50, 633.15 and 809.025; of four metres 402, 361.80 and 462.30 are below the minimum.
  expect(outcome(aBoat(7))).toEqual([774, 703, 879]);
  expect(outcome(aBoat(4))).toEqual([570, 570, 570]);
});

test('a tier without a price is referred and the others are priced', () => {
  expect(outcome(aBoat(11))).toEqual(['too-long', 1_065, 1_341]);
});

describe('a cover that is asked for', () => {
  test('but not to be had refers the plan', () => {
    expect(outcome(aBoat(7, 'crew'))).toEqual(['rider-not-offered', 703, 879]);
    expect(outcome(aBoat(2, 'sails'))).toEqual(['rider-not-offered', 'rider-not-offered', 'rider-not-offered']);
  });

  test("does not hide the tier's own reason", () => {
    expect(outcome(aBoat(11, 'crew'))[0]).toBe('too-long');
  });

  test('is charged once, in the order listed', () => {
    const result = ratePlan(compiled, plan('S', 9_000), aBoat(7, 'sails', 'crew', 'sails'), terms);
    expect(result.kind === 'priced' && result.riders).toEqual([
      { rider: 'crew', premiumCents: 90_00 },
      { rider: 'sails', premiumCents: 70_00 },
    ]);
  });

  test('can be looked up for a risk and a tier', () => {
    const names = (metres: number, tier: PlanTerms['tier']) =>
      ridersOffered(compiled, aBoat(metres), tier).map(({ rider }) => rider);
    expect([names(7, 'B'), names(7, 'S'), names(2, 'S'), names(2, 'B')]).toEqual([
      ['sails'],
      ['crew', 'sails'],
      ['crew'],
      [],
    ]);
  });
});

test('a promotion counts where it is larger than the standing discount', () => {
  const discount = (promotionBasisPoints: number) => {
    const [result] = rateLine(compiled, aBoat(7), { ...terms, promotionBasisPoints });
    return result?.kind === 'priced' && result.breakdown.discountBasisPoints;
  };
  expect([discount(0), discount(300), discount(800)]).toEqual([500, 500, 800]);
});
