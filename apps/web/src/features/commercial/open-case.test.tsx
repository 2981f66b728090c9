// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { addCaseNote, caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import {
  askForItems,
  copyCase,
  deleteCase,
  quoteDetail,
  withdrawCase,
} from '@onegi/contract/calls/requests/commercial/cases';
import { reopenCase } from '@onegi/contract/calls/requests/commercial/issue';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { assignRequest, requestAssignees } from '@onegi/contract/calls/requests/office-requests';
import { getTemplate, type TemplateForm } from '@onegi/contract/calls/requests/template';
import { askedSections } from '@onegi/contract/fields/commercial';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRequest } from '../../components/case/a-request.ts';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import { aQuestion } from '../forms/a-question.ts';
import { aDraft } from './a-draft.ts';
import { CasePage } from './case-page.tsx';
import { forgetCaseStore, knownCaseStore } from './case-store.ts';
import { anOffer } from './offers/an-offer.ts';

const caseNumber = aDraft.caseNumber;
const myself = '11111111-1111-4111-8111-111111111111';
const colleague = '22222222-2222-4222-8222-222222222222';

function leave() {
  cleanup();
  const store = knownCaseStore(myself, caseNumber);
  if (store) forgetCaseStore(store);
  localStorage.clear();
}
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const PDF = {
  fileId: '33333333-3333-4333-8333-333333333333',
  fileType: 'pdf',
  previewUrl: '/api/a',
  downloadUrl: '/api/a',
};
const row = {
  nameZh: '',
  required: true,
  docLimit: 5,
  docTypes: ['pdf'],
  canDescribe: false,
  canUpload: false,
  canDelete: false,
  caseNumber,
};
const waiting: CaseDetail = {
  ...aDraft,
  caseState: 'waiting',
  holder: 'officer',
  clockMinutes: 310,
  officeMinutes: 150,
  insuredName: 'Harbour Demo Limited',
  allowedActions: ['assign', 'release', 'ask', 'send', 'decline', 'withdraw'],
  questions: [
    aQuestion({ questionId: 'EC02', label: 'Trade', initial: 'Cafe', heading: 'The business', editable: false }),
    aQuestion({ questionId: 'EC04', label: 'Address', initial: '1 Demo Road', editable: false }),
  ],
  documents: [
    { ...row, ...PDF, name: 'Proposal', order: 10, documentNumber: 1, fileNameOriginal: 'proposal.pdf' },
    { ...row, name: 'Wages', order: 20, documentNumber: 2, fileNameOriginal: 'wages.xlsx', fileType: 'xlsx' },
    { ...row, name: 'Photo', order: 30, documentNumber: 3 },
  ].map((each) => (each.order === 20 ? { ...each, fileId: colleague, previewUrl: null, downloadUrl: '/api/b' } : each)),
  employees: [
    { employeeOccupation: 'COOK', employeeCount: '4', annualPayroll: '960000.00' },
    { employeeOccupation: 'WAITER', employeeCount: '6', annualPayroll: '1200000.50' },
  ],
  history: [
    {
      eventAction: 'submit',
      eventAt: '2026-11-23T02:00:00.000Z',
      eventBy: 'Connie Demo',
      eventByZh: null,
      eventInsurer: null,
      assigneeName: null,
      assigneeNameZh: null,
      stepMinutes: 95,
      stepOfficeMinutes: 30,
    },
  ],
};
const withOffers = (offerState: Offer['offerState'], holder: CaseDetail['holder']): CaseDetail => ({
  ...waiting,
  holder,
  heldSince: '2026-11-23T03:00:00.000Z',
  offers: [anOffer({ offerState })],
});
const mine: CaseDetail = { ...waiting, assigneeId: myself, assigneeName: 'Olive Demo' };
const ofConsultant = { ...waiting, allowedActions: ['withdraw' as const] };
const closed: CaseDetail = {
  ...waiting,
  caseState: 'closed',
  closedAs: 'declined',
  reason: 'No insurer <b>writes</b> this trade.',
  holder: null,
  allowedActions: [],
};
const toEndorse: CaseDetail = {
  ...waiting,
  caseState: 'accepted',
  transactionType: 'endorsement',
  allowedActions: ['assign', 'release', 'endorse'],
};
const template: TemplateForm = {
  templateId: 'EC',
  templateVersion: 1,
  templateName: 'EC',
  templateNameZh: 'EC',
  product: 'EC',
  productName: 'EC',
  productNameZh: 'EC',
  questions: [],
  documents: [],
};
const refused = (code: string) => ({ status: 409, code });

