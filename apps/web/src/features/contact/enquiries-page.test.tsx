// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  enquiryAssignees,
  enquiryHistory,
  enquiryList,
  type ReceivedEnquiry,
  replyToEnquiry,
} from '@onegi/contract/calls/company/enquiries';
import { companyFields } from '@onegi/contract/fields/company';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import EnquiriesPage from './enquiries-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const myself = '11111111-1111-4111-8111-111111111111';
const id = '33333333-3333-4333-8333-333333333333';
const enquiryNumber = 'EN2611000001';

const open: ReceivedEnquiry = {
  id,
  enquiryNumber,
  sentAt: '2026-11-22T04:00:00.000Z',
  name: 'Chan Tai Man',
  email: 'chan@example.com',
  phone: null,
  enquiry: 'Do you cover skiing?',
  language: 'en',
  state: 'open',
  answeredBy: null,
  answeredByZh: null,
  answeredAt: null,
  answerText: null,
  earlierAnswers: [],
  assigneeId: null,
  assigneeName: null,
  assigneeNameZh: null,
  holder: 'officer',
  heldSince: '2026-11-22T04:00:00.000Z',
  clockMinutes: 310,
  officeMinutes: 150,
  promisedHours: 24,
  promiseCounts: 'CLOCK_HOURS',
  isPaused: false,
  isLate: false,
  dueAt: '2099-11-23T04:00:00.000Z',
  allowedActions: ['assign', 'answer', 'close'],
};
const taken: ReceivedEnquiry = {
  ...open,
  state: 'assigned',
  assigneeId: myself,
  assigneeName: 'Olive Demo',
  allowedActions: ['assign', 'release', 'answer', 'close'],
};
const answered: ReceivedEnquiry = { ...open, state: 'answered', holder: null, allowedActions: ['close', 'reopen'] };
const closed: ReceivedEnquiry = { ...open, state: 'closed', holder: null, allowedActions: ['reopen'] };

const page = (row: ReceivedEnquiry) => ({ data: { records: [row], total: 1, size: 10, current: 1, pages: 1 } });
const refused = { status: 409, code: 'Somebody else was faster' };

type Answers = Parameters<typeof drawPage>[2];
const openList = (answers: Answers, role: UserRole = 'officer', search = '') =>
  drawPage(<EnquiriesPage />, `/enquiries${search}`, [
    [me, whoAs(role, null, myself)],
    [savedViews, { data: [] }],
    [enquiryAssignees, { data: [] }],
    [enquiryHistory, { data: { history: [] } }],
    ...answers,
  ]);

type Drawn = ReturnType<typeof openList>;
async function openMenu({ user }: Drawn) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${enquiryNumber}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

describe('what the menu of an enquiry offers', () => {
  const answer = ['Answer', 'Take it', 'Give it to a colleague', 'Mark as answered', 'Close without an answer'];
  it.each([
    ['new', open, answer],
    ['with oneself', taken, [answer[0], answer[2], 'Give it back', answer[3], answer[4]]],
    ['answered', answered, ['Open again']],
    ['closed', closed, ['Open again']],
  ])('follows what is allowed with one that is %s', async (_, row, offered) => {
    expect(await openMenu(openList([[enquiryList.page, page(row)]]))).toEqual(offered);
  });

  it('is nothing for who only reads, nor a form to answer', async () => {
    const { user } = openList([[enquiryList.page, page({ ...open, allowedActions: [] })]], 'compliance');
    await user.click(await screen.findByRole('button', { name: `Details: ${enquiryNumber}` }));
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
    expect(screen.queryByRole('form', { name: /^Answer/ })).toBeNull();
  });
});

