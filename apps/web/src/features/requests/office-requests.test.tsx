// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { addCaseNote, caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import {
  answerRequest,
  assignRequest,
  deskCounts,
  type OfficeRequest,
  openRequest,
  requestAssignees,
  requestList,
} from '@onegi/contract/calls/requests/office-requests';
import { requestFields } from '@onegi/contract/fields/requests';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRequest as request } from '../../components/case/a-request.ts';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import { OfficeRequests } from './office-requests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const myself = '11111111-1111-4111-8111-111111111111';
const colleague = '22222222-2222-4222-8222-222222222222';
const { requestNumber } = request;

const taken: OfficeRequest = {
  ...request,
  assigneeId: myself,
  assigneeName: 'Olive Demo',
  allowedActions: ['assign', 'release', 'answer', 'decline'],
};
const over: OfficeRequest = { ...request, requestState: 'closed', holder: null, allowedActions: [] };

const page = (row: OfficeRequest) => ({ data: { records: [row], total: 1, size: 10, current: 1, pages: 1 } });
const whole = (row: OfficeRequest) => ({
  data: { ...row, contactEmail: 'chan@example.com', answerText: null, answers: [], history: [] },
});
const refused = { status: 409, code: 'Somebody else was faster' };

type Answers = Parameters<typeof drawPage>[2];
const openList = (answers: Answers, role: UserRole = 'officer', search = '') =>
  drawPage(<OfficeRequests />, `/requests${search}`, [
    [me, whoAs(role, null, myself)],
    [savedViews, { data: [] }],
    [requestAssignees, { data: [{ userId: colleague, name: 'Oscar Demo', nameZh: null }] }],
    ...answers,
    [caseNotes, { data: { notes: [] } }],
  ]);

type Drawn = ReturnType<typeof openList>;
async function openMenu({ user }: Drawn) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${requestNumber}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}
const choose = async ({ user }: Drawn, name: string) => user.click(screen.getByRole('menuitem', { name }));

describe('what the menu of a request offers', () => {
  it.each([
    ['nobody has taken', request, [`Answer ${requestNumber}`, 'Take it', 'Give it to a colleague', 'Decline']],
    ['is with oneself', taken, [`Answer ${requestNumber}`, 'Give it to a colleague', 'Give it back', 'Decline']],
    ['may only be declined', { ...request, allowedActions: ['decline' as const] }, ['Decline']],
  ])('follows what is allowed with one that %s', async (_, row, offered) => {
    expect(await openMenu(openList([[requestList.page, page(row)]]))).toEqual(offered);
  });

  it('is nothing where nothing is allowed, and for who only reads', async () => {
    openList([[requestList.page, page(over)]]);
    await screen.findByRole('button', { name: `Open ${requestNumber}` });
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
    cleanup();
    const { asked } = openList([[requestList.page, page(request)]], 'compliance');
    await screen.findByRole('button', { name: `Open ${requestNumber}` });
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
    expect(asked).not.toContain(requestAssignees.name);
  });
});

