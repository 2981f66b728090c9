import { describe, expect, test } from 'vitest';
import { readRiderTariff } from './rider-tariff.ts';
import { readTariff } from './tariff.ts';

type Row = readonly [key: string, value: string];

/** Rider keys written as 'cruise S * percent'. */
function read(...rows: readonly Row[]) {
  const cells = rows.map(([key, value]) => ({ table: 'rider', key: key.split(' '), value }));
  return readRiderTariff(readTariff(cells), ['cruise'], ['S', 'A']);
}

describe('the rate of an optional cover', () => {
  test.each<[string, Row[], object | null]>([
    ['flat', [['cruise * * perPerson', '40']], { kind: 'flat', dollars: 40, unit: 'perPerson' }],
    ['percent', [['cruise * * percent', '-35']], { kind: 'percent', percent: -35, minimum: null }],
    [
      'percent with a minimum',
      [
        ['cruise * * percent', '15'],
        ['cruise * * perChild', '40'],
      ],
      { kind: 'percent', percent: 15, minimum: { dollars: 40, unit: 'perChild' } },
    ],
    ['of the sum named', [['cruise * * ppm', '450']], { kind: 'ppm', of: 'named', ppm: 450, minimum: null }],
    ['of the sum insured', [['cruise * * ppmInsured', '50']], { kind: 'ppm', of: 'insured', ppm: 50, minimum: null }],
    [
      'by amounts, smallest first',
      [
        ['cruise * * amount 50000', '680'],
        ['cruise * * amount 25000', '380'],
      ],
      {
        kind: 'amounts',
        prices: [
          { amountDollars: 25_000, dollars: 380 },
          { amountDollars: 50_000, dollars: 680 },
        ],
      },
    ],
    ['not offered', [['cruise * * none', '1']], null],
  ])('%s', (_name, rows, expected) => {
    expect(read(...rows).rate('cruise', 'S', 'B')).toEqual(expected);
  });

  test('is that of the most exact key', () => {
    const tariff = read(
      ['cruise * * perPolicy', '1'],
      ['cruise * P perPolicy', '2'],
      ['cruise A * perPolicy', '3'],
      ['cruise A P perPolicy', '4'],
    );
    const dollars = (['S', 'A'] as const).flatMap((variant) =>
      (['B', 'P'] as const).map((tier) => tariff.rate('cruise', variant, tier)),
    );
    expect(dollars.map((rate) => (rate?.kind === 'flat' ? rate.dollars : null))).toEqual([1, 2, 3, 4]);
  });
});

test.each<[string, Row[]]>([
  ['no price', []],
  ['no price for one variant', [['cruise S * perPolicy', '1']]],
  [
    'an unknown rider',
    [
      ['cruise * * perPolicy', '1'],
      ['crise * * perPolicy', '1'],
    ],
  ],
  [
    'an unknown variant',
    [
      ['cruise * * perPolicy', '1'],
      ['cruise X * perPolicy', '1'],
    ],
  ],
  [
    'an unknown tier',
    [
      ['cruise * * perPolicy', '1'],
      ['cruise * Q perPolicy', '1'],
    ],
  ],
  ['an unknown measure', [['cruise * * perDay', '1']]],
  ['a sum that is missing', [['cruise * * amount', '1']]],
  [
    'two ways to price',
    [
      ['cruise * * percent', '1'],
      ['cruise * * ppm', '1'],
    ],
  ],
  [
    'two minimums',
    [
      ['cruise * * perAdult', '1'],
      ['cruise * * perChild', '1'],
    ],
  ],
  [
    'a minimum of what is not offered',
    [
      ['cruise * * none', '1'],
      ['cruise * * perPolicy', '1'],
    ],
  ],
  [
    'a negative minimum',
    [
      ['cruise * * percent', '1'],
      ['cruise * * perPolicy', '-1'],
    ],
  ],
  ['half a percent', [['cruise * * percent', '0.5']]],
])('%s is refused', (_name, rows) => {
  expect(() => read(...rows)).toThrow(RangeError);
});
