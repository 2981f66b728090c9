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
const page = (answers: Answers, query = '') =>
  drawPage(
    <Routes>
      <Route path="/client/:token" element={<ClientPage />} />
    </Routes>,
    `/client/secret-token${query}`,
    answers,
  );
const openedWith = (changes: Partial<calls.ClientPolicy> = {}) => [
  given(calls.openClientLink, { data: door({ isConfirmed: true }) }),
  given(calls.readClientPolicy, { data: { ...policy, ...changes } }),
];
const opened = openedWith();
const note = (changes: Partial<calls.ClientPolicy['notes'][number]>): calls.ClientPolicy['notes'][number] => ({
  noteNumber: 'DN1',
  noteKind: 'DEBIT',
  endorsementNo: '001',
  noteCents: 10_000,
  dueOn: '2099-01-01',
  dueCents: 0,
  noteSettlement: 'unsettled',
  ...changes,
});

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

  test.each([
    ['settled', {}, 'active', 'Paid'],
    ['overSettled', {}, 'active', 'Paid'],
    ['writtenOff', {}, 'active', 'No longer due'],
    ['unsettled', { endorsementNo: '000' }, 'lapsed', 'No longer due'],
    ['partlySettled', { endorsementNo: '000' }, 'void', 'No longer due'],
    ['unsettled', {}, 'active', 'Being changed by our office'],
  ] as const)('says of a note of which nothing is due what it is: %s', async (noteSettlement, more, status, words) => {
    page(openedWith({ status, totalDueCents: 0, notes: [note({ noteSettlement, ...more })] }));
    await screen.findByText(`HK$100.00 · ${words}`);
  });

  test.each([
    ['created', null, '&cancelled=1', /You left the payment page\. Nothing was charged/],
    ['created', null, '', /has not confirmed your payment yet\. If you have paid, you need not pay again/],
    ['pending', null, '&cancelled=1', /is being confirmed/],
    ['paid', null, '&cancelled=1', /We have received HK\$200\.00/],
    ['expired', null, '', /The payment page has closed/],
    ['paid', 'alreadyPaid', '', /This was settled already\. HK\$200\.00 goes back/],
    ['paid', 'lapsed', '', /you are not insured by it\. HK\$200\.00 goes back/],
    ['refunded', 'notIssued', '', /which is still due\. HK\$200\.00 goes back/],
    ['refunded', 'unheard', '', /^HK\$200\.00 goes back to your card\.$/],
    ['paid', 'credited', '', /^HK\$200\.00 goes back to your card\.$/],
  ] as const)('tells of a payment that is %s (%s%s) what is true', async (state, refundReason, query, words) => {
    const data = { paymentRef: 'ref', state, totalCents: 20_000, gatewayUrl: null, failure: null, refundReason };
    page([...opened, given(calls.getClientPayment, { data })], `?payment=ref${query}`);
    await screen.findByText(words);
  });

  test('shows what has changed without what a link does not show, and the last day of the link in Hong Kong', async () => {
    const line = { label: 'Flat', labelZh: '單位', before: '', beforeZh: '', after: '', afterZh: '' };
    const named = { ...line, label: 'Family name', before: 'DEMO', after: 'SAMPLE' };
    const endorsement = { endorsementNo: '001', kind: 'EN', effectiveOn: '2027-01-01', totalPremiumCents: 0 } as const;
    page(
      openedWith({
        endorsements: [{ ...endorsement, changes: [line, named] }],
        linkGoodUntil: '2027-02-20T17:00:00.000Z',
      }),
    );
    await screen.findByText('Flat: changed');
    expect(screen.getByText('Family name: DEMO to SAMPLE')).toBeTruthy();
    expect(screen.getByText(/This link is good until 21 February 2027/)).toBeTruthy();
  });

  test('asks again who has been away for long, and has kept what was typed', async () => {
    const away = { status: 401, code: 'clientLink.notConfirmed' };
    const { user, sent } = page([
      given(calls.openClientLink, { data: door({ isConfirmed: true }) }),
      given(calls.readClientPolicy, { data: policy }, away, { data: policy }),
      given(calls.askForChange, away, { data: { isSent: true } }),
      given(calls.confirmClient, { data: door({ isConfirmed: true }) }),
    ]);
    await user.type(await screen.findByLabelText(/^What should be changed/), 'HK$1,000,000 please');
    await user.click(screen.getByRole('button', { name: 'Send to our office' }));
    await user.type(await screen.findByLabelText(/Last four characters/), '4563');
    expect(screen.getByText('You were away for a while. What you have typed is still here.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open my policy' }));
    await screen.findByRole('heading', { name: 'Home' });
    await user.click(screen.getByRole('button', { name: 'Send to our office' }));
    await screen.findByText('Our office has it. You see here what becomes of it.');
    expect(sent(calls.askForChange).map(({ changeText }) => changeText)).toEqual(Array(2).fill('HK$1,000,000 please'));
  });

  test('says that the link was replaced meanwhile, whatever is done', async () => {
    const over = { status: 410, code: 'clientLink.replaced' };
    const { user } = page([
      given(calls.openClientLink, { data: door({ isConfirmed: true }) }),
      given(calls.readClientPolicy, { data: policy }, over),
      given(calls.payClientNotes, over),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pay HK$300.00 online' }));
    await screen.findByText('clientLink.replaced');
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeTruthy();
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