type Answers = Parameters<typeof drawPage>[2];
const open = (role: UserRole, answers: Answers) =>
  drawPage(<CasePage address={{ caseNumber }} />, '/commercial-insurance/form', [
    [me, whoAs(role, null, myself)],
    [dropdown, { data: { OCCUPATION_EC: [{ value: 'COOK', label: 'Cook', labelZh: '廚師', itemClass: 'E3' }] } }],
    [caseNotes, { data: { notes: [] } }],
    // Which rows are told, of a case that is open for some.
    [getTemplate, { data: template }],
    [requestAssignees, { data: [{ userId: colleague, name: 'Oscar Demo', nameZh: null }] }],
    ...answers,
  ]);
const buttons = async () =>
  within(await screen.findByRole('region', { name: 'What you can do' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** Its words; a number and its unit stay on one line. */
const spaced = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');
const status = () => screen.findByRole('region', { name: 'Where it stands' });
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the line on top', () => {
  it('says state, next step, who holds the case, and its clock [C-4.1-10]', async () => {
    open('officer', [[quoteDetail, { data: mine }]]);
    const text = spaced(await status());
    expect(text).toContain('Waiting for Reply');
    expect(text).toContain('The office sends it to insurers');
    expect(text).toContain('With Olive Demo since 23 Nov 2026, 10:00');
    expect(text).toContain('5 h 10 min, of which 2 h 30 min in office hours, promised within 24 hours');
  });

  it.each([
    [waiting, 'our office (nobody has taken it yet)'],
    [{ ...waiting, caseState: 'pending' as const, holder: 'consultant' as const, isPaused: true }, 'clock stopped'],
    [{ ...waiting, caseState: 'pending' as const, holder: 'consultant' as const }, 'With Connie Demo'],
    [withOffers('waiting', 'insurer'), 'With Lantern Peak General Insurance since 23 Nov 2026, 11:00'],
    [withOffers('quoted', 'consultant'), 'With Connie Demo since 23 Nov 2026, 11:00'],
    [closed, 'Over since'],
    [toEndorse, 'The office makes the endorsement on the policy'],
    [{ ...toEndorse, holder: null, allowedActions: [] }, 'Nothing: the endorsement is made'],
  ])('is honest about a case that nobody has, that is paused, or that is over', async (detail, words) => {
    open('officer', [[quoteDetail, { data: detail }]]);
    expect(spaced(await status())).toContain(words);
  });
});

describe('what can be done', () => {
  it('is what is allowed, for the office as the office and for a consultant as one', async () => {
    open('officer', [[quoteDetail, { data: waiting }]]);
    expect(await buttons()).toEqual(['Take it', 'Ask for information', 'Give to a colleague', 'Decline']);
    leave();
    open('officer', [[quoteDetail, { data: mine }]]);
    expect(await buttons()).toEqual(['Ask for information', 'Give to a colleague', 'Give it back', 'Decline']);
    leave();
    // Whoever has an accepted case may be away.
    open('officer', [[quoteDetail, { data: { ...toEndorse, assigneeId: colleague } }]]);
    expect(await buttons()).toEqual(['Take it', 'Give to a colleague', 'Give it back']);
    leave();
    open('consultant', [[quoteDetail, { data: ofConsultant }]]);
    expect(await buttons()).toEqual(['Withdraw', 'Copy as new business', 'Copy as renewal']);
    leave();
    open('compliance', [[quoteDetail, { data: { ...waiting, allowedActions: [] } }]]);
    await status();
    expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
  });

  it('is taken once, however often it is pressed, and the case says so', async () => {
    const drawn = open('officer', [
      [quoteDetail, { data: waiting }, { data: mine }],
      [assignRequest, { data: aRequest }],
    ]);
    await drawn.user.dblClick(await screen.findByRole('button', { name: 'Take it' }));
    expect(drawn.sent(assignRequest)).toEqual([{ requestNumber: caseNumber, assigneeId: myself, assigneeSeen: null }]);
  });

  it('tells whoever was slower what happened, and shows the case as it is', async () => {
    const theirs = { ...mine, assigneeId: colleague, assigneeName: 'Oscar Demo' };
    const drawn = open('officer', [
      [quoteDetail, { data: waiting }, { data: theirs }],
      [assignRequest, refused('Somebody else has taken it')],
    ]);
    await press(drawn, 'Take it');
    await waitFor(async () => expect((await status()).textContent).toContain('With Oscar Demo'));
    expect(drawn.notices).toEqual([{ kind: 'failure', message: 'Somebody else has taken it' }]);
  });
});

describe('a dialog', () => {
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('gives the case to the colleague who is chosen', async () => {
    const drawn = open('officer', [
      [quoteDetail, { data: mine }],
      [assignRequest, { data: aRequest }],
    ]);
    await press(drawn, 'Give to a colleague');
    const give = await dialog(`Who answers ${caseNumber}?`);
    await drawn.user.selectOptions(await give.findByRole('combobox', { name: 'Colleague' }), 'Oscar Demo');
    await drawn.user.dblClick(give.getByRole('button', { name: 'Give it to them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.sent(assignRequest)).toEqual([
      { requestNumber: caseNumber, assigneeId: colleague, assigneeSeen: myself },
    ]);
  });

  it('asks for sections, rows and documents by their names, with a note, and for nothing without', async () => {
    const pending: CaseDetail = {
      ...mine,
      caseState: 'pending',
      holder: 'consultant',
      isPaused: true,
      allowedActions: ['assign'],
      asked: { askedNote: 'Which floor?', askedRows: ['EC04'], askedDocuments: [30] },
    };
    const drawn = open('officer', [
      [quoteDetail, { data: mine }, { data: pending }],
      [askForItems, { data: pending }],
    ]);
    await press(drawn, 'Ask for information');
    const ask = await dialog(`What is missing in ${caseNumber}?`);
    const names = ask.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    // The trade is told and asked of nobody; of sections those that the form has.
    expect(names).toEqual(['Insured Name', 'Address', 'Employees by occupation', 'Proposal', 'Wages', 'Photo']);
    await drawn.user.click(ask.getByRole('button', { name: 'Ask for it' }));
    ask.getByText('Please tick at least one row, section or document');
    ask.getByText('Please tell the consultant what is needed');
    expect(drawn.sent(askForItems)).toEqual([]);
    for (const name of ['Address', 'Employees by occupation', 'Photo'])
      await drawn.user.click(ask.getByRole('checkbox', { name }));
    await drawn.user.type(ask.getByLabelText('Note to the consultant'), 'Which floor?');
    await drawn.user.dblClick(ask.getByRole('button', { name: 'Ask for it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.sent(askForItems)).toEqual([
      { caseNumber, askedNote: 'Which floor?', askedRows: ['EC04', askedSections.employees], askedDocuments: [30] },
    ]);
    expect((await status()).textContent).toContain('The consultant sends what the office asked for');
    expect(screen.getAllByText('Asked for')).toHaveLength(2);
  });

  it('declines with a reason alone, and says what happened to who is too late', async () => {
    const drawn = open('officer', [
      [quoteDetail, { data: mine }, { data: { ...closed, closedAs: 'withdrawn', reason: null } }],
      [endRequest, refused('The case was withdrawn meanwhile')],
    ]);
    await press(drawn, 'Decline');
    const decline = await dialog(`Decline ${caseNumber}?`);
    await drawn.user.click(decline.getByRole('button', { name: 'Decline' }));
    decline.getByText('Please give a reason');
    await drawn.user.type(decline.getByLabelText('Reason'), 'No insurer writes this trade.');
    await drawn.user.click(decline.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Withdrawn by the consultant')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drawn.sent(endRequest)).toEqual([
      {
        requestNumber: caseNumber,
        outcome: 'decline',
        reason: 'No insurer writes this trade.',
        caseVersion: waiting.caseVersion,
      },
    ]);
    expect(drawn.notices).toEqual([{ kind: 'failure', message: 'The case was withdrawn meanwhile' }]);
  });

  it('takes an acceptance back with a reason alone, which the page then shows', async () => {
    const accepted: CaseDetail = { ...toEndorse, allowedActions: ['endorse', 'reopen', 'decline'] };
    const reopened: CaseDetail = { ...mine, reason: 'The period has other levies.' };
    const drawn = open('officer', [
      [quoteDetail, { data: accepted }, { data: reopened }],
      [reopenCase, { data: reopened }],
    ]);
    expect(await buttons()).toEqual(['Reopen for quotation', 'Decline']);
    await press(drawn, 'Reopen for quotation');
    const question = await dialog(`Reopen ${caseNumber} for quotation?`);
    await drawn.user.click(question.getByRole('button', { name: 'Reopen for quotation' }));
    question.getByText('Please give a reason');
    await drawn.user.type(question.getByLabelText('Reason'), 'The period has other levies.');
    await drawn.user.dblClick(question.getByRole('button', { name: 'Reopen for quotation' }));
    expect(await screen.findByText('The acceptance was taken back')).toBeTruthy();
    screen.getByText('The period has other levies.');
    expect(drawn.sent(reopenCase)).toEqual([
      { caseNumber, caseVersion: waiting.caseVersion, reason: 'The period has other levies.' },
    ]);
    expect(drawn.notices).toEqual([{ kind: 'success', message: `${caseNumber} is open for quotation again` }]);
  });

  it('keeps what was typed when it could not be sent', async () => {
    const drawn = open('consultant', [
      [quoteDetail, { data: ofConsultant }],
      [withdrawCase, { status: 503, code: 'Please try again' }],
    ]);
    await press(drawn, 'Withdraw');
    const withdraw = await dialog(`Withdraw ${caseNumber}?`);
    await drawn.user.type(withdraw.getByLabelText('Reason (optional)'), 'The client has closed.');
    await drawn.user.click(withdraw.getByRole('button', { name: 'Withdraw' }));
    await withdraw.findByText('Please try again');
    expect((withdraw.getByLabelText('Reason (optional)') as HTMLTextAreaElement).value).toBe('The client has closed.');
  });

  it('withdraws once', async () => {
    const withdrawn = { ...closed, closedAs: 'withdrawn' as const, reason: null };
    const drawn = open('consultant', [
      [quoteDetail, { data: ofConsultant }, { data: withdrawn }],
      [withdrawCase, { data: withdrawn }],
    ]);
    await press(drawn, 'Withdraw');
    await drawn.user.dblClick((await dialog(`Withdraw ${caseNumber}?`)).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('No reason was given.');
    expect(drawn.sent(withdrawCase)).toEqual([{ caseNumber, reason: '', caseVersion: waiting.caseVersion }]);
  });

  it('deletes a draft after asking, and goes back to the list', async () => {
    const drawn = open('consultant', [
      [quoteDetail, { data: aDraft }],
      [deleteCase, { data: { caseNumber } }],
    ]);
    await press(drawn, 'Delete draft');
    const question = await dialog(`Delete draft ${caseNumber}?`);
    await drawn.user.dblClick(question.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(drawn.address()).toBe('/commercial-insurance/quotation'));
    expect(drawn.sent(deleteCase)).toEqual([{ caseNumber }]);
  });
});

describe('a copy', () => {
  it.each([
    ['Copy as new business', 'newBusiness'],
    ['Copy as renewal', 'renewal'],
  ])('is begun by %s and opened', async (name, transactionType) => {
    const drawn = open('consultant', [
      [quoteDetail, { data: closed }],
      [copyCase, { data: { ...aDraft, caseNumber: 'RQ2612000009' } }],
    ]);
    await press(drawn, name);
    await waitFor(() => expect(drawn.address()).toContain('RQ2612000009'));
    expect(drawn.sent(copyCase)).toEqual([{ caseNumber, transactionType }]);
  });
});

describe('what a case says', () => {
  it('is its answers under their headings, employees with classes and totals, and why it was declined, as text', async () => {
    open('consultant', [[quoteDetail, { data: closed }]]);
    expect(await screen.findByRole('heading', { name: 'The business' })).toBeTruthy();
    expect(screen.getByText('1 Demo Road')).toBeTruthy();
    expect(screen.getByText('No insurer <b>writes</b> this trade.')).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Employees' }));
    await waitFor(() => expect(table.getByText('E3')).toBeTruthy());
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['CookE34960,000.00', 'WAITER61,200,000.50', 'Total102,160,000.50']);
  });

  it('is its documents: shown where they stand, or downloaded', async () => {
    const drawn = open('officer', [[quoteDetail, { data: mine }]]);
    await press(drawn, 'Show proposal.pdf');
    expect(screen.getByTitle('Preview of proposal.pdf').getAttribute('src')).toBe('/api/a');
    await press(drawn, 'Hide proposal.pdf');
    expect(screen.queryByTitle('Preview of proposal.pdf')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download wages.xlsx' }).getAttribute('href')).toBe('/api/b');
    expect(screen.queryByText('Photo')).toBeNull();
  });

  it('is what was done, by whom, and how long the step took', async () => {
    open('officer', [[quoteDetail, { data: mine }]]);
    const line = await screen.findByText(/Submitted · Connie Demo/);
    expect(spaced(line)).toBe(
      '23 Nov 2026, 10:00 Submitted · Connie Demo · after 1 h 35 min, of which 30 min in office hours',
    );
  });
});

describe('notes of the office', () => {
  const hostile = '<img src=x onerror="alert(1)">\nsecond line';
  const note = {
    noteId: myself,
    noteText: hostile,
    notedAt: '2026-11-23T03:00:00.000Z',
    notedBy: 'Olive Demo',
    notedByZh: null,
  };

  it('stand as they were written, and a new one joins them once', async () => {
    const drawn = open('officer', [
      [quoteDetail, { data: mine }],
      [addCaseNote, { data: { notes: [note] } }],
    ]);
    await screen.findByText('No note yet');
    await press(drawn, 'Add note');
    await screen.findByText('Please write something');
    await drawn.user.type(screen.getByLabelText('New note'), 'Called the client');
    await drawn.user.dblClick(screen.getByRole('button', { name: 'Add note' }));
    expect((await screen.findByText(/onerror/)).textContent).toBe(hostile);
    expect(document.querySelector('img')).toBeNull();
    expect(drawn.sent(addCaseNote)).toEqual([{ caseNumber, noteText: 'Called the client' }]);
    expect((screen.getByLabelText('New note') as HTMLTextAreaElement).value).toBe('');
  });

  it.each(['consultant', 'compliance'] as const)('are neither asked for nor shown to %s', async (role) => {
    const drawn = open(role, [[quoteDetail, { data: { ...waiting, allowedActions: [] } }]]);
    await status();
    expect(screen.queryByText('Notes of the office')).toBeNull();
    expect(drawn.asked).not.toContain(caseNotes.name);
  });
});