describe('who has a request', () => {
  it('is oneself after taking it, once, and the row says so', async () => {
    const drawn = openList([
      [requestList.page, page(request), page(taken)],
      [assignRequest, { data: taken }],
    ]);
    await openMenu(drawn);
    await drawn.user.dblClick(screen.getByRole('menuitem', { name: 'Take it' }));
    expect(await screen.findByText('Olive Demo')).toBeTruthy();
    expect(drawn.sent(assignRequest)).toEqual([{ requestNumber, assigneeId: myself, assigneeSeen: null }]);
    expect(drawn.notices).toEqual([{ kind: 'success', message: `${requestNumber} has been given.` }]);
  });

  it('is the colleague who is chosen', async () => {
    const drawn = openList([
      [requestList.page, page(taken)],
      [assignRequest, { data: taken }],
    ]);
    await openMenu(drawn);
    await choose(drawn, 'Give it to a colleague');
    const dialog = within(screen.getByRole('dialog', { name: `Who answers ${requestNumber}?` }));
    await drawn.user.selectOptions(await dialog.findByRole('combobox', { name: 'Colleague' }), 'Oscar Demo');
    await drawn.user.dblClick(dialog.getByRole('button', { name: 'Give it to them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.sent(assignRequest)).toEqual([{ requestNumber, assigneeId: colleague, assigneeSeen: myself }]);
  });

  it('is told to who was slower, with the row as it is now', async () => {
    const theirs = { ...taken, assigneeId: colleague, assigneeName: 'Oscar Demo' };
    const drawn = openList([
      [requestList.page, page(request), page(theirs)],
      [assignRequest, refused],
    ]);
    await openMenu(drawn);
    await choose(drawn, 'Take it');
    expect(await screen.findByText('Oscar Demo')).toBeTruthy();
    expect(drawn.notices).toEqual([{ kind: 'failure', message: refused.code }]);
  });
});

describe('an answer', () => {
  async function write(answers: Answers) {
    const drawn = openList([[requestList.page, page(request)], [openRequest, whole(request), whole(over)], ...answers]);
    await openMenu(drawn);
    await choose(drawn, `Answer ${requestNumber}`);
    const form = within(await screen.findByRole('form', { name: `Answer ${requestNumber}` }));
    const send = () => drawn.user.dblClick(form.getByRole('button', { name: 'Send the answer' }));
    return { ...drawn, form, send };
  }

  it('is sent once, and then there is nothing more to answer', async () => {
    const { user, form, send, sent, notices } = await write([[answerRequest, { data: over }]]);
    await user.type(form.getByRole('textbox', { name: 'Answer' }), 'HK$1,200 a year.');
    await send();
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Answer/ })).toBeNull());
    expect(sent(answerRequest)).toEqual([{ requestNumber, answerText: 'HK$1,200 a year.' }]);
    expect(notices).toEqual([{ kind: 'success', message: `The answer to ${requestNumber} is on its way.` }]);
  });

  it('is not sent empty', async () => {
    const { form, send, sent } = await write([[answerRequest, { data: over }]]);
    await send();
    expect(form.getByText('Please write an answer')).toBeTruthy();
    expect(sent(answerRequest)).toEqual([]);
  });

  it('that failed stays as it was typed, beside why', async () => {
    const { user, form, send } = await write([[answerRequest, { status: 503, code: 'Not now' }]]);
    await user.type(form.getByRole('textbox', { name: 'Answer' }), 'HK$1,200 a year.');
    await send();
    expect(await form.findByText('Not now')).toBeTruthy();
    expect(form.getByRole('textbox', { name: 'Answer' })).toHaveProperty('value', 'HK$1,200 a year.');
  });

  it('that came too late is refused: the request is read again, and why is told', async () => {
    const { user, form, notices } = await write([[answerRequest, refused]]);
    await user.type(form.getByRole('textbox', { name: 'Answer' }), 'HK$1,200 a year.');
    await user.click(form.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Answer/ })).toBeNull());
    expect(notices).toEqual([{ kind: 'failure', message: refused.code }]);
  });
});

it('declines a request once, after asking', async () => {
  const drawn = openList([
    [requestList.page, page(request), page(over)],
    [endRequest, { data: over }],
  ]);
  await openMenu(drawn);
  await choose(drawn, 'Decline');
  const dialog = within(screen.getByRole('dialog', { name: `Decline request ${requestNumber}?` }));
  expect(drawn.sent(endRequest)).toEqual([]);
  await drawn.user.dblClick(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drawn.sent(endRequest)).toEqual([{ requestNumber, outcome: 'decline' }]);
  expect(drawn.notices).toEqual([{ kind: 'success', message: `Request ${requestNumber} is declined` }]);
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});

describe('notes of the office', () => {
  const note = {
    noteId: colleague,
    noteText: 'Rang twice, nobody there',
    notedAt: '2026-11-23T03:00:00.000Z',
    notedBy: 'Olive Demo',
    notedByZh: null,
  };
  const openRow = async (role: UserRole) => {
    const drawn = openList(
      [
        [requestList.page, page(request)],
        [openRequest, whole(request)],
        [addCaseNote, { data: { notes: [note] } }],
      ],
      role,
    );
    await drawn.user.click(await screen.findByRole('button', { name: `Open ${requestNumber}` }));
    await screen.findByText('chan@example.com');
    return drawn;
  };

  it('stand with a visitor’s request too, and a new one joins them', async () => {
    const drawn = await openRow('officer');
    const notes = within(screen.getByRole('region', { name: 'Notes of the office' }));
    await notes.findByText('No note yet');
    await drawn.user.type(notes.getByLabelText('New note'), note.noteText);
    await drawn.user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText(note.noteText, { selector: 'p' })).toBeTruthy();
    expect(drawn.sent(addCaseNote)).toEqual([{ caseNumber: requestNumber, noteText: note.noteText }]);
  });

  it('are neither asked for nor shown to who only reads', async () => {
    const { asked } = await openRow('compliance');
    expect(screen.queryByText('Notes of the office')).toBeNull();
    expect(asked).not.toContain(caseNotes.name);
  });
});

describe('an address with a number', () => {
  const searchOf = (number: string) => `?${requestFields.numberSearched.wire}=${number}`;

  it('opens the request that has it', async () => {
    openList(
      [
        [requestList.page, page(request)],
        [openRequest, whole(request)],
      ],
      'officer',
      searchOf(requestNumber),
    );
    expect(await screen.findByText('chan@example.com')).toBeTruthy();
  });

  it('opens none by a part of it, for each reading is written down', async () => {
    const { asked } = openList([[requestList.page, page(request)]], 'officer', searchOf('0001'));
    await screen.findByRole('button', { name: `Open ${requestNumber}`, expanded: false });
    expect(asked).not.toContain(openRequest.name);
  });

  it('that nobody has says that nothing fits, not that there are no requests', async () => {
    openList(
      [[requestList.page, { data: { ...page(request).data, records: [], total: 0 } }]],
      'officer',
      searchOf('XX'),
    );
    expect(await screen.findByText('No data available')).toBeTruthy();
  });
});

