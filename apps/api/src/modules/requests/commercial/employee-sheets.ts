import type { AnswerOf } from '@onegi/contract/call';
import type { readEmployees } from '@onegi/contract/calls/requests/commercial/employee-sheets';
import { employeeReader, FORMULA, type SheetCells } from '@onegi/contract/commercial/read-employees';
import { employeeSheet, MOST_EMPLOYEES } from '@onegi/contract/fields/commercial';
import type { Cell } from '@onegi/xlsx-reader/cells';
import { writeXlsx } from 'hucre/xlsx';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { takeUpload, type Upload } from '../../../http/take-upload.ts';
import { type CellReader, uploadRows } from '../../../http/upload-rows.ts';
import { isFormulaText } from '../../../lib/csv-rows.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import { findLists } from '../../catalogue/find-list.ts';

const MOST_FILES = 60;
const WINDOW_SECONDS = 600;
/** Longer texts are no names of occupations. */
const LONGEST_CELL = 200;

/** A cell as somebody would read it; a percentage or a day is no figure, and is told as what cannot be taken. */
function textOf(cell: Cell | undefined): SheetCells['cells'][number] {
  if (!cell) return '';
  if (cell.kind === 'formula') return FORMULA;
  if (cell.format) return `${cell.value} (${cell.format})`;
  return cell.value.slice(0, LONGEST_CELL);
}

const reader: CellReader<SheetCells['cells'][number]> = {
  cell: textOf,
  text: (text) => {
    const short = text.slice(0, LONGEST_CELL);
    return isFormulaText(short) ? FORMULA : short;
  },
  unreadable: 'employees.unreadable',
};

const occupationsOf = ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  findLists(catalogue.current(), { codes: ['OCCUPATION_EC'] }).OCCUPATION_EC ?? [];

/** @throws AppError employees.tooMany once there are more rows than a case may have; employees.unreadable */
async function readUpload(deps: Deps, upload: Upload): Promise<AnswerOf<typeof readEmployees>> {
  const { take, read } = employeeReader(occupationsOf(deps));
  for await (const row of uploadRows(upload, reader)) {
    take(row);
    if (read.rows.length + read.problems.length > 4 * MOST_EMPLOYEES || read.rows.length > MOST_EMPLOYEES)
      throw new AppError('employees.tooMany', { maximum: MOST_EMPLOYEES });
  }
  return read;
}

/**
 * Reads employees from a spreadsheet that is kept nowhere.
 * @throws AppError upload.*, server.busy, request.rateLimited, employees.*
 */
export async function readEmployeeSheet(deps: Deps, request: Request): Promise<AnswerOf<typeof readEmployees>> {
  const actor = requireSignedIn(request.actor);
  await rateLimit(deps.db, `read-employees:${actor.userId}`, MOST_FILES, WINDOW_SECONDS);
  return takeUpload(request, employeeSheet, (upload) => readUpload(deps, upload));
}

/** A workbook to fill in: three columns, and the occupations to choose from beside them. */
export function employeeWorkbook(deps: Pick<Deps, 'catalogue'>, language: Language): Promise<Uint8Array> {
  const t = texts[language];
  const occupations = occupationsOf(deps);
  const [employees, list] = [t('commercial.employees.sheet.employees'), t('commercial.employees.sheet.occupations')];
  const heads = ['occupation', 'count', 'payroll'] as const;
  return writeXlsx({
    sheets: [
      {
        name: employees,
        rows: [heads.map((head) => t(`commercial.employees.${head}`))],
        columns: [{ width: 36 }, { width: 22 }, { width: 34, numFmt: '#,##0.00' }],
        freezePane: { rows: 1 },
        dataValidations: [
          {
            type: 'list',
            range: `A2:A${MOST_EMPLOYEES + 1}`,
            formula1: `'${list}'!$A$2:$A$${occupations.length + 1}`,
            allowBlank: true,
          },
        ],
      },
      {
        name: list,
        rows: [
          [
            t('commercial.employees.occupation'),
            t('commercial.employees.sheet.occupationClass'),
            t('commercial.employees.sheet.code'),
          ],
          ...occupations.map(({ value, label, labelZh, itemClass = '' }) => [
            language === 'en' ? label : labelZh,
            itemClass,
            value,
          ]),
        ],
        columns: [{ width: 36 }, { width: 10 }, { width: 14 }],
        freezePane: { rows: 1 },
      },
    ],
  });
}
