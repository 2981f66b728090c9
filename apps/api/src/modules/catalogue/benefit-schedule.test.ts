import { variantOf, variantsOf } from '@onegi/contract/lines/benefit-variants';
import { expect, test } from 'vitest';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import { type BenefitRow, scheduler } from './benefit-schedule.ts';

const upTo = (limit: number): BenefitTerms => ({ kind: 'amount', limit, pays: 'expenses' });
const notCovered: BenefitTerms = { kind: 'not-covered' };

function aRow(code: string, more: Partial<BenefitRow>): BenefitRow {
  return {
    code,
    group: 'general',
    name: { en: code, zhHant: code },
    partOf: null,
    highlightRank: null,
    terms: { S: upTo(1_000) },
    variants: {},
    ...more,
  };
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

test('a variant has its own terms where it differs, lacks what it has not, and shares the rest', () => {
  const scheduleOf = scheduler([
    aRow('BOTH', {}),
    aRow('OWN', { variants: { T: { S: upTo(50) } } }),
    aRow('GONE', { variants: { T: null } }),
    aRow('ONLY', { terms: null, variants: { T: { S: upTo(7) } } }),
  ]);
  const base = scheduleOf('S', 10_000, 'C').benefits;
  const other = scheduleOf('S', 10_000, 'T').benefits;
  expect(codes(base)).toEqual(['BOTH', 'OWN', 'GONE']);
  expect(codes(other)).toEqual(['BOTH', 'OWN', 'ONLY']);
  expect(other[0]).toBe(base[0]);
  expect(base[1]?.text.en).toBe('HK$1,000');
  expect(other[1]?.text.en).toBe('HK$50');
});

test('of several choices the last that changes a benefit counts', () => {
  const scheduleOf = scheduler([
    aRow('A', { terms: null, variants: { clinical: { S: upTo(1) }, dental: { S: upTo(2) } } }),
  ]);
  expect(scheduleOf('S', 10_000, 'H').benefits).toEqual([]);
  expect(scheduleOf('S', 10_000, 'H+clinical').benefits[0]?.terms).toEqual(upTo(1));
  expect(scheduleOf('S', 10_000, 'H+clinical+dental').benefits[0]?.terms).toEqual(upTo(2));
});

test('the four best-ranked benefits are highlights, passing over what no tier covers', () => {
  const rows = [6, 5, 4, 3, 2, 1].map((rank) => aRow(`R${rank}`, { highlightRank: rank }));
  const scheduleOf = scheduler([
    ...rows,
    aRow('NONE', { highlightRank: 0, terms: { S: notCovered, P: { kind: 'optional' } } }),
    aRow('SOME', { highlightRank: 7, terms: { S: notCovered, P: upTo(1) } }),
  ]);
  expect(codes(scheduleOf('S', 10_000, '').highlights)).toEqual(['R1', 'R2', 'R3', 'R4']);
});

test('what could be bought is not covered', () => {
  const scheduleOf = scheduler([aRow('A', { terms: { S: { kind: 'optional' } } })]);
  expect(scheduleOf('S', 10_000, '').benefits[0]?.covered).toBe(false);
});

test('plans of equal tier and factor share one schedule, and a missing tier is told', () => {
  const scheduleOf = scheduler([aRow('A', {})]);
  expect(scheduleOf('S', 8_000, '')).toBe(scheduleOf('S', 8_000, ''));
  expect(scheduleOf('S', 8_000, '')).not.toBe(scheduleOf('S', 11_000, ''));
  expect(() => scheduleOf('P', 10_000, '')).toThrow('A has no terms for tier P');
});

test('a search names the variant it asks for', () => {
  expect(variantOf('MOTOR', { cover: 'T' })).toBe('T');
  expect(variantOf('PET', { thirdParty: false })).toBe('');
  expect(variantOf('GOLF', { withTravel: true })).toBe('travel');
  expect(variantOf('HOME', {})).toBe('');
  expect(variantOf('MEDICAL', { careType: 'D', dental: true })).toBe('D');
  expect(variantOf('MEDICAL', { careType: 'H', age: 35, dental: true, clinical: true })).toBe('H+clinical+dental');
});

test.each([
  [17, 'H'],
  [18, 'H+maternity'],
  [45, 'H+maternity'],
  [46, 'H'],
])('maternity chosen at age %i makes variant %s', (age, variant) => {
  expect(variantOf('MEDICAL', { careType: 'H', age, maternity: true })).toBe(variant);
});

test('every variant a search can name is declared', () => {
  const { base, others } = variantsOf('MEDICAL');
  const all = new Set([base, ...others]);
  expect(all.size).toBe(34);
  const all5 = { clinical: true, dental: true, criticalIllness: true, maternity: true, chineseMedicine: true };
  for (const careType of ['H', 'D', 'O'] as const) {
    for (const extras of [{}, { dental: true }, { clinical: true, chineseMedicine: true }, all5]) {
      expect(all).toContain(variantOf('MEDICAL', { careType, age: 30, ...extras }));
    }
  }
});
