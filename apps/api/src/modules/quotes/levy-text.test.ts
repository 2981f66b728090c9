import { FIXED_LEVY, type LevyRow } from '@onegi/rating/levy';
import { expect, test } from 'vitest';
import { levyText } from './describe-quote.ts';

const row = (changes: Partial<LevyRow>): LevyRow => ({ ...FIXED_LEVY, ...changes });
const bureau = [
  row({ code: 'MIB_FIRST', class: 'MOTOR', ratePpm: 10_000, capCents: null }),
  row({ code: 'MIB_INSOLVENCY', class: 'MOTOR', ratePpm: 20_000, capCents: null }),
];

test('the footnote names rate and cap of the row in force', () => {
  const { en, zhHant } = levyText({ levyByYear: [FIXED_LEVY], otherLevies: [] });
  expect(en).toBe('Premium includes the Insurance Authority levy of 0.04%, capped at HK$2,000');
  expect(zhHant).toBe('保費已包括保險業監管局徵費 0.04%（上限 HK$2,000）');
});

test('a rate is not rounded to another one', () => {
  const { en } = levyText({ levyByYear: [row({ ratePpm: 850, capCents: 425_000 })], otherLevies: [] });
  expect(en).toContain('0.085%, capped at HK$4,250');
  expect(levyText({ levyByYear: [row({ ratePpm: 1_000 })], otherLevies: [] }).en).toContain('0.10%');
});

test('a car bears the levy of the Motor Insurers’ Bureau too, and the footnote says so', () => {
  const { en, zhHant } = levyText({ levyByYear: [FIXED_LEVY], otherLevies: bureau });
  expect(en).toContain('0.04%, capped at HK$2,000, and the Motor Insurers’ Bureau levy of 3%');
  expect(zhHant).toContain('及汽車保險局徵費 3%');
});
