// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import { caseSteps, type StepRow } from '@onegi/contract/calls/workplace/case-steps';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import CaseStepsPage from './case-steps-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row: StepRow = {
  step: 'request.waiting',
  stepHolder: 'officer',
  officerName: 'Olive Demo',
  officerNameZh: null,
  insurerName: null,
  insurerNameZh: null,
  stepCount: 5,
  clockMedianHours: 3,
  clockNinetiethHours: 4.6,
  officeMedianHours: 2.5,
  officeNinetiethHours: null,
};

const open = (search: string) =>
  drawPage(<CaseStepsPage />, `/case-steps${search}`, [
    [me, whoAs('officer')],
    [savedViews, { data: [] }],
    [caseSteps.page, { data: { records: [row], total: 1, size: 10, current: 1, pages: 1 } }],
  ]);
const cells = async () =>
  within(await screen.findByRole('row', { name: /waiting for an answer/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .slice(0, 7);

it('names the officer where that is asked for, and shows the figures of the step', async () => {
  open('?by=officer');
  // Those that are read where there is no head say their names: the 90th percentile is what orders them.
  const figures = ['Cases 5', 'Median (h) 3.0', '90th pct. (h) 4.6', '2.5', ''];
  expect(await cells()).toEqual(['Quote request: waiting for an answer', 'Olive Demo', ...figures]);
  cleanup();
  open('');
  expect((await cells()).slice(0, 3)).toEqual(['Quote request: waiting for an answer', 'Cases 5', 'Median (h) 3.0']);
});

it('opens a step with all that is known of it under its heading, for who has no room for columns', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: /waiting for an answer/ }));
  const facts = [...document.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]);
  expect(facts).toContainEqual(['Next step by', 'Our office']);
  expect(facts).toContainEqual(['90th pct. (h)', '4.6']);
});