describe('what is chosen there is done once, and the row says so', () => {
  it.each([
    ['Take it', open, taken, assignEnquiry, { id, assigneeId: myself, assigneeSeen: null }, 'has been given.'],
    [
      'Give it back',
      taken,
      open,
      assignEnquiry,
      { id, assigneeId: null, assigneeSeen: myself },
      'is free to be taken.',
    ],
    ['Mark as answered', open, answered, answerEnquiry, { id, answered: true }, 'is marked as answered.'],
    ['Close without an answer', open, closed, closeEnquiry, { id }, 'is closed.'],
    ['Open again', closed, open, answerEnquiry, { id, answered: false }, 'is open again.'],
  ] as const)('%s', async (name, before, after, call, body, words) => {
    const drawn = openList([
      [enquiryList.page, page(before), page(after)],
      [call, { data: after }],
    ]);
    await openMenu(drawn);
    await drawn.user.dblClick(screen.getByRole('menuitem', { name }));
    const state = { open: 'New', assigned: 'Assigned', answered: 'Answered', closed: 'Closed' }[after.state];
    const row = () =>
      within(screen.getAllByRole('row').find((each) => each.hasAttribute('data-list-row')) as HTMLElement);
    await waitFor(() => expect(row().getByText(state)).toBeTruthy());
    expect(drawn.sent(call)).toEqual([body]);
    expect(drawn.notices).toEqual([{ kind: 'success', message: `${enquiryNumber} ${words}` }]);
  });

  it('or refused with the reason, the row as it is now', async () => {
    const drawn = openList([
      [enquiryList.page, page(open), page({ ...taken, assigneeName: 'Oscar Demo' })],
      [assignEnquiry, refused],
    ]);
    await openMenu(drawn);
    await drawn.user.click(screen.getByRole('menuitem', { name: 'Take it' }));
    expect(await screen.findByText('Oscar Demo')).toBeTruthy();
    expect(drawn.notices).toEqual([{ kind: 'failure', message: refused.code }]);
  });
});

it('answers an enquiry by e-mail, once, from its row', async () => {
  const drawn = openList([
    [enquiryList.page, page(open), page(answered)],
    [replyToEnquiry, { data: answered }],
  ]);
  await openMenu(drawn);
  await drawn.user.click(screen.getByRole('menuitem', { name: 'Answer' }));
  const form = within(screen.getByRole('form', { name: `Answer ${enquiryNumber}` }));
  expect(form.getByText(/chan@example.com/)).toBeTruthy();
  await drawn.user.type(form.getByRole('textbox', { name: 'Answer' }), 'Yes, up to 3,000 m.');
  await drawn.user.dblClick(form.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Answer/ })).toBeNull());
  expect(drawn.sent(replyToEnquiry)).toEqual([{ id, answerText: 'Yes, up to 3,000 m.' }]);
  expect(drawn.notices).toEqual([{ kind: 'success', message: `The answer to ${enquiryNumber} is on its way.` }]);
});

it('opens the enquiry whose number stands in the address', async () => {
  openList([[enquiryList.page, page(open)]], 'officer', `?${companyFields.numberSearched.wire}=${enquiryNumber}`);
  expect(await screen.findByRole('form', { name: `Answer ${enquiryNumber}` })).toBeTruthy();
});

it('shows what was answered before it was opened again, with who and when', async () => {
  const answeredAt = '2026-11-20T04:00:00.000Z';
  const row: ReceivedEnquiry = {
    ...open,
    earlierAnswers: [
      { answerText: 'No, it is not.', answeredBy: 'Olive Demo', answeredByZh: null, answeredAt },
      { answerText: 'Perhaps.', answeredBy: null, answeredByZh: null, answeredAt: null },
    ],
  };
  const { user } = openList([[enquiryList.page, page(row)]], 'compliance');
  await user.click(await screen.findByRole('button', { name: `Details: ${enquiryNumber}` }));
  const earlier = within(await screen.findByRole('region', { name: 'Earlier answers' }));
  const items = earlier.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^20\sNov\s2026.* · Olive DemoNo, it is not\.$/);
  expect(items[1]).toBe('Perhaps.');
});
