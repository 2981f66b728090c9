import { describe, expect, test } from 'vitest';
import { ageOn, daysOldOn, isOfAge, isSensibleBirth } from './ages.ts';

describe('age last birthday', () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18, true],
    ['2008-11-22', '2026-11-21', 17, false],
    ['2008-02-29', '2026-02-28', 17, false],
    ['2008-02-29', '2026-03-01', 18, true],
    ['2008-02-29', '2028-02-28', 19, true],
    ['2008-02-29', '2028-02-29', 20, true],
    ['2000-12-31', '2026-12-30', 25, true],
    ['2026-11-21', '2026-11-21', 0, false],
  ])('somebody born on %s is, on %s, %i', (bornOn, on, age, ofAge) => {
    expect(ageOn(bornOn, on)).toBe(age);
    expect(isOfAge(bornOn, on)).toBe(ofAge);
  });
});

test.each([
  ['2026-11-21', 0],
  ['2026-10-10', 42],
])('a child born on %s is %i days old on 2026-11-21', (bornOn, days) => {
  expect(daysOldOn(bornOn, '2026-11-21')).toBe(days);
});

describe('a sensible date of birth', () => {
  test.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['1906-11-21', true],
    ['1905-11-22', true],
    ['1905-11-21', false],
  ])('%s is sensible on 2026-11-21: %s', (bornOn, sensible) => {
    expect(isSensibleBirth(bornOn, '2026-11-21')).toBe(sensible);
  });
});
