import type { Question } from '@onegi/contract/questions';
import { describe, expect, test } from 'vitest';
import { aQuestion } from '../forms/a-question.ts';
import { afterChange, rowsOfStep, stepToShow } from './steps.ts';

const row = (questionId: string, what: Partial<Question> = {}): Question => ({
  ...aQuestion({ questionId, required: false }),
  editable: true,
  ...what,
});
const option = (value: string, parent?: string) => ({
  value,
  label: value,
  labelZh: value,
  ...(parent ? { parent } : {}),
});
const when = { questionId: 'BP18', answers: ['Y'] };
const form = [
  row('BP01', {
    type: 'SPINNER_1',
    associated: 'BP02',
    required: true,
    options: ['OFF', 'SHP', 'RST'].map((v) => option(v)),
  }),
  row('BP02', { type: 'SPINNER_2', required: true, options: [option('LAW', 'OFF'), option('FSH', 'SHP')] }),
  row('BP04', { type: 'INTEGER', required: true, largest: 99 }),
  row('BP08', { type: 'NUMERIC_GT_0', required: true, heading: 'What is insured', headingZh: '投保項目' }),
  row('BP16', { type: 'INTEGER' }),
  row('BP17', { type: 'NUMERIC' }),
  row('BP18', { type: 'RADIO', required: true }),
  row('BP20', { type: 'NUMERIC_GT_0', when }),
  row('BP06', { type: 'RADIO_NO_SHOW', required: true, associated: 'BP07' }),
  row('BP07'),
  row('NAME', { required: true, heading: 'How we reach you', headingZh: '聯絡方法' }),
];
const ids = (rows: readonly Question[]) => rows.map(({ questionId }) => questionId);
const premises = { BP01: 'SHP', BP16: '6', BP04: '20', BP08: '250000' };
const staff = { BP17: '1200000', BP18: 'N' };
const today = '2026-11-21';

describe('the steps of the quotation', () => {
  test('ask each row once, and the last one whatever is left [P-2.2-12]', () => {
    const all = ([1, 2, 3, 4] as const).flatMap((step) => ids(rowsOfStep(step, form, {})));
    expect(all.toSorted()).toEqual(ids(form).toSorted());
    expect(ids(rowsOfStep(4, form, {}))).toEqual(['BP02', 'NAME']);
  });

  test('offer offices and shops, and need the employees [P-2.2-13]', () => {
    const [occupancy, employees] = rowsOfStep(1, form, {});
    expect(occupancy?.options?.map(({ value }) => value)).toEqual(['OFF', 'SHP']);
    expect(employees).toMatchObject({ questionId: 'BP16', required: true });
  });

  test('offer in the last step the trades of the premises chosen in the first', () => {
    expect(rowsOfStep(4, form, { BP01: 'SHP' })[0]).toMatchObject({ type: 'SPINNER', options: [option('FSH', 'SHP')] });
    expect(rowsOfStep(4, form, {})[0]?.options).toEqual([]);
  });

  test('cannot be skipped: an address with a later step leads to the first that is open', () => {
    const show = (asked: number, answers: Record<string, string>) => stepToShow(asked, form, answers, today);
    expect(show(4, {})).toBe(1);
    expect(show(2, premises)).toBe(2);
    expect(show(4, { ...premises, BP04: '100' })).toBe(1);
    expect(show(4, { ...premises, ...staff })).toBe(3);
    expect(show(4, { ...premises, ...staff, BP18: 'Y' })).toBe(2);
    expect(show(4, { ...premises, ...staff, BP06: 'N' })).toBe(3);
    expect(show(4, { ...premises, ...staff, BP06: 'Y' })).toBe(4);
    expect(show(1, { ...premises, ...staff })).toBe(1);
    expect(show(Number.NaN, premises)).toBe(1);
  });

  test('forget the trade with the premises it belonged to', () => {
    const before = { BP01: 'OFF', BP02: 'LAW' };
    expect(afterChange(before, { ...before, BP01: 'SHP' })).toEqual({ BP01: 'SHP', BP02: '' });
    expect(afterChange(before, { ...before, BP16: '4' })).toEqual({ ...before, BP16: '4' });
  });
});
