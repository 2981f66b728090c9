import { expect, test } from 'vitest';
import { type DateParts, joinDate, typedInto } from './date-parts.ts';

const empty: DateParts = { year: '', month: '', day: '' };

/** Types key by key, each into the box where typing goes on. */
function typed(keys: string, from: DateParts = empty, box: keyof DateParts = 'year') {
  let state = { parts: from, goesOn: box };
  for (const key of keys) state = typedInto(state.parts, state.goesOn, state.parts[state.goesOn] + key);
  return `${joinDate(state.parts)} in ${state.goesOn}`;
}

test.each([
  ['1990', '1990-- in year'],
  ['199005', '1990-05- in month'],
  ['19900517', '1990-05-17 in day'],
  ['1990517', '1990-5-17 in day'],
  ['19901117', '1990-11-17 in day'],
  ['1990/5/17', '1990-5-17 in day'],
  ['1990 5 17', '1990-5-17 in day'],
  ['199005178', '1990-05-17 in day'],
  ['/', ' in year'],
])('%s typed in one go is %s', (keys, expected) => {
  expect(typed(keys)).toBe(expected);
});

test.each(['1990-05-17', '17/05/1990', '1990年05月17日', ' 17. 05. 1990 '])('%s can be pasted', (text) => {
  expect(typedInto(empty, 'year', text)).toEqual({ parts: { year: '1990', month: '05', day: '17' }, goesOn: 'day' });
});

test('what stands in a box is not changed by another that is typed over', () => {
  const whole = { year: '1990', month: '05', day: '17' };
  expect(typed('8', whole)).toBe('1990-05-17 in year');
  expect(typed('8', whole, 'month')).toBe('1990-05-17 in month');
  expect(typed('x', whole, 'day')).toBe('1990-05-17 in day');
});
