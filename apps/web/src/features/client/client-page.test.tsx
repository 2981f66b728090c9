// @vitest-environment happy-dom
import * as calls from '@onegi/contract/calls/client/client-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { queryClient } from '../../lib/queries.ts';
import ClientPage from './client-page.tsx';

const ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const policy: calls.ClientPolicy = {
  policyNumber: 'LPG-HOM-26-0000001',
  lineName: 'Home',
  lineNameZh: '家居',
  insurerName: 'Lantern Peak General Insurance',
  insurerNameZh: '燈峰保險',
  planName: 'Lantern Home Standard',
  planNameZh: '燈峰家居標準計劃',
  holderName: 'DEMO <b>ONE</b>',
  maskedEmail: 'd***1@example.com',
  emergencyPhone: '+852 2000 0101',
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  status: 'active',
  totalDueCents: 30_000,
  documents: [
    { documentId: ID, documentKind: 'schedule', documentLanguage: 'en', endorsementNo: '000', printedOn: '2026-11-23' },
  ],
  endorsements: [],
  notes: [
    {
      noteNumber: 'DN1',
      noteKind: 'DEBIT',
      endorsementNo: '001',
      noteCents: 10_000,
      dueOn: '2099-01-01',
      dueCents: 10_000,
      noteSettlement: 'unsettled',
    },
    {
      noteNumber: 'DN2',
      noteKind: 'DEBIT',
      endorsementNo: '002',
      noteCents: 20_000,
      dueOn: '2099-01-02',
      dueCents: 20_000,
      noteSettlement: 'unsettled',
    },
  ],
  receipts: [],
  changes: [],
  mayAsk: true,
  earliestOn: '2026-12-01',
  rows: [
    {
      rowKey: '1',
      name: 'Proposal form',
      nameZh: '投保書',
      fileName: 'form.pdf',
      rowStatus: 'toCorrect',
      note: 'Please sign it',
      documentId: ID,
    },
  ],
  linkGoodUntil: '2027-02-21T04:00:00.000Z',
};
const door = (changes: Partial<calls.ClientDoor> = {}): calls.ClientDoor => ({
  asksFor: 'hkid',
  isConfirmed: false,
  attemptsLeft: 5,
  ...changes,
});

type Answers = Parameters<typeof drawPage>[2];
const given = (...answer: unknown[]) => answer as unknown as Answers[number];
const page = (answers: Answers) =>
  drawPage(
    <Routes>
      <Route path="/client/:token" element={<ClientPage />} />
    </Routes>,
    '/client/secret-token',
    answers,
  );
const opened = [
  given(calls.openClientLink, { data: door({ isConfirmed: true }) }),
  given(calls.readClientPolicy, { data: policy }),
];

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the page of a policy for its client [C-9-10]', () => {
  test('asks what only the client knows before it shows anything', async () => {
    const { user, sent } = page([
      given(calls.openClientLink, { data: door() }),
      given(calls.confirmClient, { data: door({ isConfirmed: true }) }),
      given(calls.readClientPolicy, { data: policy }),
    ]);
    await user.type(await screen.findByLabelText(/Last four characters/), '4563');
    expect(screen.queryByText('LPG-HOM-26-0000001')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open my policy' }));
    await screen.findByText('LPG-HOM-26-0000001');
    expect(sent(calls.confirmClient)).toEqual([{ confirmation: '4563' }]);
  });

  test('shows the policy as text, its documents and what has to be corrected', async () => {
    page(opened);
    await screen.findByRole('heading', { name: 'Home' });
    expect(screen.getByText('DEMO <b>ONE</b>')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Policy schedule in a new tab' }).getAttribute('href')).toBe(
      `/api/client/link/secret-token/doc/${ID}`,
    );
    expect(screen.getByText('What has to be corrected: Please sign it')).toBeTruthy();
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  });

  test('pays the notes that are chosen, and no others', async () => {
    const answer = {
      paymentRef: 'ref',
      state: 'created',
      totalCents: 20_000,
      gatewayUrl: null,
      failure: null,
      refundReason: null,
    };
    const { user, sent } = page([...opened, given(calls.payClientNotes, { data: answer })]);
    await screen.findByRole('button', { name: 'Pay HK$300.00 online' });
    await user.click(screen.getByRole('checkbox', { name: /^Choose DN1/ }));
    await user.click(screen.getByRole('button', { name: 'Pay HK$200.00 online' }));
    await waitFor(() =>
      expect(sent(calls.payClientNotes)).toEqual([{ noteNumbers: ['DN2'], totalDueCents: 20_000, language: 'en' }]),
    );
  });

  test('asks for a change in words', async () => {
    const { user, sent } = page([...opened, given(calls.askForChange, { data: { isSent: true } })]);
    await user.selectOptions(await screen.findByLabelText('What do you want to change?'), 'sum');
    await user.type(screen.getByLabelText(/^What should be changed/), 'HK$1,000,000 please');
    await user.click(screen.getByRole('button', { name: 'Send to our office' }));
    await screen.findByText('Our office has it. You see here what becomes of it.');
    expect(sent(calls.askForChange)).toEqual([
      { changeKind: 'sum', changeOn: '2026-12-01', changeText: 'HK$1,000,000 please' },
    ]);
  });

  test('of a link that is over says what to do, and asks for another', async () => {
    const over = { status: 410, code: 'clientLink.expired' };
    const { user } = page([given(calls.openClientLink, over), given(calls.askClientLink, { data: { isSent: true } })]);
    await screen.findByText('clientLink.expired');
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    await screen.findByText(/If we have an e-mail address of you/);
  });
});
