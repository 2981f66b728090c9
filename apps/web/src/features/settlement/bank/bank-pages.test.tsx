// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import {
  type BankLineDetail,
  bankLineDetail,
  bankLineList,
  matchBankLine,
  matchBankLinesAgain,
  undoBankMatch,
} from '@onegi/contract/calls/settlement/bank-lines';
import { bankPosition } from '@onegi/contract/calls/settlement/bank-position';
import { bankStatementList } from '@onegi/contract/calls/settlement/bank-statements';
import { bank } from '@onegi/messages/zh-Hant/bank';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import { linesAddress } from './bank-address.ts';
import { ImportResult } from './import-result.tsx';
import { LineDetails } from './line-details.tsx';
import LinesPage from './lines-page.tsx';
import { MappingForm } from './mapping-form.tsx';
import StatementsPage from './statements-page.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const paged = { total: 1, pages: 1, size: 10, current: 1 };
const line = {
  lineId: id(1),
  account: 'client',
  statementId: id(2),
  lineNo: 1,
  bookedOn: '2026-11-20',
  amount: 30_000,
  reference: 'DEPOSIT',
  description: 'Two cheques',
  balance: 30_000,
  state: 'unmatched',
  reason: null,
  targetName: '',
} as const;
const candidate = (number: number, amount: number, isUnbanked = false) => ({
  entryId: isUnbanked ? null : id(number),
  receiptId: isUnbanked ? id(number) : null,
  kind: 'receipt' as const,
  targetName: `RC${number}`,
  reference: '',
  bookedOn: '2026-11-19',
  amount,
});
const open: BankLineDetail = {
  ...line,
  matches: [],
  explanations: [],
  suggestions: [candidate(11, 10_000), candidate(12, 20_000, true)],
};
const match = {
  kind: 'receipt' as const,
  targetId: id(11),
  targetName: 'RC11',
  amount: 30_000,
  bookedOn: '2026-11-19',
  reason: 'amountAndDate' as const,
  matchedAt: '2026-11-20T03:00:00.000Z',
  matchedBy: null,
  matchedByZh: null,
  undoneAt: null,
  undoneBy: null,
  undoneByZh: null,
};
const matched: BankLineDetail = {
  ...open,
  state: 'matched',
  reason: 'amountAndDate',
  targetName: 'RC11',
  matches: [match],
  suggestions: [],
};

