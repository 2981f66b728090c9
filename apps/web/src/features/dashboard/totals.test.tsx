// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import type { Report } from './figures.ts';
import { InsurerTable } from './figures-table.tsx';
import { Totals } from './totals.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const days = { startOn: '2026-11-01', endOn: '2026-11-21' };
const sums = { premiumCents: 100_00, brokerageCents: 6_00, policies: 1 };
const report: Report = {
  ...{ scope: 'all', ...days, ...sums, step: 'week', trend: [], byMonth: [] },
  before: { startOn: '2026-10-01', endOn: '2026-10-21', ...sums },
  byInsurer: [{ insurer: 'LPG', insurerName: 'LPG', insurerNameZh: 'LPG', ...sums, premiumBeforeCents: 0 }],
};

it.each([
  ['all', ['Brokerage', 'Brokerage rate'], 'Brokerage'],
  ['own', ['Your commission', 'Your commission rate'], 'Your commission'],
] as const)('calls what was earned by its name for who sees %s policies', (scope, names, column) => {
  const props = { report: { ...report, scope }, asked: days };
  drawPage(
    <>
      <Totals {...props} />
      <InsurerTable {...props} label="Insurers" />
    </>,
    '/home',
    [],
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Gross premium', ...names, 'Policies']);
  expect(screen.getByRole('columnheader', { name: column })).toBeTruthy();
});
