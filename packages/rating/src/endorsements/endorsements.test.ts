import { describe, expect, test } from 'vitest';
import { FIXED_LEVY, type LevyRow } from '../levy.ts';
import { changeFigures, nilFigures, oppositeFigures, type PolicyLevies, refundFigures, sumFigures } from './figures.ts';
import { adjustmentPremium, extensionPremium, proRata, remainingDays } from './pro-rata.ts';
import { type Cancellation, type ClientCancellation, cancelledByClient, cancelledByInsurer } from './short-period.ts';

const iaLevy: LevyRow = {
  code: 'IA',
  class: 'GENERAL',
  effectiveFrom: '2021-04-01',
  effectiveTo: null,
  ratePpm: 1_000,
  capCents: 500_000,
};
const mib = (code: 'MIB_FIRST' | 'MIB_INSOLVENCY', ratePpm: number): LevyRow => ({
  code,
  class: 'MOTOR',
  effectiveFrom: '1981-02-01',
  effectiveTo: null,
  ratePpm,
  capCents: null,
});
const motorLevies = { levyByYear: [iaLevy], otherLevies: [mib('MIB_FIRST', 10_000), mib('MIB_INSOLVENCY', 20_000)] };
const generalLevies: PolicyLevies = { levyByYear: [iaLevy], otherLevies: [] };
const terms = {
  insurerDiscountBasisPoints: 0,
  clientDiscountBasisPoints: 0,
  basicCommissionBasisPoints: 1_250,
  consultantPayoutBasisPoints: 6_000,
};
const charging = (grossPremiumCents: number, levies = generalLevies, sold = terms) =>
  changeFigures({ grossPremiumCents }, nilFigures, sold, levies);

const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' };

describe('pro rata', () => {
  test('the effective day counts as remaining: day 150 of 365 leaves 215 [C-6.2-01]', () => {
    expect(remainingDays(year, '2026-05-31')).toEqual({ days: 215, ofDays: 365 });
    expect(remainingDays(year, '2026-01-01')).toEqual({ days: 365, ofDays: 365 });
    expect(remainingDays(year, '2026-12-31')).toEqual({ days: 1, ofDays: 365 });
    expect(remainingDays(year, '2027-01-01')).toEqual({ days: 0, ofDays: 365 });
  });

  test('a period that contains 29 February has 366 days [C-6.2-01]', () => {
    expect(remainingDays({ startsOn: '2027-11-23', endsOn: '2028-11-22' }, '2028-11-22').ofDays).toBe(366);
    expect(remainingDays({ startsOn: '2028-03-01', endsOn: '2029-02-28' }, '2029-02-28').ofDays).toBe(365);
  });

  test('a wider flat from day 150 costs 176.71 more, levy 0.18, together 176.89 [C-6.2-02]', () => {
    const first = charging(820_00);
    const additional = proRata(1_120_00 - 820_00, remainingDays(year, '2026-05-31'));
    const booked = changeFigures({ grossPremiumCents: additional }, first, terms, generalLevies);
    expect(additional).toBe(176_71);
    expect([booked.netPremiumCents, booked.levyCents, booked.receivableCents]).toEqual([176_71, 18, 176_89]);
  });

  test('the way back refunds the same to the cent, and levies with it', () => {
    const first = charging(820_00);
    const wider = changeFigures({ grossPremiumCents: 176_71 }, first, terms, generalLevies);
    const back = changeFigures({ grossPremiumCents: -176_71 }, sumFigures([first, wider]), terms, generalLevies);
    expect(sumFigures([wider, back])).toEqual(nilFigures);
  });

  test('a longer period costs the premium of the period by the days added', () => {
    expect(extensionPremium(1_000_00, year, '2027-01-30')).toBe(82_19);
    expect(extensionPremium(1_000_00, year, '2026-12-31')).toBe(0);
  });

  test('a second extension is charged by the same day rate as the first', () => {
    expect(extensionPremium(820_00, year, '2027-01-30')).toBe(67_40);
    expect(extensionPremium(820_00, year, '2027-03-01', '2027-01-30')).toBe(67_40);
  });

  test.each([
    [30_000_00, 0, 21_372_00, 8_628_00],
    [15_000_00, 0, 21_372_00, -6_372_00],
    [1_000_00, 5_000_00, 21_372_00, -16_372_00],
  ])(
    'of an actual premium of %i, at least %i, less %i charged, %i is adjusted',
    (actual, minimum, charged, adjusted) => {
      expect(adjustmentPremium(actual, minimum, charged)).toBe(adjusted);
    },
  );
});

