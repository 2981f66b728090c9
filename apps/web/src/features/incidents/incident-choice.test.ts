import type { IncidentQuestion } from '@onegi/contract/calls/incidents/incidents';
import { describe, expect, it } from 'vitest';
import { choiceOf, choiceText, exampleChoice, judgeAnswers, shownAnswer } from './incident-choice.ts';

const shared = { labelZh: '', fromSearch: false, example: 1 };
const nights: IncidentQuestion = {
  ...shared,
  questionKey: 'nights',
  questionKind: 'count',
  label: 'Nights',
  initial: 5,
  least: 1,
  most: 60,
};
const extra: IncidentQuestion = {
  ...shared,
  questionKey: 'worldwideEffects',
  questionKind: 'choice',
  label: 'Bought',
  initial: 'none',
  options: [
    { optionValue: 'none', label: 'No', labelZh: '' },
    { optionValue: '25000', label: 'Yes', labelZh: '' },
  ],
};

describe('an incident that is chosen', () => {
  it('starts as a worked example where it is typical, else as its story has it', () => {
    const held: IncidentQuestion = {
      ...shared,
      questionKey: 'held',
      questionKind: 'count',
      label: 'Held',
      example: 365,
    };
    const chosen = (typical: boolean) => exampleChoice({ incident: 'burst-pipe', typical }, [nights, held]);
    expect(chosen(true)).toEqual({ incident: 'burst-pipe', typed: { held: '365' } });
    expect(chosen(false)).toEqual({ incident: 'burst-pipe', typed: {} });
  });
});

describe('an incident in the address', () => {
  it('is the same when it is read again', () => {
    const text = 'burst-pipe,nights_3,worldwideEffects_25000';
    expect(choiceOf(text)).toEqual({ incident: 'burst-pipe', typed: { nights: '3', worldwideEffects: '25000' } });
    expect(choiceText(choiceOf(text))).toBe(text);
  });

  it('is none where nothing is chosen', () => {
    expect(choiceOf(null)).toBeNull();
    expect(choiceOf('')).toBeNull();
    expect(choiceText(null)).toBeNull();
  });

  it('cannot be broken by what is typed', () => {
    const text = choiceText({ incident: 'burst-pipe', typed: { nights: '3,000_1' } });
    expect(text).toBe('burst-pipe,nights_30001');
  });
});

describe('answers', () => {
  it('start as the question says', () => {
    const choice = { incident: 'burst-pipe', typed: {} };
    expect(shownAnswer(nights, choice)).toBe('5');
    expect(judgeAnswers([nights, extra], choice)).toEqual({
      answers: { nights: 5, worldwideEffects: 'none' },
      issues: [],
      open: [],
    });
  });

  it('are numbers or options as the question asks', () => {
    const { answers } = judgeAnswers([nights, extra], {
      incident: 'burst-pipe',
      typed: { nights: '7', worldwideEffects: '25000' },
    });
    expect(answers).toEqual({ nights: 7, worldwideEffects: '25000' });
  });

  it('that only the insured knows start open, and are no mistakes', () => {
    const age: IncidentQuestion = {
      ...shared,
      questionKey: 'petAge',
      questionKind: 'count',
      label: 'Age',
      least: 0,
      most: 9,
    };
    const driver: IncidentQuestion = { ...extra, questionKey: 'driver', initial: undefined };
    const untouched = judgeAnswers([age, driver], { incident: 'burst-pipe', typed: {} });
    expect(untouched).toEqual({ answers: {}, issues: [], open: [age, driver] });
    const cleared = judgeAnswers([age], { incident: 'burst-pipe', typed: { petAge: '' } });
    expect(cleared).toMatchObject({ issues: [{ field: 'petAge' }], open: [] });
  });

  it.each([
    ['6', 6, null],
    ['6:', 6, null],
    ['5:59', '5:59', null],
    ['5:9', '5:09', null],
    ['6:00', 6, null],
    ['5:60', undefined, 'validation.hours'],
    ['', undefined, 'validation.hours'],
    ['240:01', undefined, 'validation.atMost'],
  ])('of hours take %j as %j', (typed, answer, message) => {
    const late: IncidentQuestion = { ...nights, questionKey: 'hoursLate', minutes: true, least: 0, most: 240 };
    const found = judgeAnswers([late], { incident: 'flight-delayed', typed: { hoursLate: typed } });
    expect(found.answers.hoursLate).toBe(answer);
    expect(found.issues[0]?.message ?? null).toBe(message);
  });

  it('about a part are no more than the whole, and its example shrinks with it', () => {
    const whole: IncidentQuestion = { ...nights, questionKey: 'contents', initial: 20_000, most: 1_000_000 };
    const part: IncidentQuestion = { ...whole, questionKey: 'dearestItem', initial: 9_000, within: 'contents' };
    const answered = (typed: Record<string, string>) => judgeAnswers([whole, part], { incident: 'burst-pipe', typed });
    expect(answered({}).answers).toEqual({ contents: 20_000, dearestItem: 9_000 });
    expect(answered({ contents: '5000' }).answers).toEqual({ contents: 5_000, dearestItem: 5_000 });
    expect(answered({ contents: '5000', dearestItem: '6000' }).issues).toEqual([
      { field: 'dearestItem', message: 'validation.atMost', params: { maximum: 5_000 } },
    ]);
  });

  it.each([
    ['', 'validation.integer'],
    ['two', 'validation.integer'],
    ['0', 'validation.atLeast'],
    ['61', 'validation.atMost'],
  ])('%j is not sent but told', (typed, message) => {
    const { answers, issues } = judgeAnswers([nights], { incident: 'burst-pipe', typed: { nights: typed } });
    expect(answers).toEqual({});
    expect(issues).toMatchObject([{ field: 'nights', message }]);
  });

  it('are only options that there are', () => {
    const { issues } = judgeAnswers([extra], { incident: 'burst-pipe', typed: { worldwideEffects: '99' } });
    expect(issues).toMatchObject([{ field: 'worldwideEffects', message: 'validation.choice' }]);
  });
});
