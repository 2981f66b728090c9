import { templateIds } from '@onegi/contract/fields/requests';
import { describe, expect, test } from 'vitest';
import { templateOf } from '../../../templates/templates.ts';
import { appetites } from './appetites.ts';
import { type Appetite, judgeAppetite, type RiskFacts } from './judge-appetite.ts';

const risk: RiskFacts = {
  answers: { EC02: 'CAT', EC03: 'RES', EC08: 'N' },
  sizes: { headcount: 60, payroll: 1_200_000_001 },
  occupations: [
    { code: 'COOK', class: 'E5' },
    { code: 'COURIER', class: 'E6' },
    { code: 'COURIER', class: 'E6' },
  ],
};
const kinds = (appetite: Appetite | undefined, changes: Partial<RiskFacts> = {}) =>
  judgeAppetite(appetite, { ...risk, ...changes }).map(({ kind }) => kind);

describe('an insurer’s appetite', () => {
  test('is for nothing of a form that it has no entry for, and for everything where it says no more', () => {
    expect(kinds(undefined)).toEqual(['form']);
    expect(kinds({})).toEqual([]);
  });

  test('tells every reason at once, with the figures', () => {
    const appetite: Appetite = {
      only: { EC02: ['OFF', 'RTL'] },
      never: { EC03: ['RES', 'BAR'] },
      most: { headcount: 50, payroll: 12_000_000 },
      least: { headcount: 61 },
      occupationsUpTo: 'E5',
      stated: ['EC08', 'EC06'],
    };
    expect(judgeAppetite(appetite, risk)).toEqual([
      { kind: 'only', row: 'EC02', answers: ['OFF', 'RTL'] },
      { kind: 'never', row: 'EC03', answer: 'RES' },
      { kind: 'occupations', upTo: 'E5', codes: ['COURIER'] },
      { kind: 'most', measure: 'headcount', bound: 50, is: 60 },
      { kind: 'most', measure: 'payroll', bound: 1_200_000_000, is: 1_200_000_001 },
      { kind: 'least', measure: 'headcount', bound: 61, is: 60 },
      { kind: 'stated', row: 'EC08' },
    ]);
  });

  test('holds at the bound itself, to the cent', () => {
    const bounds: Appetite = { most: { payroll: 12_000_000, headcount: 60 }, least: { headcount: 60 } };
    expect(kinds(bounds)).toEqual(['most']);
    expect(kinds(bounds, { sizes: { headcount: 60, payroll: 1_200_000_000 } })).toEqual([]);
    expect(kinds({ occupationsUpTo: 'E6' })).toEqual([]);
    // E10 comes after E9, not after E1.
    expect(kinds({ occupationsUpTo: 'E9' }, { occupations: [{ code: 'DIVER', class: 'E10' }] })).toEqual([
      'occupations',
    ]);
  });

  test('is not judged by what nobody has said', () => {
    const appetite: Appetite = {
      only: { EC02: ['OFF'] },
      never: { EC03: ['RES'] },
      most: { headcount: 1 },
      least: { turnover: 1 },
      occupationsUpTo: 'E1',
      stated: ['EC08'],
    };
    expect(kinds(appetite, { answers: {}, sizes: {}, occupations: [] })).toEqual([]);
  });
});

test('what insurers write names rows and choices that the forms have', () => {
  const unknown = Object.entries(appetites).flatMap(([insurer, ofForms]) =>
    Object.entries(ofForms).flatMap(([form, { only = {}, never = {}, stated = [] }]) => {
      const rows = templateOf(templateIds.find((id) => id === form) ?? 'EC').rows;
      const choices = [...Object.entries(only), ...Object.entries(never)].flatMap(([row, values]) =>
        values.map((value) => ({ row, value })),
      );
      const isChoice = ({ row, value }: { row: string; value: string }) => {
        const found = rows.find(({ id }) => id === row);
        if (found?.type === 'RADIO') return value === 'Y' || value === 'N';
        return Array.isArray(found?.options) && found.options.some((option) => option.value === value);
      };
      const isStatement = (row: string) => rows.some(({ id, type }) => id === row && type === 'RADIO_NO_SHOW');
      return [
        ...choices.filter((each) => !isChoice(each)).map(({ row, value }) => `${insurer} ${row} ${value}`),
        ...stated.filter((row) => !isStatement(row)).map((row) => `${insurer} ${row}`),
      ];
    }),
  );
  expect(unknown).toEqual([]);
});