describe('the views of the desk', () => {
  const viewCounts = {
    unclaimed: 3,
    mine: 1,
    all: 12,
    overdue: 2,
    withConsultants: 0,
    withInsurers: 1_000,
    toIssue: 4,
  };
  const aCase: OfficeRequest = {
    ...request,
    audience: 'consultant',
    offersAsked: 2,
    offersQuoted: 1,
    allowedActions: ['assign', 'decline'],
  };
  const desk = (search = '', row = request) =>
    openList(
      [
        [requestList.page, page(row)],
        [deskCounts, { data: { viewCounts } }],
      ],
      'officer',
      search,
    );
  const views = () => within(screen.getByRole('navigation', { name: 'Views' }));

  it('begin with what is open, and say how many are in each', async () => {
    const drawn = desk();
    await waitFor(() => expect(views().getByRole('link', { name: 'Unclaimed 3' })).toBeTruthy());
    const names = views()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Unclaimed3',
      'Mine1',
      'All open12',
      'Overdue2',
      'Waiting for consultant0',
      'Waiting for insurer1000+',
      'Policy to issue4',
      'Everything',
    ]);
    expect(drawn.sent(requestList.page)[0]).toMatchObject({ deskView: 'all' });
    expect(views().getByRole('link', { current: 'page' }).textContent).toBe('All open12');
  });

  it('are chosen by a press or by a digit, and not while somebody types', async () => {
    const drawn = desk();
    await drawn.user.click(await screen.findByRole('link', { name: /^Mine/ }));
    await waitFor(() => expect(drawn.sent(requestList.page).at(-1)).toMatchObject({ deskView: 'mine' }));
    await drawn.user.keyboard('4');
    await waitFor(() => expect(drawn.sent(requestList.page).at(-1)).toMatchObject({ deskView: 'overdue' }));
    await drawn.user.keyboard('7');
    await waitFor(() => expect(drawn.sent(requestList.page).at(-1)).toMatchObject({ deskView: 'toIssue' }));
    await drawn.user.keyboard('4');
    await waitFor(() => expect(drawn.sent(requestList.page).at(-1)).toMatchObject({ deskView: 'overdue' }));
    await drawn.user.type(screen.getByRole('searchbox', { name: 'Request number' }), '1');
    expect(views().getByRole('link', { current: 'page' }).textContent).toBe('Overdue2');
    await drawn.user.click(views().getByRole('link', { name: 'Everything' }));
    await waitFor(() => expect(drawn.sent(requestList.page).at(-1)).not.toHaveProperty('deskView'));
  });

  it('hold back nothing of an address that asks for certain requests', async () => {
    const drawn = desk('?state=closed');
    await waitFor(() => expect(drawn.sent(requestList.page)).toHaveLength(1));
    expect(drawn.sent(requestList.page)[0]).not.toHaveProperty('deskView');
  });

  it('lead from the row of a case to its page, by a press or by Enter, and decline it only there', async () => {
    const drawn = desk('', aCase);
    const row = (await screen.findByRole('link', { name: `Open ${requestNumber}` })).closest('tr') as HTMLElement;
    expect(within(row).getByText(/2 insurers to answer 1 offer/)).toBeTruthy();
    expect(within(row).queryByRole('button', { name: `Open ${requestNumber}` })).toBeNull();
    expect(await openMenu(drawn)).toEqual(['Open the case', 'Take it', 'Give it to a colleague']);
    await drawn.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await drawn.user.keyboard('j{Enter}');
    expect(drawn.address()).toContain(`/commercial-insurance/form?${requestFields.requestAsked.wire}=${requestNumber}`);
  });

  it('name what waits for its policy, and since when, not that its answer is overdue', async () => {
    const row = { ...aCase, requestState: 'answered', dueAt: '2026-11-23T04:00:00.000Z' } as const;
    desk(`?${requestFields.deskView.wire}=toIssue`, row);
    const link = await screen.findByRole('link', { name: `Open ${requestNumber}` });
    const text = link.closest('tr')?.textContent;
    expect(text).toContain('Policy to issue');
    expect(text).toContain('Accepted on 22\u00a0Nov\u00a02026');
    expect(text).not.toContain('Overdue');
  });

  it('are not offered to who only reads, or has cases of clients alone', async () => {
    for (const role of ['compliance', 'consultant'] as const) {
      const drawn = openList([[requestList.page, page(request)]], role);
      await screen.findByRole('button', { name: `Open ${requestNumber}` });
      expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
      expect(drawn.asked).not.toContain(deskCounts.name);
      cleanup();
    }
  });
});
