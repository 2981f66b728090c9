// @vitest-environment happy-dom
import {
  answerByLink,
  type InsurerCase,
  openInsurerLink,
} from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import InsurerLinkPage from './insurer-link-page.tsx';

const nothingAnswered: InsurerCase['offer'] = {
  offerNumber: 1,
  offerVersion: 1,
  insurerCode: 'LPG',
  insurerName: 'Lantern Peak General Insurance',
  insurerNameZh: '燈峰保險',
  offerState: 'waiting',
  answeredAt: null,
  premiumCents: null,
  bearingCents: null,
  classLeviesCents: null,
  iaLevyCents: null,
  totalCents: null,
  validUntil: null,
  insurerReference: '',
  excess: '',
  conditions: '',
  remark: '',
  files: [],
};
const read: InsurerCase = {
  caseNumber: 'RQ2611000001',
  caseShown: 'first',
  productName: 'Business Package',
  productNameZh: '商業綜合保險',
  templateName: 'Business package',
  templateNameZh: '商業綜合保險',
  transactionType: 'newBusiness',
  insuredName: '<b>Harbour</b> Demo Trading Limited',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  isPending: false,
  answers: [{ asked: 'Address of the premises', askedZh: '處所地址', answer: 'Unit 1', answerZh: 'Unit 1' }],
  employees: [
    {
      employeeOccupation: 'CLERK',
      employeeCount: '3',
      annualPayroll: '900000.00',
      occupationName: 'Clerk',
      occupationNameZh: '文員',
    },
  ],
  subjectMatter: [],
  documents: [
    {
      name: 'Proposal form',
      nameZh: '投保書',
      fileId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      fileName: 'proposal.pdf',
      fileType: 'pdf',
      previewUrl: '/api/insurer/link/secret/doc/1',
      downloadUrl: '/api/insurer/link/secret/doc/1',
    },
  ],
  asksBearing: true,
  offer: nothingAnswered,
  linkGoodUntil: '2026-12-23T02:00:00.000Z',
  canAnswer: true,
};
const quoted: InsurerCase = {
  ...read,
  offer: {
    ...nothingAnswered,
    offerVersion: 2,
    offerState: 'quoted',
    answeredAt: '2026-11-23T03:00:00.000Z',
    premiumCents: 1_500_000,
    bearingCents: 400_000,
    totalCents: 1_524_600,
    validUntil: '2026-12-22',
    conditions: 'Survey within 30 days',
  },
};

type Answers = Parameters<typeof drawPage>[2];
const page = (answers: Answers) =>
  drawPage(
    <Routes>
      <Route path="/insurer/:token" element={<InsurerLinkPage />} />
    </Routes>,
    '/insurer/secret-token',
    answers,
  );
