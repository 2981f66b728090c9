import { describe, expect, test } from 'vitest';
import { type CommissionTerms, splitCommission } from './commission.ts';
import type { LevyClass, LevyCode, LevyRow } from './levy.ts';

function row(code: LevyCode, levyClass: LevyClass, ratePpm: number, capCents: number | null = null): LevyRow {
  return { code, class: levyClass, effectiveFrom: '2021-04-01', effectiveTo: null, ratePpm, capCents };
}

const levy = row('IA', 'GENERAL', 1_000, 500_000);
const exempt = row('IA', 'MARINE', 0, 0);
const mib = [row('MIB_FIRST', 'MOTOR', 10_000), row('MIB_INSOLVENCY', 'MOTOR', 20_000)];
const ec = [
  row('ECIL', 'EMPLOYEES_COMPENSATION', 58_000),
  row('GTFC', 'EMPLOYEES_COMPENSATION', 30_000),
  row('ECIIB', 'EMPLOYEES_COMPENSATION', 20_000),
];

function terms(gross: number, percents: [number, number, number, number], levies: Partial<CommissionTerms> = {}) {
  const [insurerDiscount, clientDiscount, basic, payout] = percents.map((percent) => percent * 100) as [
    number,
    number,
    number,
    number,
  ];
  return {
    grossPremiumCents: gross,
    insurerDiscountBasisPoints: insurerDiscount,
    clientDiscountBasisPoints: clientDiscount,
    basicCommissionBasisPoints: basic,
    consultantPayoutBasisPoints: payout,
    levyByYear: [levy],
    otherLevies: [],
    ...levies,
  };
}

const examples: [string, CommissionTerms, number[]][] = [
  [
    'a new motor policy with insurer and client discount',
    terms(1_111_900, [5, 2, 15, 60], { otherLevies: mib }),
    [1_056_305, 1_035_179, 31_689, 1_056, 32_745, 1_067_924, 158_446, 137_320, 82_392, 54_928, 930_604],
  ],
  [
    "a new employees' compensation policy",
    terms(2_137_200, [0, 0, 12.5, 60], { otherLevies: ec }),
    [2_137_200, 2_137_200, 230_818, 2_137, 232_955, 2_370_155, 267_150, 267_150, 160_290, 106_860, 2_103_005],
  ],
  [
    'a marine cargo policy, exempt from the levy',
    terms(1_860_000, [0, 0, 15, 70], { levyByYear: [exempt] }),
    [1_860_000, 1_860_000, 0, 0, 0, 1_860_000, 279_000, 279_000, 195_300, 83_700, 1_581_000],
  ],
  [
    'a property policy whose levy reaches the cap',
    terms(620_000_000, [0, 0, 15, 50]),
    [
      620_000_000, 620_000_000, 0, 500_000, 500_000, 620_500_000, 93_000_000, 93_000_000, 46_500_000, 46_500_000,
      527_500_000,
    ],
  ],
  [
    'a family trip with a promotion code',
    terms(54_100, [10, 0, 30, 60]),
    [48_690, 48_690, 0, 49, 49, 48_739, 14_607, 14_607, 8_764, 5_843, 34_132],
  ],
  [
    'a cancelled motor policy, all signs turned',
    terms(-239_900, [0, 0, 12.5, 60], { otherLevies: mib }),
    [-239_900, -239_900, -7_197, -240, -7_437, -247_337, -29_988, -29_988, -17_993, -11_995, -217_349],
  ],
];

describe('the premium is split between client, insurer, consultant and house', () => {
  test.each(examples)('%s', (_name, given, expected) => {
    const split = splitCommission(given);
    expect([
      split.netPremiumCents,
      split.actualPremiumCents,
      split.otherLeviesCents,
      split.levyCents,
      split.totalLeviesCents,
      split.receivableCents,
      split.basicCommissionCents,
      split.totalCommissionCents,
      split.consultantCommissionCents,
      split.houseCommissionCents,
      split.payableCents,
    ]).toEqual(expected);
    expect(split.receivableCents - split.payableCents).toBe(split.totalCommissionCents);
  });

  test('a client discount above 10%, or above the basic commission, is refused', () => {
    expect(() => splitCommission(terms(100_000, [0, 10.01, 30, 60]))).toThrow(RangeError);
    expect(() => splitCommission(terms(100_000, [0, 7.51, 7.5, 60]))).toThrow(RangeError);
    expect(splitCommission(terms(100_000, [0, 7.5, 7.5, 60])).totalCommissionCents).toBe(0);
  });
});
