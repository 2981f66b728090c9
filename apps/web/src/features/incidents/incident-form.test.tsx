// @vitest-environment happy-dom
import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import type { IncidentQuestion } from '@onegi/contract/calls/incidents/incidents';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { type IncidentChoice, judgeAnswers } from './incident-choice.ts';
import { IncidentQuestions } from './incident-questions.tsx';
import { PlanVerdict } from './plan-verdict.tsx';
import { reservationsOf } from './reservations.tsx';

afterEach(cleanup);

const shared = { labelZh: '', fromSearch: false, example: 1 };
const questions: readonly IncidentQuestion[] = [
  {
    ...shared,
    questionKey: 'hoursLate',
    questionKind: 'count',
    label: 'Hours late',
    unit: 'hours',
    unitZh: '小時',
    initial: 13,
    least: 0,
    most: 240,
    minutes: true,
  },
  { ...shared, questionKey: 'held', questionKind: 'count', label: 'Days covered', least: 0, most: 36_500 },
  {
    ...shared,
    questionKey: 'cause',
    questionKind: 'choice',
    label: 'What brought it about',
    options: [
      { optionValue: 'accident', label: 'An accident', labelZh: '' },
      { optionValue: 'illness', label: 'An illness', labelZh: '' },
    ],
  },
];

const sent: ReturnType<typeof judgeAnswers>[] = [];

function Asked() {
  const [choice, setChoice] = useState<IncidentChoice>({ incident: 'flight-delayed', typed: {} });
  const judged = judgeAnswers(questions, choice);
  sent.push(judged);
  return (
    <IncidentQuestions
      questions={questions}
      choice={choice}
      issues={judged.issues}
      onAnswer={(key, text) => setChoice({ ...choice, typed: { ...choice.typed, [key]: text } })}
    />
  );
}

const value = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value;

describe('the questions about an incident', () => {
  it('start with an example of the story, and with nothing for what only the insured knows', () => {
    draw(<Asked />);
    expect([value('Hours late'), value('and minutes')]).toEqual(['13', '']);
    expect([value('Days covered'), value('What brought it about')]).toEqual(['', '']);
    expect(screen.queryByText(/Please enter|This field/)).toBeNull();
  });

  it('take hours with minutes, a number and an option', async () => {
    const user = draw(<Asked />);
    await user.clear(screen.getByLabelText('Hours late'));
    await user.type(screen.getByLabelText('Hours late'), '5');
    await user.type(screen.getByLabelText('and minutes'), '59');
    await user.type(screen.getByLabelText('Days covered'), '29');
    await user.selectOptions(screen.getByLabelText('What brought it about'), 'An illness');
    expect(sent.at(-1)).toEqual({ answers: { hoursLate: '5:59', held: 29, cause: 'illness' }, issues: [], open: [] });
  });

  it('say beside its field what is wrong with an answer', async () => {
    const user = draw(<Asked />);
    await user.type(screen.getByLabelText('and minutes'), '75');
    expect(screen.getByText('Please enter hours and minutes, such as 5:59')).toBeTruthy();
  });
});

describe('what a plan would pay', () => {
  const outcome: PlanOutcome = {
    insurer: 'LPG',
    plan: 'LPG-TRAVEL-S',
    planName: 'Lantern Peak Travel Standard',
    planNameZh: '',
    outcome: 'pays',
    amountCents: 30_000,
    steps: [],
    exclusions: [{ text: 'War is excluded.', textZh: '戰爭不受保。' }],
    conditions: [{ text: 'Buy before leaving.', textZh: '必須於離港前投保。' }],
  };

  it('stands with what the line excludes and what it depends on, in sight', () => {
    draw(<PlanVerdict outcome={outcome} reserved={outcome} verdict="Pays HK$300.00" alone={false} />);
    expect(screen.getByText('War is excluded.').closest('details')).toBeNull();
    expect(screen.getByText('Main exclusions')).toBeTruthy();
    expect(screen.getByText('Buy before leaving.')).toBeTruthy();
    expect(screen.getByText('It depends on')).toBeTruthy();
  });

  it('has none where nothing is paid', () => {
    const nothing = { ...outcome, outcome: 'does-not-pay' as const, exclusions: [], conditions: [] };
    draw(<PlanVerdict outcome={nothing} reserved={nothing} verdict="Does not pay" alone />);
    expect(screen.queryByText('Main exclusions')).toBeNull();
  });

  it('says once what all plans that pay exclude, and beside a plan what is its own', () => {
    const racing = { text: 'Racing is excluded.', textZh: '競賽不受保。' };
    const other = { ...outcome, plan: 'LPG-TRAVEL-P', exclusions: [...outcome.exclusions, racing], conditions: [] };
    const none = { ...outcome, plan: 'LPG-TRAVEL-B', outcome: 'does-not-pay' as const, exclusions: [], conditions: [] };
    const { shared, own } = reservationsOf([outcome, none, other]);
    expect(shared).toEqual({ exclusions: outcome.exclusions, conditions: [] });
    expect(own).toEqual([
      { exclusions: [], conditions: outcome.conditions },
      { exclusions: [], conditions: [] },
      { exclusions: [racing], conditions: [] },
    ]);
    expect(reservationsOf([outcome]).shared).toEqual({ exclusions: [], conditions: [] });
  });
});
