import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [0, 'HK$0.00'],
  [5, 'HK$0.05'],
  [8648, 'HK$86.48'],
  [123450, 'HK$1,234.50'],
  [123456789012, 'HK$1,234,567,890.12'],
  [-8650, '−HK$86.50'],
])('%d cents read %s [P-9-05]', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});
