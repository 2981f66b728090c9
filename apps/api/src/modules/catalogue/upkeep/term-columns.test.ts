import { describe, expect, test } from 'vitest';
import type { BenefitTerms } from '../../../ports/benefit-terms.ts';
import { describeProblem, Problems } from './problems.ts';
import { readTerms, type TermCells, writeTerms } from './term-columns.ts';

const none: TermCells = {
  kind: null,
  amount: null,
  limit: null,
  percent: null,
  excess: null,
  count: null,
  unit: null,
  details: null,
};
const place = { sheet: 'Benefit terms', row: 2 };

function problemsOf(cells: Partial<TermCells>): string[] {
  const problems = new Problems();
  expect(readTerms({ ...none, ...cells }, place, problems)).toBeUndefined();
  return problems.kept.map((problem) => describeProblem(problem, 'en'));
}

const surgery: BenefitTerms = {
  kind: 'amount',
  limit: 30_000,
  pays: 'expenses',
  withinDays: 90,
  trigger: { event: 'travel-delay', measure: 'full', hours: 6 },
  subLimits: [
    { per: 'visit', amount: 150 },
    { per: 'item', amount: 1_000 },
  ],
  coInsurance: 'one-third',
};

test('terms are written with their numbers in columns and the rest a line each', () => {
  expect(writeTerms(surgery)).toMatchObject({
    kind: 'amount',
    limit: 30_000,
    amount: null,
    details: [
      'pays: expenses',
      'withinDays: 90',
      'trigger.event: travel-delay',
      'trigger.measure: full',
      'trigger.hours: 6',
      'subLimits.1.per: visit',
      'subLimits.1.amount: 150',
      'subLimits.2.per: item',
      'subLimits.2.amount: 1000',
      'coInsurance: one-third',
    ].join('\n'),
    wordsEn: expect.stringContaining('HK$30,000'),
  });
});

test.each([
  surgery,
  { kind: 'not-covered' },
  { kind: 'excess', amount: 10_000, percentOf: { percent: 10, of: 'loss' }, choices: [0, 500] },
  { kind: 'optional', offers: { kind: 'amount', limit: 5_000, pays: 'fixed' } },
  { kind: 'waiting', count: 12, unit: 'month', benefits: ['PT01', 'PT02'] },
] satisfies BenefitTerms[])('%j comes back as it was', (terms) => {
  const { wordsEn: _en, wordsZh: _zh, ...cells } = writeTerms(terms);
  const asText = Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell === null ? null : `${cell}`]),
  );
  const problems = new Problems();
  expect(readTerms(asText as unknown as TermCells, place, problems)).toEqual(terms);
  expect(problems.total).toBe(0);
});

describe('what is wrong with a row of terms is told by its column', () => {
  test.each<[Partial<TermCells>, string]>([
    [{ kind: 'amount', details: 'pays: fixed' }, 'Limit HK$: “limit” is missing for the kind amount.'],
    [{ kind: 'amount', limit: '5' }, 'Details: “pays” is missing for the kind amount.'],
    [{ kind: 'amount', limit: '5', details: 'pays: cash' }, 'Details: “pays” is one of expenses, fixed.'],
    [{ kind: 'included', limit: '5' }, 'Limit HK$: “limit” means nothing for the kind included.'],
    [{ kind: 'included', details: 'colour: red' }, 'Details: “colour” means nothing for the kind included.'],
    [{ kind: 'included', details: 'just words' }, 'Details: the line “just words” is not of the form name: value.'],
    [{ kind: 'included', details: '__proto__.x: 1' }, 'is not of the form name: value.'],
    [{ kind: 'included', details: 'constructor.x: 1' }, 'Details: “constructor” means nothing for the kind included.'],
    [{ kind: 'included', details: 'months: 1\nmonths: 2' }, 'Details: “months” is there twice.'],
    [{ kind: 'amount', details: 'limit: 5' }, 'Details: “limit” has a column of its own.'],
    [{ kind: 'amount', details: 'kind: included' }, 'Details: “kind” has a column of its own.'],
    [{ kind: 'parts', details: 'parts.2.of: money' }, 'Details: the places of “parts” are not 1, 2, 3 …'],
    [
      { kind: 'parts', details: 'parts: 1\nparts.1.of: x' },
      'Details: “parts.1.of” is a value and a group of values at once.',
    ],
    [
      { kind: 'parts', details: 'parts.1.of: gold\nparts.1.limit: 5' },
      'Details: “parts.1.of” is one of money, documents, complex, major, intermediate, minor.',
    ],
    [
      { kind: 'amount', limit: '5', details: 'pays: fixed\ncoInsurance: 120' },
      '“coInsurance” is too small or too large.',
    ],
    [{ kind: 'amount', limit: '5', details: 'pays: fixed\nmonths: long' }, '“months” is not of the right form'],
    [{ kind: 'optional', details: 'offers.kind: x' }, 'Details: “offers.kind” is one of amount, plan.'],
  ])('%j', (cells, words) => {
    const reported = problemsOf(cells);
    expect(
      reported.some((each) => each.startsWith('Benefit terms, row 2, ') && each.includes(words)),
      reported.join('\n'),
    ).toBe(true);
  });
});
