import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { settledMoney } from '../forms/typed-answer.ts';

/** What is wrong with a cell; rows and columns count from 1, column 0 is the whole row. */
export interface CellProblem {
  readonly row: number;
  readonly column: number;
  readonly message: 'unknownOccupation' | 'noCount' | 'noPayroll' | 'columns';
  readonly text: string;
}

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const COLUMNS = 3;

function occupationOf(text: string, occupations: readonly ListItem[]): string {
  const searched = plain(text);
  return (
    occupations.find((each) => [each.value, each.label, each.labelZh].some((name) => plain(name) === searched))
      ?.value ?? ''
  );
}

/** '1,200' as 1200, without zeros in front; '' for what is no number of employees. */
function countOf(text: string): string {
  const digits = text.replaceAll(/[,\s]/g, '').replace(/^0+/, '');
  return /^[1-9]\d{0,4}$/.test(digits) ? digits : '';
}

/** 'HK$120,000' as 120000.00; '' for what is no amount. */
function payrollOf(text: string): string {
  const figures = text.replaceAll(/[,\s]|HK\$|HKD|\$/gi, '');
  return /^\d{1,11}(\.\d{1,2})?$/.test(figures) ? settledMoney(figures) : '';
}

/** True for text that comes from cells rather than from one field. */
export const isFromCells = (text: string): boolean => /\t/.test(text);

/**
 * Reads rows that were copied from a spreadsheet: occupation by its name in either language or its code, employees, payroll. A
 * first row of headings, without any figure, is passed over.
 */
export function pastedEmployees(
  text: string,
  occupations: readonly ListItem[],
): { readonly rows: readonly Employees[]; readonly problems: readonly CellProblem[] } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows: Employees[] = [];
  const problems: CellProblem[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = line.split('\t');
    const [occupation = '', count = '', payroll = ''] = cells;
    if (at === 0 && lines.length > 1 && !/\d/.test(line)) continue;
    const row = at + 1;
    if (cells.length !== COLUMNS) {
      problems.push({ row, column: 0, message: 'columns', text: line });
      continue;
    }
    const read = {
      employeeOccupation: occupationOf(occupation, occupations),
      employeeCount: countOf(count),
      annualPayroll: payrollOf(payroll),
    };
    if (!read.employeeOccupation) problems.push({ row, column: 1, message: 'unknownOccupation', text: occupation });
    if (!read.employeeCount) problems.push({ row, column: 2, message: 'noCount', text: count });
    if (!read.annualPayroll) problems.push({ row, column: 3, message: 'noPayroll', text: payroll });
    rows.push(read);
  }
  return { rows, problems };
}
