// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import type { MatterRow, SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import {
  addSubjectMatter,
  deleteSubjectMatter,
  getSubjectMatter,
  updateSubjectMatter,
} from '@onegi/contract/calls/requests/commercial/subject-matter';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import { matterAddress } from '../commercial/form-address.ts';
import { AddMatterDialog } from '../forms/matter/add-matter-dialog.tsx';
import SubjectMatterPage from './subject-matter-page.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const USER = '00000000-0000-4000-8000-000000000001';
const NUMBER = 'RQ261100042';
const rowOf = (rowNumber: number, fieldName: string, more: Partial<MatterRow>): MatterRow => ({
  transactionNumber: NUMBER,
  rowNumber,
  rowTemplate: 'PL',
  fieldName,
  fieldNameZh: fieldName,
  fieldType: 'VARCHAR',
  content: '',
  maxLength: 100,
  printed: false,
  endorsable: false,
  ...more,
});
const rows = [
  rowOf(1, 'Situation of risk', { maxLength: 200, content: 'Unit 1' }),
  rowOf(2, 'Business', {}),
  rowOf(3, 'Excess HK$', { fieldType: 'NUMERIC', maxLength: 12 }),
  rowOf(4, 'Commencement date', { fieldType: 'DATE', maxLength: 10 }),
  rowOf(5, 'Special clauses', { fieldType: 'LFV', maxLength: 100 }),
  rowOf(6, 'Claims history', { fieldType: 'CLAIMSH', maxLength: 50 }),
  rowOf(7, 'Claim 1 amount HK$', { fieldType: 'CLAIMSN', maxLength: 15 }),
  rowOf(8, 'Lifts', { fieldType: 'NUMERICLIST', maxLength: 3, listValues: '1, 2', printed: true }),
];
const matter: SubjectMatter = { transactionNumber: NUMBER, matterVersion: 3, mayChange: true, rows };

