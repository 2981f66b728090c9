import { describe, expect, test } from 'vitest';
import { promotions } from '../../../seeds/catalogue/promotions.ts';
import { settings } from '../../../seeds/catalogue/settings.ts';
import { checkPromotion } from './check-promotion.ts';
import { meetsRule, promotionRule } from './promotion-rules.ts';
import { readSettings } from './settings.ts';

const stored = Object.entries(settings('FIXED_004')).map(([key, value]) => ({ key, value }));
const catalogue = {
  promotions: new Map(promotions.map((promotion) => [promotion.code, promotion])),
  settings: readSettings(stored),
};
const singleTrip = { tripType: 'S', destination: 'A' };

const invalid = { ok: false, text: { en: 'The promotion code is invalid.', zhHant: '優惠碼無效。' } };
const expired = { ok: false, text: { en: 'The promotion code has expired.', zhHant: '優惠碼已過期。' } };

function check(code: string, facts: object = singleTrip, today = '2026-11-21') {
  return checkPromotion(catalogue, 'TRAVEL', code, facts, today);
}

describe('a promotion code', () => {
  test.each(['TRIP10', 'trip10', '  Trip10 '])('"%s" gives 10%% on a single trip', (code) => {
    expect(check(code)).toMatchObject({ ok: true, discountBasisPoints: 1_000, promotion: { code: 'TRIP10' } });
  });

  test('for single trips is refused on annual cover with its own text', () => {
    expect(check('TRIP10', { tripType: 'A' })).toEqual({
      ok: false,
      text: { en: 'This code applies to single-trip cover only.', zhHant: '此優惠碼只適用於單次旅程。' },
    });
    expect(check('TRIP10', {}).ok).toBe(false);
  });

  test.each(['NOSUCH', 'TRIP 10', 'TRI', 'TRIP10TRIP10X', 'TRIP-10', 'ＴＲＩＰ10', '', "' or 1=1"])(
    '"%s" is invalid',
    (code) => {
      expect(check(code)).toEqual(invalid);
    },
  );

  test('of another line is invalid', () => {
    expect(check('HOME15')).toEqual(invalid);
  });

  test('that has run out says so, on every line', () => {
    expect(check('oldcode')).toEqual(expired);
  });

  test('counts on its first and last day, is expired after and unknown before', () => {
    expect(check('TRIP10', singleTrip, '2025-12-31')).toEqual(invalid);
    expect(check('TRIP10', singleTrip, '2026-01-01').ok).toBe(true);
    expect(check('TRIP10', singleTrip, '2027-12-31').ok).toBe(true);
    expect(check('TRIP10', singleTrip, '2028-01-01')).toEqual(expired);
  });

  test('never gives more than PROMO_MAX_DISC', () => {
    const low = readSettings(stored.map((row) => (row.key === 'PROMO_MAX_DISC' ? { ...row, value: '7.5' } : row)));
    expect(checkPromotion({ ...catalogue, settings: low }, 'TRAVEL', 'TRIP10', singleTrip, '2026-11-21')).toMatchObject(
      { discountBasisPoints: 750 },
    );
  });
});

test('limits in a rule include the limit itself, and an unknown fact never passes', () => {
  const atLeast = { fact: 'sumInsuredDollars', atLeast: 2_000_000 };
  const atMost = { fact: 'petAgeYears', atMost: 6 };
  expect(meetsRule(atLeast, { sumInsuredDollars: 2_000_000 })).toBe(true);
  expect(meetsRule(atLeast, { sumInsuredDollars: 1_999_999 })).toBe(false);
  expect(meetsRule(atMost, { petAgeYears: 6 })).toBe(true);
  expect(meetsRule(atMost, { petAgeYears: 7 })).toBe(false);
  expect(meetsRule(atMost, {})).toBe(false);
  expect(meetsRule(atMost, { petAgeYears: '3' })).toBe(false);
});

test('every code of the demo is of the allowed form, with a rule that can be read', () => {
  for (const { code, rule } of promotions) {
    expect(code).toMatch(/^[A-Z0-9]{4,12}$/);
    if (rule) expect(promotionRule.parse(rule)).toEqual(rule);
  }
});

test('a setting that does not fit stops the load', () => {
  const change = (key: string, value: string) => stored.map((row) => (row.key === key ? { key, value } : row));
  expect(() => readSettings(change('LEVY_MODE', 'NONE'))).toThrow('LEVY_MODE');
  expect(() => readSettings(change('TRAVEL_DAY_LIMIT', '0'))).toThrow('TRAVEL_DAY_LIMIT');
  expect(() => readSettings(stored.slice(1))).toThrow('TRAVEL_DAY_LIMIT');
});
