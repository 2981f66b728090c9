import { describe, expect, test } from 'vitest';
import { type MotorCaseFacts, type ReferredDriver, referRuleCodes, referralOf } from './refer-rules.ts';

const aDriver = (facts: Partial<ReferredDriver> = {}): ReferredDriver => ({
  bornOn: '1986-03-01',
  licenceYears: 15,
  offences: [],
  ...facts,
});

/** A saloon of three years for private use, that no rule looks at twice; cover starts on 1 December 2026. */
const aCase = (facts: Partial<MotorCaseFacts> = {}): MotorCaseFacts => ({
  coverStartsOn: '2026-12-01',
  cover: 'C',
  modelGroup: 2,
  importedOrModified: false,
  insuredDollars: 290_000,
  yearOfManufacture: 2023,
  firstRegisteredOn: '2023-05-01',
  electric: false,
  use: 'private',
  drivers: [aDriver()],
  claims: [],
  watchedOccupation: false,
  noClaimDiscountPercent: 40,
  noClaimDiscountProved: false,
  noClaimDiscountTransferred: false,
  companyOwned: false,
  unnamedUsers: 0,
  premiumOverridden: false,
  duplicated: false,
  ...facts,
});

const inWords = (facts: Partial<MotorCaseFacts>) => {
  const { rules, points, refers } = referralOf(aCase(facts));
  return [rules.map((rule) => `${rule.code} ${rule.refers ? 'refer' : rule.points}`).join(', '), points, refers];
};

const bornYearsBefore = (years: number, day = '12-01') => aDriver({ bornOn: `${2026 - years}-${day}` });
const claim = (on: string, dollars = 1_000, totalLoss = false) => ({ on, dollars, totalLoss });
const points = (...each: number[]) => each.map((value) => ({ on: '2026-01-10', points: value, serious: false }));
const third = { cover: 'T', insuredDollars: null } as const;

