import { expect, test } from 'vitest';
import { highlightColumns } from './highlight-columns.ts';

const highlight = (benefit: string, text: string) => ({
  benefitCode: benefit,
  benefit,
  benefitZh: benefit,
  covered: true,
  text,
  textZh: text,
});
const columnsOf = (...cards: (readonly [benefit: string, text: string])[][]) =>
  highlightColumns(
    cards.map((card) => ({ highlights: card.map(([benefit, text]) => highlight(benefit, text)) })),
    ({ benefit, text }) => [benefit, text],
  );

test('A column is as wide as the longest name or figure of all cards, its bold part a little wider', () => {
  expect(
    columnsOf(
      [
        ['Medical expenses', 'HK$300'],
        ['Baggage', 'HK$5,000'],
      ],
      [
        ['Medical expenses', 'HK$300'],
        ['Baggage', 'HK$15,000, up to HK$3,000 per item'],
      ],
    ),
  ).toBe('minmax(0, 16fr) minmax(0, 33fr)');
});

test('A Chinese character counts for two', () => {
  expect(columnsOf([['醫療費用（每次旅程計）', 'HK$300']])).toBe('minmax(0, 22fr)');
});

test('Conditions that have several lines anyway leave their room to the other columns', () => {
  expect(
    columnsOf([
      ['Surgeon’s fee', 'Complex HK$55,000, major HK$30,000, intermediate HK$14,000, minor HK$5,500'],
      ['Room and board', 'HK$830 per day, at most 180 days'],
    ]),
  ).toBe('minmax(0, 20fr) minmax(0, 32fr)');
});

test('No column is too narrow for a name or leaves nothing to the others', () => {
  expect(
    columnsOf([
      ['Room', '—'],
      ['x'.repeat(100), '—'],
    ]),
  ).toBe('minmax(0, 14fr) minmax(0, 48fr)');
});
