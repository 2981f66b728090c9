import { expect, test } from 'vitest';
import { readBands, startingFrom, upTo } from './bands.ts';
import { readTariff } from './tariff.ts';

const tariff = readTariff([
  { table: 'age', key: ['B', '10'], value: '2' },
  { table: 'age', key: ['B', '5'], value: '1' },
  { table: 'age', key: ['P', '7'], value: '9' },
  { table: 'age', key: ['B', '5', 'more'], value: '8' },
]);
const bands = readBands(tariff, 0, 'age', 'B');

test('bands are read in order, of one prefix alone', () => {
  expect(bands).toEqual([
    { edge: 5, value: 1 },
    { edge: 10, value: 2 },
  ]);
  expect(() => readBands(tariff, 0, 'age', 'S')).toThrow('age[S]');
});

test.each([
  [4, 1, undefined],
  [5, 1, 1],
  [6, 2, 1],
  [10, 2, 2],
  [11, undefined, 2],
])('%i lies in the band of %s by last values and of %s by first values', (value, last, first) => {
  expect(upTo(bands, value)?.value).toBe(last);
  expect(startingFrom(bands, value)?.value).toBe(first);
});
