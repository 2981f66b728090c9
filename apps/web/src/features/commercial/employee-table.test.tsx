// @vitest-environment happy-dom
import type { AnswerOf } from '@onegi/contract/call';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { readEmployees } from '@onegi/contract/calls/requests/commercial/employee-sheets';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { EmployeeTable } from './employee-table.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const occupations = [
  { value: 'CLERK', label: 'Clerical staff', labelZh: '文職人員', itemClass: 'E1' },
  { value: 'COOK', label: 'Cook / chef', labelZh: '廚師', itemClass: 'E5' },
];

interface TableProps {
  first: readonly Employees[];
  onRows: (rows: readonly Employees[]) => void;
}

function Table({ first, onRows }: TableProps) {
  const [shown, setShown] = useState(first);
  onRows(shown);
  return <EmployeeTable rows={shown} onChange={setShown} errorOf={() => undefined} />;
}

async function drawn(first: readonly Employees[] = []) {
  let rows = first;
  const table = (
    <Table
      first={first}
      onRows={(shown) => {
        rows = shown;
      }}
    />
  );
  const page = drawPage(table, '/', [[dropdown, { data: { OCCUPATION_EC: occupations } }]]);
  await screen.findAllByRole('option', { name: 'Cook / chef (E5)' });
  return { ...page, rows: () => rows };
}

const cell = (name: string, row: number) => screen.getByLabelText<HTMLInputElement>(`${name}, row ${row}`);
const payroll = 'Estimated annual payroll (HKD)';
const paste = (text: string) =>
  fireEvent.paste(cell('Number of employees', 1), { clipboardData: { getData: () => text } });

/** Answers files that are sent, which go by another way than other calls. */
function stubUploads(answer: AnswerOf<typeof readEmployees> | { status: number; code: string; msg: string }) {
  let sent = 0;
  class Upload {
    upload = {};
    status = 200;
    responseText = '';
    onload = () => undefined;
    open() {}
    send() {
      sent += 1;
      const isRefused = 'status' in answer;
      this.status = isRefused ? answer.status : 200;
      const data = isRefused ? null : readEmployees.answer.codec.encode(answer);
      this.responseText = JSON.stringify({ data, msg: '', msgC: '', ...(isRefused ? answer : {}) });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return () => sent;
}

it('shows the class of an occupation, keeps digits without zeros in front, and payroll as money once it is left', async () => {
  const { user, rows } = await drawn();
  await user.selectOptions(cell('Occupation', 1), 'COOK');
  expect(screen.getByText('Class E5')).toBeTruthy();
  await user.type(cell('Number of employees', 1), '00a12x');
  await user.type(cell(payroll, 1), '1234567.5');
  await user.tab();
  expect(cell(payroll, 1).value).toBe('1,234,567.50');
  expect(rows()).toEqual([{ employeeOccupation: 'COOK', employeeCount: '12', annualPayroll: '1234567.50' }]);
  expect(screen.getByRole('status').textContent).toBe('12 employees, HK$1,234,567.50');
});

it('asks before a row is deleted, and deletes nothing when it is cancelled', async () => {
  const cook = { employeeOccupation: 'COOK', employeeCount: '2', annualPayroll: '400000.00' };
  const clerk = { employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '200000.00' };
  const { user, rows } = await drawn([cook, clerk]);
  await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
  expect(screen.getByText('Do you want to delete the record?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(rows()).toEqual([cook, clerk]);
  await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rows()).toEqual([clerk]));
});

it('takes rows of a spreadsheet by names or codes, with figures as they are written there, and passes headings over', async () => {
  const { rows } = await drawn();
  paste('Occupation\tEmployees\tPayroll\r\nCook / Chef\t04\tHK$960,000\r\n文職人員\t1,200\t$1.5\r\nCLERK\t1\t2\r\n');
  expect(rows()).toEqual([
    { employeeOccupation: 'COOK', employeeCount: '4', annualPayroll: '960000.00' },
    { employeeOccupation: 'CLERK', employeeCount: '1200', annualPayroll: '1.50' },
    { employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '2.00' },
  ]);
});

it('names the cells that cannot be taken by row and column, and pastes nothing then', async () => {
  const { rows } = await drawn();
  paste('COOK\t4\t960000\nASTRONAUT\t-1\t1e309\nCOOK\t4');
  expect(rows()).toEqual([]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2, column 1: “ASTRONAUT” is no occupation of the list',
    'Row 2, column 2: “-1” is no number of employees',
    'Row 2, column 3: “1e309” is no amount',
    'Row 3: a row has three columns: occupation, number of employees, annual payroll',
  ]);
});

it('takes rows over with their wrong cells empty and marked once the user says so, and the mark goes with what is typed', async () => {
  const { user, rows } = await drawn();
  paste('Cheff\t4\t960000\nCLERK\t1\t=A1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 1, column 1: “Cheff” is no occupation of the list. Did you mean “Cook / chef”?',
    'Row 2, column 3: a formula cannot be read: please paste its value',
  ]);
  expect(rows()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take over 2 rows' }));
  expect(rows()).toEqual([
    { employeeOccupation: '', employeeCount: '4', annualPayroll: '960000.00' },
    { employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '' },
  ]);
  expect(cell('Occupation', 1).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Did you mean “Cook \/ chef”\?/)).toBeTruthy();
  await user.selectOptions(cell('Occupation', 1), 'COOK');
  expect(cell('Occupation', 1).getAttribute('aria-invalid')).toBe('false');
  // The mark stays with its row when the one above is deleted.
  await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(cell(payroll, 1).getAttribute('aria-invalid')).toBe('true');
});