describe('the capped levy of a policy year', () => {
  test('is charged up to its cap once, however many endorsements add premium [C-6.2-03]', () => {
    const first = charging(4_900_000_00);
    expect(first.levyCents).toBe(4_900_00);
    const second = changeFigures({ grossPremiumCents: 200_000_00 }, first, terms, generalLevies);
    expect(second.levyCents).toBe(100_00);
    const third = changeFigures({ grossPremiumCents: 10_00 }, sumFigures([first, second]), terms, generalLevies);
    expect(third.levyCents).toBe(0);
    const back = changeFigures(
      { grossPremiumCents: -210_00 },
      sumFigures([first, second, third]),
      terms,
      generalLevies,
    );
    expect(back.levyCents).toBe(0);
  });

  test('is the fixed rate where that is in force', () => {
    const fixed = { levyByYear: [FIXED_LEVY], otherLevies: [] };
    expect(charging(820_00, fixed).levyCents).toBe(33);
  });
});

const asked = (product: string, effectiveOn: string, change: Partial<ClientCancellation> = {}): ClientCancellation => ({
  product,
  ...year,
  soldUntil: change.endsOn ?? year.endsOn,
  effectiveOn,
  netPremiumCents: 10_000_00,
  hasClaim: false,
  isSingle: false,
  tripTaken: false,
  hasUncoveredEmployees: false,
  ...change,
});

describe('a cancellation by the client', () => {
  test('of a motor policy on day 100 gives half back, with levies and commission in proportion [C-6.2-04]', () => {
    const charged = charging(4_798_00, motorLevies);
    const cancelled = cancelledByClient(asked('MOTOR', '2026-04-11', { netPremiumCents: 4_798_00 }));
    expect(cancelled).toMatchObject({ retainedCents: 2_399_00, refundCents: 2_399_00 });
    expect(refundFigures((cancelled as Cancellation).refundCents, charged, terms)).toEqual({
      grossPremiumCents: -2_399_00,
      netPremiumCents: -2_399_00,
      actualPremiumCents: -2_399_00,
      otherLeviesCents: -71_97,
      levyCents: -2_40,
      totalLeviesCents: -74_37,
      receivableCents: -2_473_37,
      basicCommissionCents: -299_88,
      totalCommissionCents: -299_88,
      consultantCommissionCents: -179_93,
      houseCommissionCents: -119_95,
      payableCents: -2_173_49,
    });
  });

  test.each([
    // Motor: a month after another, the last of them exactly.
    ['MOTOR', '2026-01-01', 20],
    ['MOTOR', '2026-02-01', 20],
    ['MOTOR', '2026-02-02', 30],
    ['MOTOR', '2026-04-01', 40],
    ['MOTOR', '2026-05-01', 50],
    ['MOTOR', '2026-06-01', 60],
    ['MOTOR', '2026-07-01', 70],
    ['MOTOR', '2026-08-01', 80],
    ['MOTOR', '2026-08-02', 100],
    // The general scale: a week is seven days.
    ['HOME', '2026-01-01', 12.5],
    ['HOME', '2026-01-08', 12.5],
    ['HOME', '2026-01-09', 25],
    ['FIRE', '2026-02-01', 25],
    ['PA', '2026-03-01', 37.5],
    ['PET', '2026-04-01', 50],
    ['GOLF', '2026-05-01', 62.5],
    ['BP', '2026-06-01', 70],
    ['PAR', '2026-07-01', 75],
    ['PL', '2026-07-02', 90],
    ['PL', '2026-09-01', 90],
    ['PL', '2026-09-02', 100],
    ['TRAVEL', '2026-02-01', 25],
    ['DH', '2026-03-01', 37.5],
    // Started months of twelve.
    ['MEDICAL', '2026-01-01', 0],
    ['MEDICAL', '2026-01-02', 100 / 12],
    ['MEDICAL', '2026-07-01', 50],
    ['MEDICAL', '2026-12-02', 100],
    // Eighty per cent back before the first day.
    ['OS', '2026-01-01', 20],
    ['OS', '2026-01-02', 100],
  ])('of %s from %s keeps %d per cent [C-6.2-05]', (product, effectiveOn, percent) => {
    const { retainedCents, refundCents } = cancelledByClient(asked(product, effectiveOn)) as Cancellation;
    const minimum = product === 'MOTOR' ? 1_300_00 : 300_00;
    expect(retainedCents).toBe(Math.max(Math.round(percent * 10_000), minimum));
    expect(retainedCents + refundCents).toBe(10_000_00);
  });

  test('a month that begins on the 31st ends with the shorter one', () => {
    const late = { startsOn: '2026-01-31', endsOn: '2027-01-30' };
    expect(cancelledByClient(asked('MOTOR', '2026-02-28', late))).toMatchObject({ retainedCents: 2_000_00 });
    expect(cancelledByClient(asked('MOTOR', '2026-03-01', late))).toMatchObject({ retainedCents: 3_000_00 });
  });

  test('of two years doubles the months, not the week [C-6.2-05]', () => {
    const two = { startsOn: '2026-01-01', endsOn: '2027-12-31' };
    const kept = (on: string) => (cancelledByClient(asked('DH', on, two)) as Cancellation).retainedCents;
    expect(kept('2026-01-08')).toBe(1_250_00);
    expect(kept('2026-01-09')).toBe(2_500_00);
    expect(kept('2026-03-01')).toBe(2_500_00);
    expect(kept('2026-03-02')).toBe(3_750_00);
    expect(kept('2027-05-01')).toBe(9_000_00);
    expect(kept('2027-05-02')).toBe(10_000_00);
  });

  test('of one year that was made longer is by the scale of one year', () => {
    const longer = { endsOn: '2027-01-02', soldUntil: '2026-12-31' };
    expect(cancelledByClient(asked('DH', '2026-02-20', longer))).toMatchObject({ retainedCents: 3_750_00 });
  });

  test.each([
    ['MOTOR', { hasClaim: true }],
    ['MEDICAL', { hasClaim: true }],
    ['TRAVEL', { isSingle: true }],
    ['TRAVEL', { tripTaken: true }],
    ['MARINE', { isSingle: true }],
  ])('of %s with %o gives nothing back', (product, change) => {
    expect(cancelledByClient(asked(product, '2026-01-02', change))).toMatchObject({
      refundCents: 0,
      by: { rule: 'nothingBack' },
    });
  });

  test('keeps a minimum, and never more than the premium [C-6.2-06]', () => {
    const of = (product: string, netPremiumCents: number) =>
      cancelledByClient(asked(product, '2026-01-15', { netPremiumCents }));
    expect(of('MOTOR', 3_000_00)).toMatchObject({ retainedCents: 1_300_00, minimumCents: 1_300_00 });
    expect(of('MOTOR', 900_00)).toMatchObject({ retainedCents: 900_00, refundCents: 0 });
    expect(of('HOME', 400_00)).toMatchObject({ retainedCents: 300_00, minimumCents: 300_00 });
  });

  test('of employees’ compensation keeps the larger of pro rata and a quarter, and is refused with employees [C-6.2-07]', () => {
    expect(cancelledByClient(asked('EC', '2026-01-31'))).toMatchObject({ retainedCents: 2_500_00 });
    expect(cancelledByClient(asked('EC', '2026-07-02'))).toMatchObject({ retainedCents: 4_986_30 });
    expect(cancelledByClient(asked('EC', '2026-07-02', { hasUncoveredEmployees: true }))).toBe('uncoveredEmployees');
  });

  test.each(['CAR', 'OTHERS', 'MARINE'])('of %s is no scale’s to say', (product) => {
    expect(cancelledByClient(asked(product, '2026-03-01'))).toBe('noScale');
  });
});