const opens = (...given: unknown[]) => [openInsurerLink, ...given] as unknown as Answers[number];
const answers = (...given: unknown[]) => [answerByLink, ...given] as unknown as Answers[number];
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page behind an insurer’s link [C-5.4-14]', () => {
  test('shows the case as text and opens its documents without telling from where', async () => {
    page([opens({ data: read })]);
    await screen.findByRole('heading', { name: 'Business Package' });
    expect(screen.getByText('<b>Harbour</b> Demo Trading Limited')).toBeTruthy();
    expect(screen.getByText('Unit 1')).toBeTruthy();
    expect(screen.getByText('3 employees, HK$900,000.00 a year')).toBeTruthy();
    const document = screen.getByRole('link', { name: 'Open proposal.pdf in a new tab' });
    expect([document.getAttribute('rel'), document.getAttribute('referrerpolicy')]).toEqual([
      'noopener noreferrer',
      'no-referrer',
    ]);
    expect(window.document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
    expect(window.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('sends an offer as it was typed, and shows what was answered last', async () => {
    const { user, sent } = page([opens({ data: read }), answers({ data: quoted })]);
    await user.type(await field(/^Premium without levies/), '15000');
    await user.type(await field(/^Part of it for employees/), '4000');
    await user.type(await field(/^Conditions/), 'Survey within 30 days');
    await user.click(press('Send the offer'));
    await screen.findByText('Your answer has arrived. Thank you');
    expect(sent(answerByLink)).toEqual([
      {
        caseShown: 'first',
        offerVersion: 1,
        answeredAs: 'quoted',
        premiumCents: 1_500_000,
        bearingCents: 400_000,
        insurerReference: '',
        excess: '',
        conditions: 'Survey within 30 days',
        remark: '',
        files: [],
      },
    ]);
    expect(screen.getByText('You have made an offer')).toBeTruthy();
    expect(screen.getByText('HK$15,246.00')).toBeTruthy();
  });

  test('begins with the former answer where the case has changed since, and with no words of a question', async () => {
    const asked = (changes: object) =>
      page([opens({ data: { ...quoted, offer: { ...quoted.offer, offerState: 'waiting', ...changes } } })]);
    asked({ remark: 'Subject to survey' });
    expect((await field(/^Premium without levies/)).value).toBe('15,000.00');
    expect((await field(/^Conditions/)).value).toBe('Survey within 30 days');
    expect((await field(/^Comment/)).value).toBe('Subject to survey');
    cleanup();
    asked({ remark: 'How old is the wiring?', premiumCents: null, bearingCents: null, totalCents: null });
    expect((await field(/^Comment/)).value).toBe('');
  });

  test('says what is missing before anything is sent', async () => {
    const { user, asked } = page([opens({ data: read }), answers({ data: quoted })]);
    await screen.findByRole('heading', { name: 'Business Package' });
    await user.click(press('Send the offer'));
    expect(await screen.findByText('Enter the premium without levies')).toBeTruthy();
    await user.click(screen.getByLabelText('Do not quote'));
    await user.click(press('Send the answer'));
    await waitFor(() => expect(document.querySelector('#remark-error')).toBeTruthy());
    expect(asked).toEqual(['openInsurerLink']);
  });

  test('states the part for employees’ compensation where there is one, be it nil', async () => {
    const { user, sent } = page([opens({ data: read }), answers({ data: quoted })]);
    await user.type(await field(/^Premium without levies/), '15000');
    await user.click(press('Send the offer'));
    const part = await field(/^Part of it for employees/);
    expect(part.getAttribute('aria-invalid')).toBe('true');
    expect(sent(answerByLink)).toEqual([]);
    await user.type(part, '0');
    await user.click(press('Send the offer'));
    await waitFor(() => expect(sent(answerByLink)).toHaveLength(1));
    expect(sent(answerByLink)[0]).toMatchObject({ premiumCents: 1_500_000, bearingCents: 0 });
  });

  test('asks for items, or does not quote, without figures', async () => {
    const { user, sent } = page([opens({ data: read }), answers({ data: read })]);
    await user.type(await field(/^Premium without levies/), '1');
    await user.click(screen.getByLabelText('Ask for items'));
    await user.type(await field(/^What do you need to know/), 'How old is the wiring?');
    await user.click(press('Send the question'));
    await waitFor(() => expect(sent(answerByLink)).toHaveLength(1));
    expect(sent(answerByLink)[0]).toEqual({
      caseShown: 'first',
      offerVersion: 1,
      answeredAs: 'informationRequired',
      remark: 'How old is the wiring?',
      files: [],
    });
  });

  test('keeps what is typed through a reload, without the token in what the browser stores', async () => {
    const first = page([opens({ data: read })]);
    await first.user.type(await field(/^Premium without levies/), '15000.5');
    await first.user.type(await field(/^Excess/), 'HK$5,000');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-token');
    cleanup();
    page([opens({ data: read })]);
    expect((await field(/^Premium without levies/)).value).toBe('15,000.50');
    expect((await field(/^Excess/)).value).toBe('HK$5,000');
  });

  test('shows a case that has changed anew, with what was typed, and sends it for that', async () => {
    const changed = { ...read, caseShown: 'second', answers: [{ ...read.answers[0], answer: 'Unit 2' }] };
    const { user, sent } = page([
      opens({ data: read }, { data: changed }),
      answers({ status: 409, code: 'insurerLink.caseChanged' }, { data: { ...quoted, caseShown: 'second' } }),
    ]);
    await user.type(await field(/^Premium without levies/), '15000');
    await user.type(await field(/^Part of it for employees/), '4000');
    await user.click(press('Send the offer'));
    await screen.findByText('The case has changed since you read it');
    await screen.findByText('Unit 2');
    expect((await field(/^Premium without levies/)).value).toBe('15,000.00');
    await user.click(press('Send the offer'));
    await screen.findByText('Your answer has arrived. Thank you');
    expect(sent(answerByLink).map(({ caseShown }) => caseShown)).toEqual(['first', 'second']);
  });

  test('says what happened when the link is over while somebody types', async () => {
    const { user } = page([opens({ data: read }), answers({ status: 410, code: 'insurerLink.caseWithdrawn' })]);
    await user.type(await field(/^Premium without levies/), '15000');
    await user.type(await field(/^Part of it for employees/), '4000');
    await user.click(press('Send the offer'));
    expect(await screen.findByText('This link does not open the case any more')).toBeTruthy();
    expect(screen.getByText('insurerLink.caseWithdrawn')).toBeTruthy();
    expect(screen.queryByText('Unit 1')).toBeNull();
  });

  test.each([
    [410, 'insurerLink.expired', 'This link does not open the case any more'],
    [404, 'insurerLink.notFound', 'This link is not valid'],
  ])('a link that is answered %i opens nothing', async (status, code, title) => {
    page([opens({ status, code })]);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
  });

  test('an accepted offer is shown, and nothing can be changed', async () => {
    page([opens({ data: { ...quoted, canAnswer: false, offer: { ...quoted.offer, offerState: 'accepted' } } })]);
    expect(await screen.findByText('The client has accepted your offer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
  });

  test('two presses send one answer', async () => {
    const { user, sent } = page([opens({ data: read }), answers({ data: quoted })]);
    await user.type(await field(/^Premium without levies/), '15000');
    await user.type(await field(/^Part of it for employees/), '4000');
    await user.dblClick(press('Send the offer'));
    await screen.findByText('Your answer has arrived. Thank you');
    expect(sent(answerByLink)).toHaveLength(1);
    // It is changed when somebody wants to, beginning with what was answered.
    await user.click(press('Change the answer'));
    expect((await field(/^Premium without levies/)).value).toBe('15,000.00');
  });
});