it('reads a file on the server and takes nothing over until the user says so: below the rows that are there, or in their place', async () => {
  const cook = { employeeOccupation: 'COOK', employeeCount: '2', annualPayroll: '400000.00' };
  const clerk = { employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '' };
  const problems = [{ row: 2, column: 3, at: 0, problem: 'noPayroll', text: '-1' }] as const;
  const uploads = stubUploads({ rows: [clerk], problems: [...problems] });
  const { user, rows } = await drawn([cook]);
  const template = screen.getByRole('link', { name: 'Download a workbook to fill in' });
  expect(template.getAttribute('href')).toBe('/api/commercial-insurance/employees/template?language=en');
  const choose = async () => {
    await user.upload(screen.getByLabelText('Take rows from a spreadsheet'), new File(['x'], 'staff.xlsx'));
    expect(await screen.findByText('1 row was read. Nothing is taken over yet.')).toBeTruthy();
  };
  await choose();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Row 2, column 3: “-1” is no amount');
  expect(rows()).toEqual([cook]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(rows()).toEqual([cook]);
  await choose();
  await user.click(screen.getByRole('button', { name: 'Add below the rows above' }));
  expect(rows()).toEqual([cook, clerk]);
  expect(cell(payroll, 2).getAttribute('aria-invalid')).toBe('true');
  await choose();
  await user.click(screen.getByRole('button', { name: 'Take over in place of the rows above' }));
  expect(rows()).toEqual([clerk]);
  expect(cell(payroll, 1).getAttribute('aria-invalid')).toBe('true');
  expect(uploads()).toBe(3);
});

it('keeps a spreadsheet that waits for a decision when rows are pasted meanwhile', async () => {
  const clerk = { employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '200000.00' };
  const cook = { employeeOccupation: 'COOK', employeeCount: '4', annualPayroll: '960000.00' };
  stubUploads({ rows: [clerk], problems: [] });
  const { user, rows } = await drawn();
  await user.upload(screen.getByLabelText('Take rows from a spreadsheet'), new File(['x'], 'staff.xlsx'));
  await screen.findByText('1 row was read. Nothing is taken over yet.');
  paste('COOK\t4\t960000');
  expect(rows()).toEqual([cook]);
  await user.click(screen.getByRole('button', { name: 'Add below the rows above' }));
  expect(rows()).toEqual([cook, clerk]);
  expect(screen.queryByText(/Nothing is taken over yet/)).toBeNull();
});

it('says in the server’s words why a file cannot be read, and refuses other types at once', async () => {
  stubUploads({ status: 422, code: 'employees.tooMany', msg: 'At most 2,000 rows' });
  const { user, rows } = await drawn();
  await user.upload(screen.getByLabelText('Take rows from a spreadsheet'), new File(['x'], 'staff.csv'));
  expect((await screen.findByRole('alert')).textContent).toBe('At most 2,000 rows');
  expect(rows()).toEqual([]);
});