test('an insurer that cancels keeps the days of cover alone, without a minimum [C-6.2-08]', () => {
  expect(cancelledByInsurer(year, '2026-05-31', 820_00)).toEqual({
    retainedCents: 336_99,
    refundCents: 483_01,
    by: { rule: 'days', days: 215, ofDays: 365 },
    minimumCents: null,
  });
  expect(cancelledByInsurer(year, '2026-01-01', 820_00).refundCents).toBe(820_00);
});

describe('what turns an endorsement round', () => {
  const discounted = { ...terms, insurerDiscountBasisPoints: 500, clientDiscountBasisPoints: 200 };
  const charged = charging(11_119_00, motorLevies, discounted);

  test('is its exact opposite in every figure [C-6.2-09]', () => {
    const cancelled = refundFigures(3_333_33, charged, discounted);
    expect(sumFigures([cancelled, oppositeFigures(cancelled)])).toEqual(nilFigures);
  });

  test('a refund of everything leaves nothing of anything', () => {
    expect(sumFigures([charged, refundFigures(charged.netPremiumCents, charged, discounted)])).toEqual(nilFigures);
  });

  test('what is due from the client less what is owed to the insurer is the commission, of any part', () => {
    for (const refund of [1, 99, 5_281_53, 7_000_01]) {
      const part = refundFigures(refund, charged, discounted);
      expect(part.receivableCents - part.payableCents).toBe(part.totalCommissionCents);
      expect(part.consultantCommissionCents + part.houseCommissionCents).toBe(part.totalCommissionCents);
    }
  });
});
