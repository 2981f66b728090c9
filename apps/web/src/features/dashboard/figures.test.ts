import { expect, test } from 'vitest';
import { monthsOf, type Report, slicesOf } from './figures.ts';

const insurer = (name: string, premiumCents: number) => ({
  insurer: name,
  insurerName: name,
  insurerNameZh: name,
  premiumCents,
  premiumBeforeCents: 0,
  brokerageCents: 0,
  policies: 1,
});

test('small insurers are one slice together, and none that gave premium back has one', () => {
  const many = Array.from({ length: 9 }, (_, at) => insurer(`I${at}`, 900 - at * 100));
  const { largest, restCents } = slicesOf([...many, insurer('MINUS', -50)]);
  expect(largest).toHaveLength(6);
  expect(restCents).toBe(300 + 200 + 100);
  expect(slicesOf(many.slice(0, 7))).toMatchObject({ restCents: 0, largest: { length: 7 } });
});

test('every month of the period has its place, across a new year too, and rare lines are counted together', () => {
  const byMonth = (['TRAVEL', 'HOME', 'FIRE', 'PET', 'GOLF', 'DH'] as const).map((line, at) => ({
    month: '2026-01',
    line,
    policies: 6 - at,
    premiumCents: 1,
  }));
  const report = { byMonth, startOn: '2025-11-15', endOn: '2026-02-01' } as unknown as Report;
  const { bands, months } = monthsOf(report);
  expect(bands).toEqual(['TRAVEL', 'HOME', 'FIRE', 'PET', 'other']);
  expect(months.map(({ month, total }) => [month, total])).toEqual([
    ['2025-11', 0],
    ['2025-12', 0],
    ['2026-01', 21],
    ['2026-02', 0],
  ]);
  expect(months[2]?.other).toBe(3);
});