type Answers = Parameters<typeof drawPage>[2];
async function opened(answers: Answers = [], { isEnquiry = false, of = matter } = {}) {
  const page = drawPage(<SubjectMatterPage />, matterAddress(NUMBER.toLowerCase(), isEnquiry), [
    [me, whoAs('consultant', null, USER)],
    [getSubjectMatter, { data: of }],
    ...answers,
  ]);
  await screen.findByLabelText('Business');
  return page;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('asks texts of a hundred characters or fewer in one line, longer ones and special clauses in several [C-7.2-01]', async () => {
  await opened();
  expect(field('Business').tagName).toBe('INPUT');
  expect(field('Situation of risk').tagName).toBe('TEXTAREA');
  expect(field('Special clauses').tagName).toBe('TEXTAREA');
  expect(field('Lifts').tagName).toBe('SELECT');
  expect(screen.getByRole('heading', { name: 'Claims history' })).toBeTruthy();
  expect(screen.queryByLabelText('Claims history')).toBeNull();
  expect(screen.getByText('On the schedule')).toBeTruthy();
});

it('keeps digits and dots of a figure, and writes a day as dd-mm-yyyy once it is left [C-7.2-02]', async () => {
  const { user } = await opened();
  await user.type(field('Excess HK$'), 'HK$2,500.5x');
  await user.type(field('Claim 1 amount HK$'), '-1e3');
  await user.type(field('Commencement date'), '1/2/2027');
  await user.tab();
  expect(['Excess HK$', 'Claim 1 amount HK$', 'Commencement date'].map((name) => field(name).value)).toEqual([
    '2500.5',
    '13',
    '01-02-2027',
  ]);
});

it('saves what was typed and says so for three seconds [C-7.2-03]', async () => {
  const saved = {
    ...matter,
    matterVersion: 4,
    rows: rows.map((row) => ({ ...row, content: row.rowNumber === 2 ? 'Cafe' : row.content })),
  };
  const { user, sent } = await opened([[updateSubjectMatter, { data: saved }]]);
  await user.type(field('Business'), 'Cafe ');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button('Save'));
  await act(() => vi.waitFor(() => screen.getByText('The records are saved')));
  const [body] = sent(updateSubjectMatter);
  expect(body).toMatchObject({ transactionNumber: NUMBER, matterVersion: 3 });
  expect(body?.contents.slice(0, 2)).toEqual([
    { rowNumber: 1, content: 'Unit 1' },
    { rowNumber: 2, content: 'Cafe' },
  ]);
  act(() => void vi.advanceTimersByTime(2_900));
  expect(screen.queryByText('The records are saved')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText('The records are saved')).toBeNull();
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

it('tells what is wrong at its row, and sends nothing', async () => {
  const { user, asked } = await opened();
  await user.type(field('Excess HK$'), '1.2.3');
  await user.type(field('Commencement date'), '31-02-2027');
  await user.click(button('Save'));
  const described = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Excess HK$')).toContain('digits only, at most 12 before the point');
  expect(described('Commencement date')).toContain('Please enter a date as dd-mm-yyyy');
  expect(asked).not.toContain(updateSubjectMatter.name);
});

it('keeps what was typed through a reload, and over what somebody else has saved meanwhile', async () => {
  const { user } = await opened();
  await user.type(field('Business'), 'Cafe');
  cleanup();
  const theirs = {
    ...matter,
    matterVersion: 4,
    rows: rows.map((row) => ({ ...row, content: row.rowNumber === 1 ? 'Unit 9' : '' })),
  };
  const again = drawPage(<SubjectMatterPage />, matterAddress(NUMBER, false), [
    [me, whoAs('consultant', null, USER)],
    [getSubjectMatter, { data: matter }, { data: theirs }],
    [updateSubjectMatter, { status: 409, code: 'subjectMatter.stale' }, { data: theirs }],
  ]);
  await waitFor(() => expect(field('Business').value).toBe('Cafe'));
  await again.user.click(button('Save'));
  await waitFor(() => expect(field('Situation of risk').value).toBe('Unit 9'));
  expect(again.notices.map(({ message }) => message)).toEqual(['subjectMatter.stale']);
  expect(field('Business').value).toBe('Cafe');
  await again.user.click(button('Save'));
  await waitFor(() => expect(again.sent(updateSubjectMatter)).toHaveLength(2));
  expect(again.sent(updateSubjectMatter)[1]).toMatchObject({
    matterVersion: 4,
    contents: [{ content: 'Unit 9' }, { content: 'Cafe' }, {}, {}, {}, {}, {}, {}],
  });
});

it('asks before a record is deleted; Cancel deletes nothing [C-7.2-04]', async () => {
  const { user, asked } = await opened([[deleteSubjectMatter, { data: { ...matter, rows: rows.slice(0, 7) } }]]);
  await user.click(button('Delete Lifts'));
  expect(screen.getByText('Do you want to delete the record?')).toBeTruthy();
  await user.click(button('Cancel'));
  expect(asked).not.toContain(deleteSubjectMatter.name);
  await user.click(button('Delete Lifts'));
  await user.click(button('Delete'));
  await waitFor(() => expect(screen.queryByLabelText('Lifts')).toBeNull());
  expect(screen.getByText('The record is deleted')).toBeTruthy();
});

it.each([
  ['by lookType=enquiry', { isEnquiry: true }],
  ['once the case is not the reader’s to change', { of: { ...matter, mayChange: false } }],
])(
  'is read-only %s: add and delete are disabled, and what was typed and not saved is not shown [C-7.2-05]',
  async (_, given) => {
    const { user } = await opened();
    await user.type(field('Business'), 'Cafe');
    cleanup();
    await opened([], given);
    expect(field('Business').value).toBe('');
    expect(button('Add a record').disabled).toBe(true);
    expect(button('Delete Business').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect((field('Business') as HTMLInputElement).readOnly).toBe(true);
    expect((field('Lifts') as HTMLInputElement).disabled).toBe(true);
  },
);

it('says of a case that is not there, or has no such rows, that there is none', async () => {
  drawPage(<SubjectMatterPage />, matterAddress(NUMBER, false), [
    [me, whoAs('consultant')],
    [getSubjectMatter, { status: 404, code: 'quoteRequest.notFound' }],
  ]);
  expect(await screen.findByText('There is no such subject matter')).toBeTruthy();
});

it('adds a record of four types; the length of a date and a number is fixed [C-7.2-06]', async () => {
  const more = { ...matter, rows: [...rows, rowOf(12, 'Pool', { fieldType: 'NUMERIC', maxLength: 15 })] };
  const { user, sent } = await opened([[addSubjectMatter, { data: more }]]);
  await user.click(button('Add a record'));
  const dialog = screen.getByRole('form', { name: 'Add subject matter' });
  const types = [...field('Type').querySelectorAll('option')].map(({ value }) => value);
  expect(types).toEqual(['VARCHAR', 'DATE', 'NUMERIC', 'LFV']);
  fireEvent.submit(dialog);
  expect(screen.getAllByText('Subject Matter Description is required').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Max Length is required').length).toBeGreaterThan(0);
  expect(field('Max Length').disabled).toBe(false);
  await user.type(field('Subject Matter Description'), 'Pool');
  for (const type of ['DATE', 'NUMERIC']) {
    await user.selectOptions(field('Type'), type);
    expect(field('Max Length').disabled).toBe(true);
    expect(screen.queryByText('Max Length is required')).toBeNull();
  }
  await user.type(field('Content'), '2a');
  fireEvent.submit(dialog);
  expect(await screen.findByLabelText('Pool')).toBeTruthy();
  expect(sent(addSubjectMatter)).toEqual([
    {
      transactionNumber: NUMBER,
      fieldName: 'Pool',
      addedType: 'NUMERIC',
      content: '2',
      printed: false,
      endorsable: false,
    },
  ]);
  expect(screen.getByText('The record is added')).toBeTruthy();
});

it('adds a number from a list where a policy has such rows', async () => {
  const added: SubjectMatter[] = [];
  const dialog = (
    <AddMatterDialog
      call={addSubjectMatter}
      of={{ transactionNumber: NUMBER }}
      types={['NUMERICLIST']}
      onAdded={(answer) => added.push(answer)}
      onClose={() => undefined}
    />
  );
  const { user, sent } = drawPage(dialog, '/', [[addSubjectMatter, { data: matter }]]);
  await user.type(field('Subject Matter Description'), 'Lifts');
  await user.type(field('Max Length'), '2');
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getAllByText('Please enter the numbers to choose from').length).toBeGreaterThan(0);
  await user.type(field('Numbers to choose from, with commas between them'), '1, 2, 10');
  await user.selectOptions(field('Content'), '10');
  await user.click(screen.getByLabelText('Print on the schedule'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(added).toEqual([matter]));
  const row = { addedType: 'NUMERICLIST', maxLength: 2, listValues: '1, 2, 10', content: '10', printed: true };
  expect(sent(addSubjectMatter)).toMatchObject([row]);
});
