import type { IncidentQuestion } from '@onegi/contract/calls/incidents/incidents';
import { describe, expect, it } from 'vitest';
import { choiceOf, choiceText, judgeAnswers, shownAnswer } from './incident-choice.ts';

const shared = { labelZh: '', fromSearch: false };
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
    });
  });

  it('are numbers or options as the question asks', () => {
    const { answers } = judgeAnswers([nights, extra], {
      incident: 'burst-pipe',
      typed: { nights: '7', worldwideEffects: '25000' },
    });
    expect(answers).toEqual({ nights: 7, worldwideEffects: '25000' });
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
