// @vitest-environment happy-dom
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
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