async function openedLine(detail: BankLineDetail, role: 'finance' | 'compliance' = 'finance') {
  const page = drawPage(<LinesPage />, linesAddress({ statementId: id(2) }), [
    [me, whoAs(role, null, id(9))],
    [bankLineList.page, { data: { records: [{ ...line, state: detail.state }], ...paged } }],
    [bankLineDetail, { data: detail }],
    [matchBankLine, { data: matched }],
    [undoBankMatch, { data: open }],
  ]);
  await page.user.click(await screen.findByRole('button', { name: 'Details of line DEPOSIT' }));
  return page;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('offers what a line can be, and matches it once what is chosen comes to its amount [C-6.5-30]', async () => {
  const { user, sent } = await openedLine(open);
  await user.click(await screen.findByLabelText(/RC11/));
  expect(button('Match').disabled).toBe(true);
  expect(screen.getByText('Chosen: HK$100.00 of HK$300.00')).toBeTruthy();
  await user.click(screen.getByLabelText(/RC12.*not banked yet/));
  await user.click(button('Match'));
  expect(await screen.findByText(/Same amount within three working days/)).toBeTruthy();
  expect(sent(matchBankLine)).toEqual([{ entryIds: [id(11)], receiptIds: [id(12)] }]);
});

it('says what a line is matched with and why, and undoes it after a question [C-6.5-30]', async () => {
  const { user, asked } = await openedLine(matched);
  expect(await screen.findByText(/by the portal/)).toBeTruthy();
  await user.click(button('Undo the match'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Undo the match' }));
  expect(await screen.findByRole('button', { name: 'Match' })).toBeTruthy();
  expect(asked.filter((name) => name === undoBankMatch.name)).toHaveLength(1);
});

it('names who matched, undid and explained a line on a Chinese page by their Chinese names', async () => {
  const [fiona, oscar] = ['Fiona Lam', 'Oscar Yip'];
  const undone = { undoneAt: '2026-11-20T04:00:00.000Z', undoneBy: oscar, undoneByZh: null };
  const detail: BankLineDetail = {
    ...open,
    matches: [{ ...match, matchedBy: fiona, matchedByZh: '林財欣', ...undone }],
    explanations: [{ note: 'Charges', writtenAt: '2026-11-20T05:00:00.000Z', writtenBy: fiona, writtenByZh: '林財欣' }],
  };
  const part = <LineDetails line={line} mayWrite={false} reload={async () => undefined} />;
  drawPage(part, '/', [[bankLineDetail, { data: detail }]], { bank });
  expect(await screen.findAllByText(/林財欣/)).toHaveLength(2);
  expect(screen.getByText(/Oscar Yip/)).toBeTruthy();
  expect(screen.queryByText(/Fiona Lam/)).toBeNull();
});

it('says at its field that a balance which was keyed is not what the file says [C-6.5-05]', async () => {
  const wrong = { row: null, column: null, text: '', expected: 20_000, found: 0 };
  const preview = {
    ...{ mapping: null, isRemembered: false, head: [], startsOn: null, endsOn: null, opening: 20_000, closing: 95_000 },
    ...{ newLines: 3, knownLines: 0, alikeLines: 0, sample: [] },
    ...{ problemCount: 1, problems: [{ problem: 'keyedOpening' as const, ...wrong }] },
  };
  const keyed = { keyedOpening: 0, keyedClosing: 95_000 };
  drawPage(<MappingForm preview={preview} keyed={keyed} isBusy={false} onChange={() => undefined} />, '/', []);
  const opening = await screen.findByLabelText('Opening balance');
  expect(opening.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/entered is HK\$0.00, the balances of the file say HK\$200.00/)).toBeTruthy();
  expect(screen.getByLabelText('Closing balance').getAttribute('aria-invalid')).toBe('false');
});

it('checks no keyed figure that cannot be read, and offers no import of what was not checked', async () => {
  const mapping = { date: 1, amount: 2, dateFormat: 'dd/MM/yyyy', firstRow: 1 } as const;
  const preview = {
    ...{ mapping, isRemembered: false, startsOn: null, endsOn: null, opening: null, closing: null },
    ...{ head: [{ row: 1, cells: ['20/11/2026', '300.00'] }] },
    ...{ newLines: 3, knownLines: 0, alikeLines: 0, sample: [], problemCount: 0, problems: [] },
  };
  const looked: unknown[] = [];
  const { user } = drawPage(
    <MappingForm
      preview={preview}
      keyed={{ keyedOpening: 20_000 }}
      isBusy={false}
      onChange={(...given) => looked.push(given)}
    >
      {(isChanged) => <ImportResult preview={preview} isChanged={isChanged} isBusy={false} onTake={() => undefined} />}
    </MappingForm>,
    '/',
    [],
  );
  const opening = await screen.findByLabelText('Opening balance');
  const take = () => button('Import 3 lines');
  expect(take().disabled).toBe(false);
  await user.clear(opening);
  await user.type(opening, '2OO.00');
  expect(opening.getAttribute('aria-invalid')).toBe('true');
  expect(take().disabled).toBe(true);
  expect(screen.getByText(/check again before importing/)).toBeTruthy();
  await user.click(button('Check again'));
  expect(looked).toEqual([]);
  // The same amount in another spelling is what was checked.
  await user.clear(opening);
  await user.type(opening, '200');
  expect(take().disabled).toBe(false);
  await user.type(screen.getByLabelText('Last day of the statement'), '31/02/2026');
  expect(screen.getByText('Please enter a date such as 31/12/2026 (day/month/year)')).toBeTruthy();
  await user.click(button('Check again'));
  expect([looked, take().disabled]).toEqual([[], true]);
});

it('lets nobody change a line who may only read it [C-6.5-08]', async () => {
  await openedLine(open, 'compliance');
  expect(await screen.findByText('Two cheques', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Match' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Explain' })).toBeNull();
});

it('says where books and bank stand, names what needs a note, and invites the first import [C-6.5-30]', async () => {
  const movement = {
    entryId: id(21),
    kind: 'receipt' as const,
    targetName: 'RC21',
    reference: 'FPS1',
    bookedOn: '2026-11-10',
    amount: 5_000,
    workingDays: 8,
    isLate: true,
    isReversed: false,
    note: null,
  };
  const position = {
    account: 'client' as const,
    endsOn: '2026-11-19',
    closing: 10_000,
    ledgerBalance: 15_000,
    difference: 5_000,
    openLines: 2,
    movements: [movement],
  };
  const { user, sent, notices } = drawPage(<StatementsPage />, '/settlement/bank', [
    [me, whoAs('finance', null, id(9))],
    [bankStatementList.page, { data: { records: [], ...paged, total: 0 } }],
    [bankPosition, { data: position }],
    [matchBankLinesAgain, { data: { matched: 2 } }],
  ]);
  const [client] = await screen.findAllByRole('region', { name: 'Client account' });
  expect(within(client as HTMLElement).getByText('HK$150.00')).toBeTruthy();
  expect(within(client as HTMLElement).getByText('Needs a note')).toBeTruthy();
  expect(within(client as HTMLElement).getByRole('button', { name: 'Explain: Receipt RC21' })).toBeTruthy();
  expect(await screen.findByText('No statement yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Import a statement' }).length).toBeGreaterThan(0);
  await user.click(within(client as HTMLElement).getByRole('button', { name: 'Match again' }));
  expect(sent(matchBankLinesAgain)).toEqual([{ account: 'client' }]);
  await vi.waitFor(() => expect(notices).toEqual([{ kind: 'success', message: '2 lines were matched.' }]));
});
