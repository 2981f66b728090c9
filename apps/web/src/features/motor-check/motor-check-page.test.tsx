// @vitest-environment happy-dom
import { checkMotorNumber } from '@onegi/contract/calls/motor/check';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { queryClient } from '../../lib/queries.ts';
import MotorCheckPage from './motor-check-page.tsx';

type Answer = Parameters<typeof drawPage>[2][number];

const page = (...answer: unknown[]) =>
  drawPage(
    <Routes>
      <Route path="/motor-check/:number" element={<MotorCheckPage />} />
    </Routes>,
    '/motor-check/CN2611000123-7K3M9QXT4B',
    [[checkMotorNumber, ...answer] as unknown as Answer],
  );

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a number that gives cover is said to be valid, with the day and without the letters behind it [C-2.12-102]', async () => {
  page({ data: { isValid: true, checkedOn: '2026-12-01' } });
  const date = await screen.findByText('1 December 2026');
  expect(date.parentElement?.textContent).toBe('The document CN2611000123 gives cover on 1\u00a0December\u00a02026.');
  expect(screen.getByRole('status').textContent).toMatch(/^Valid/);
});

test('any other is said not to be valid, and why that may be', async () => {
  page({ data: { isValid: false, checkedOn: '2026-12-01' } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not valid.*a quotation gives no cover/);
});

test('too many guesses are answered in words', async () => {
  page({ status: 429, code: 'request.rateLimited' });
  expect(await screen.findByRole('button')).toBeTruthy();
});
