// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import { ageingList } from '@onegi/contract/calls/settlement/ageing';
import { clientStatement } from '@onegi/contract/calls/settlement/statements';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import AgeingPage from './ageing-page.tsx';
import StatementPage from './statement-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  group: 'client',
  key: 'abcdef0123456789',
  name: 'DEMO ONE',
  nameZh: 'DEMO ONE',
  notes: 2,
  currentCents: 0,
  to30Cents: 100_00,
  to60Cents: 0,
  to90Cents: 0,
  over90Cents: 50_00,
  openCents: 150_00,
} as const;

it('leads from a figure to the notes behind it', async () => {
  drawPage(<AgeingPage />, '/ageing', [
    [me, whoAs('finance')],
    [savedViews, { data: [] }],
    [ageingList.page, { data: { records: [row], total: 1, pages: 1, size: 10, current: 1 } }],
  ]);
  const figure = await screen.findByRole('link', { name: 'DEMO ONE: HK$50.00' });
  expect(figure.getAttribute('href')).toBe('/ageing-notes?client=abcdef0123456789&bucket=over90');
  expect(screen.getByRole('link', { name: 'DEMO ONE: HK$150.00' }).getAttribute('href')).toBe(
    '/ageing-notes?client=abcdef0123456789',
  );
});

it('says that nothing is outstanding', async () => {
  drawPage(<AgeingPage />, '/ageing', [
    [me, whoAs('officer')],
    [savedViews, { data: [] }],
    [ageingList.page, { data: { records: [], total: 0, pages: 0, size: 10, current: 1 } }],
  ]);
  expect(await screen.findByText('Nothing is outstanding.')).toBeTruthy();
});

it('shows a statement with its opening and closing balance, and tells a failure with another try', async () => {
  const drawn = drawPage(<StatementPage />, '/account-statement?of=client&key=abcdef0123456789', [
    [me, whoAs('finance')],
    [
      clientStatement.show,
      { status: 404, code: 'There is no such account' },
      {
        data: {
          key: row.key,
          name: row.name,
          nameZh: row.nameZh,
          from: '2026-01-01',
          until: '2026-11-21',
          openingCents: 100,
          closingCents: 300,
          movements: [
            {
              movedOn: '2026-11-01',
              kind: 'debitNote',
              reference: 'DN2611000001',
              policyNumber: 'LPG-MTR-26-0000001',
              payableOn: null,
              movedCents: 200,
              balanceCents: 300,
            },
          ],
        },
      },
    ],
  ]);
  expect(await screen.findByText('There is no such account')).toBeTruthy();
  await drawn.user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('DN2611000001')).toBeTruthy();
  expect(screen.getByText('Opening balance')).toBeTruthy();
  expect(screen.getAllByText('HK$3.00').length).toBe(2);
});

it('says at its field which day of a statement cannot be read, and that the end is before the beginning', async () => {
  const { user } = drawPage(<StatementPage />, '/account-statement?of=client&key=abcdef0123456789', [
    [me, whoAs('finance')],
  ]);
  const until = await screen.findByLabelText('To');
  await user.clear(until);
  await user.type(until, '31/02/2026');
  expect(screen.getByText('Please enter a date such as 31/12/2026 (day/month/year)')).toBeTruthy();
  expect(until.getAttribute('aria-invalid')).toBe('true');
  await user.clear(until);
  await user.type(until, '01/01/2001');
  expect(screen.getByText('The end must not be before the beginning')).toBeTruthy();
});