describe('a motor case', () => {
  test('of which no rule says anything is not referred', () => {
    expect(inWords({})).toEqual(['', 0, false]);
  });

  test.each<[string, Partial<MotorCaseFacts>, string, number, boolean]>([
    ['a supercar', { modelGroup: 9 }, 'M01 refer', 0, true],
    ['a modified car', { importedOrModified: true }, 'M01 refer', 0, true],
    ['1,500,000 insured', { insuredDollars: 1_500_000 }, '', 0, false],
    ['a dollar more', { insuredDollars: 1_500_001 }, 'M02 refer', 0, true],
    ['a car of 15 years', { yearOfManufacture: 2011 }, '', 0, false],
    ['a car of 16 years', { yearOfManufacture: 2010 }, 'M03 refer', 0, true],
    ['a car of 20 years, third party', { ...third, yearOfManufacture: 2006 }, '', 0, false],
    ['a car of 21 years, third party', { ...third, yearOfManufacture: 2005 }, 'M03 refer', 0, true],
    ['a driver who is 23 tomorrow', { drivers: [bornYearsBefore(23, '12-02')] }, 'M04 refer', 0, true],
    ['a driver who is 23 today', { drivers: [bornYearsBefore(23)] }, 'M06 20', 20, false],
    ['a driver of 21, third party', { ...third, drivers: [bornYearsBefore(21)] }, '', 0, false],
    ['a driver of 20, third party', { ...third, drivers: [bornYearsBefore(21, '12-02')] }, 'M04 refer', 0, true],
    ['a driver of 75', { drivers: [bornYearsBefore(75)] }, '', 0, false],
    ['a driver of 76', { drivers: [bornYearsBefore(76)] }, 'M04 refer', 0, true],
    ['two of 24 count once', { drivers: [bornYearsBefore(24), bornYearsBefore(24)] }, 'M06 20', 20, false],
    ['a driver of 25', { drivers: [bornYearsBefore(25)] }, '', 0, false],
    ['a new licence', { drivers: [aDriver({ licenceYears: 0.9 })] }, 'M05 30', 30, false],
    ['a licence of a year', { drivers: [aDriver({ licenceYears: 1 })] }, '', 0, false],
    ['a watched occupation', { watchedOccupation: true }, 'M07 30', 30, false],
    ['one claim', { claims: [claim('2026-01-01')] }, 'M08 15', 15, false],
    ['two claims', { claims: [claim('2026-01-01'), claim('2025-01-01')] }, 'M08 35', 35, false],
    ['three claims', { claims: [claim('2026-01-01'), claim('2025-01-01'), claim('2024-01-01')] }, 'M08 refer', 0, true],
    ['a claim three years ago to the day', { claims: [claim('2023-12-01', 900_000)] }, '', 0, false],
    ['a claim a day later', { claims: [claim('2023-12-02', 80_000)] }, 'M08 15', 15, false],
    ['claims above 80,000', { claims: [claim('2026-01-01', 80_001)] }, 'M08 15, M09 refer', 15, true],
    ['seven points', { drivers: [aDriver({ offences: points(3, 4) })] }, '', 0, false],
    ['eight points', { drivers: [aDriver({ offences: points(3, 5) })] }, 'M10 30', 30, false],
    ['fourteen points', { drivers: [aDriver({ offences: points(10, 4) })] }, 'M10 30', 30, false],
    ['fifteen points', { drivers: [aDriver({ offences: points(10, 5) })] }, 'M10 refer', 0, true],
    [
      'eight points of each of two drivers: the worst driver counts',
      { drivers: [aDriver({ offences: points(8) }), aDriver({ offences: points(8) })] },
      'M10 30',
      30,
      false,
    ],
    [
      'drink driving',
      { drivers: [aDriver({ offences: [{ on: '2025-06-01', points: 0, serious: true }] })] },
      'M10 refer',
      0,
      true,
    ],
    [
      'drink driving four years ago',
      { drivers: [aDriver({ offences: [{ on: '2022-11-30', points: 10, serious: true }] })] },
      '',
      0,
      false,
    ],
    ['50% without proof', { noClaimDiscountPercent: 50 }, 'M11 40', 40, false],
    ['60% with proof', { noClaimDiscountPercent: 60, noClaimDiscountProved: true }, '', 0, false],
    ['a discount from overseas', { noClaimDiscountTransferred: true }, 'M12 refer', 0, true],
    ['a company with two unnamed users', { companyOwned: true, unnamedUsers: 2 }, '', 0, false],
    ['a company with three', { companyOwned: true, unnamedUsers: 3 }, 'M13 20', 20, false],
    ['a person with three', { unnamedUsers: 3 }, '', 0, false],
    ['a premium keyed by hand', { premiumOverridden: true }, 'M14 refer', 0, true],
    ['a duplicate', { duplicated: true }, 'M15 refer', 0, true],
    ['a theft four years ago', { claims: [claim('2022-12-01', 5, true)] }, 'M16 refer', 0, true],
    ['a theft five years ago to the day', { claims: [claim('2021-12-01', 5, true)] }, '', 0, false],
    [
      'a new electric car of 800,001',
      { electric: true, insuredDollars: 800_001, firstRegisteredOn: '2026-09-02' },
      'M17 20',
      20,
      false,
    ],
    [
      'an electric car of three months to the day',
      { electric: true, insuredDollars: 800_001, firstRegisteredOn: '2026-09-01' },
      '',
      0,
      false,
    ],
    [
      'a new electric car of 800,000',
      { electric: true, insuredDollars: 800_000, firstRegisteredOn: null },
      '',
      0,
      false,
    ],
    ['own business', { use: 'ownBusiness' }, '', 0, false],
    ['another use', { use: 'other' }, 'M18 refer', 0, true],
    ['50 points', { watchedOccupation: true, drivers: [bornYearsBefore(24)] }, 'M06 20, M07 30', 50, false],
    ['60 points', { watchedOccupation: true, drivers: [aDriver({ licenceYears: 0 })] }, 'M05 30, M07 30', 60, true],
    [
      '55 points: two claims and a driver of 24',
      { claims: [claim('2026-01-01'), claim('2025-01-01')], drivers: [bornYearsBefore(24)] },
      'M06 20, M08 35',
      55,
      false,
    ],
    [
      'what has points is shown beside what refers',
      { use: 'other', watchedOccupation: true },
      'M07 30, M18 refer',
      30,
      true,
    ],
  ])('with %s: %j has %s, %i points, referred %s', (_, facts, rules, total, refers) => {
    expect(inWords(facts)).toEqual([rules, total, refers]);
  });

  test('can fire every rule', () => {
    const fired = referralOf(
      aCase({
        modelGroup: 9,
        insuredDollars: 2_000_000,
        yearOfManufacture: 1990,
        electric: true,
        firstRegisteredOn: null,
        use: 'other',
        drivers: [bornYearsBefore(20), { ...bornYearsBefore(24), licenceYears: 0, offences: points(9) }],
        claims: [claim('2026-01-01', 90_000, true)],
        watchedOccupation: true,
        noClaimDiscountPercent: 60,
        noClaimDiscountTransferred: true,
        companyOwned: true,
        unnamedUsers: 9,
        premiumOverridden: true,
        duplicated: true,
      }),
    );
    expect(fired.rules.map(({ code }) => code)).toEqual(referRuleCodes);
  });
});
