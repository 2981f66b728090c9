// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { describePolicyImport } from '@onegi/contract/calls/transfer/policy-imports';
import { transfer } from '@onegi/messages/zh-Hant/transfer';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import ImportPage from './import-page.tsx';
import { importAddress } from './transfer-address.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names who uploaded and imported a workbook on a Chinese page by their Chinese names, where they have one', async () => {
  const data = {
    importId: '00000000-0000-4000-8000-000000000001',
    fileName: 'moving.xlsx',
    stage: 'imported',
    progress: 100,
    createdAt: '2026-11-23T02:00:00.000Z',
    createdBy: 'Olive Poon',
    createdByZh: '潘愛蓮',
    finishedAt: '2026-11-23T03:00:00.000Z',
    finishedBy: 'Oscar Yip',
    finishedByZh: null,
    problemCount: 0,
    problems: [],
    counts: null,
  };
  const page = (
    <Routes>
      <Route path="policy-imports/:importId" element={<ImportPage />} />
    </Routes>
  );
  drawPage(
    page,
    importAddress(data.importId),
    [
      [me, whoAs('operations')],
      [describePolicyImport, { data }],
    ],
    { transfer },
  );
  expect(await screen.findByText(/潘愛蓮/)).toBeTruthy();
  expect(screen.getByText(/Oscar Yip/)).toBeTruthy();
  expect(screen.queryByText(/Olive Poon/)).toBeNull();
});
