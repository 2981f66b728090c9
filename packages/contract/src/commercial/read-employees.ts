import type { ListItem } from '../calls/common/dropdown.ts';
import type { Employees } from '../calls/requests/commercial/case-shapes.ts';
import type { employeeProblems } from '../fields/commercial.ts';
import { nearestOf } from './nearest-name.ts';

/** A row of a spreadsheet as text; a formula is told as one, whatever it last showed. */
export interface SheetCells {
  /** As the spreadsheet program counts, from 1. */
  readonly number: number;
  readonly cells: readonly (string | typeof FORMULA)[];
}

export const FORMULA = Symbol('a formula');

/** What is wrong with a cell; columns count from 1, column 0 is the whole row. */
export interface CellProblem {
  readonly row: number;
  readonly column: number;
  readonly problem: (typeof employeeProblems)[number];
  readonly text: string;
  /** The occupation whose name is most alike. */
  readonly nearest?: string;
  /** The place of the row among those that were read, from 0; a row that is none has no place. */
  readonly at?: number;
}

export interface ReadEmployees {
  /** A cell that is wrong is empty. */
  readonly rows: Employees[];
  readonly problems: CellProblem[];
}

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const COLUMNS = ['employeeOccupation', 'employeeCount', 'annualPayroll'] as const satisfies (keyof Employees)[];
const WRONG = ['unknownOccupation', 'noCount', 'noPayroll'] as const;
const LONGEST_TOLD = 60;

/** '1,200' as 1200, without zeros in front; '' for what is no number of employees. */
function countOf(text: string): string {
  const digits = text.replaceAll(/[,\s]/g, '').replace(/^0+/, '');
  return /^[1-9]\d{0,4}$/.test(digits) ? digits : '';
}

/** 'HK$120,000' as 120000.00, more decimals rounded half up to cents; '' for what is no amount. */
function payrollOf(text: string): string {
  const figures = text.replaceAll(/[,\s]|HK\$|HKD|\$/gi, '');
  if (!/^\d{1,11}(\.\d{1,15})?$/.test(figures)) return '';
  const amount = (Math.round(Number(figures) * 100) / 100).toFixed(2);
  return amount.length <= 14 ? amount : '';
}

const isHeadingName = (text: string) => /occupation|job|position|職業|職位|工種/i.test(text);

/** A row that names the columns: nothing of it is an occupation, and it holds no figure or says what stands below it. */
const isHeading = (cells: readonly string[], occupation: string) =>
  occupation === '' && (!/\d/.test(cells.join('')) || isHeadingName(cells[0] ?? ''));

/**
 * Reads rows of a spreadsheet: occupation by its name in either language or its code, number of employees, payroll. Rows without
 * anything in them and a first row of headings are passed over.
 * @param occupations the list that names are looked for in
 */
export function employeeReader(occupations: readonly ListItem[]) {
  const codeOf = new Map(
    occupations.flatMap(({ value, label, labelZh }) =>
      [value, label, labelZh].map((name) => [plain(name), value] as const),
    ),
  );
  const nearest = nearestOf(occupations);
  const read: ReadEmployees = { rows: [], problems: [] };
  let isFirst = true;

  function take({ number, cells: given }: SheetCells): void {
    const cells = given.map((cell) => (cell === FORMULA ? '' : cell.trim()));
    while (cells.length > 0 && cells.at(-1) === '' && given[cells.length - 1] !== FORMULA) cells.pop();
    if (cells.length === 0) return;
    const [name = '', count = '', payroll = ''] = cells;
    const occupation = codeOf.get(plain(name)) ?? '';
    const isPassed = isFirst && isHeading(cells, occupation) && !given.includes(FORMULA);
    isFirst = false;
    if (isPassed) return;
    if (cells.length !== COLUMNS.length) {
      const text = cells.join(' ').slice(0, LONGEST_TOLD);
      read.problems.push({ row: number, column: 0, problem: 'columns', text });
      return;
    }
    const values = [occupation, countOf(count), payrollOf(payroll)] as const;
    const at = read.rows.length;
    read.rows.push({ employeeOccupation: values[0], employeeCount: values[1], annualPayroll: values[2] });
    for (const [column, wrong] of WRONG.entries()) {
      const place = { row: number, column: column + 1, at };
      if (given[column] === FORMULA) read.problems.push({ ...place, problem: 'formula', text: '' });
      else if (values[column] === '') {
        const text = (cells[column] ?? '').slice(0, LONGEST_TOLD);
        const alike = wrong === 'unknownOccupation' ? nearest(text) : undefined;
        read.problems.push({ ...place, problem: wrong, text, ...(alike ? { nearest: alike } : {}) });
      }
    }
  }

  return { take, read };
}

/** The field of a row that a column holds. */
export const fieldOfColumn = (column: number): keyof Employees | undefined => COLUMNS[column - 1];
