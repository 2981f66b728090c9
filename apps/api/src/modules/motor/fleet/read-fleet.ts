import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { FleetProblem } from '@onegi/contract/calls/motor/fleet';
import { MOST_FLEET_ROWS } from '@onegi/contract/fields/motor';
import { type Cell, type DateSystem, dayOfSerial } from '@onegi/xlsx-reader/cells';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Upload } from '../../../http/take-upload.ts';
import { type CellReader, type UploadRow, uploadRows } from '../../../http/upload-rows.ts';
import type { Bilingual } from '../../../lib/bilingual.ts';
import { isFormulaText } from '../../../lib/csv-rows.ts';
import { bothTexts } from '../../../lib/texts.ts';
import { formFailures } from '../assess-case.ts';
import { type FleetColumn, fleetColumns, formOfRow } from './fleet-columns.ts';

/** A cell as somebody would read it, or why it cannot be taken. */
type Read = { readonly text: string } | { readonly problem: 'formula' | 'notDay' };

const MOST_PROBLEMS = 500;

function readCell(cell: Cell | undefined, system: DateSystem): Read {
  if (!cell) return { text: '' };
  if (cell.kind === 'formula') return { problem: 'formula' };
  if (cell.format === 'date' || cell.kind === 'date') {
    const day = cell.kind === 'date' ? cell.value.slice(0, 10) : dayOfSerial(cell.value, system);
    return day ? { text: day } : { problem: 'notDay' };
  }
  return { text: cell.value.normalize('NFC').trim() };
}

const reader: CellReader<Read> = {
  cell: readCell,
  text: (text) => (isFormulaText(text) ? { problem: 'formula' } : { text: text.normalize('NFC').trim() }),
  unreadable: 'motorCase.fleetUnreadable',
};

export interface FleetRow {
  readonly row: number;
  readonly form: MotorForm;
}

export interface ReadFleet {
  readonly rows: FleetRow[];
  readonly problems: FleetProblem[];
}

const plain = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const byHeading = new Map(
  fleetColumns.flatMap((column) => [column.name.en, column.name.zhHant].map((name) => [plain(name), column] as const)),
);

const problemAt = (row: number, column: number, name: Bilingual, text: Bilingual): FleetProblem => ({
  sheetRow: row,
  sheetColumn: column,
  columnName: name.en,
  columnNameZh: name.zhHant,
  problemText: text.en,
  problemTextZh: text.zhHant,
});

const isEmpty = (cell: Read) => 'text' in cell && cell.text === '';

/** Which column each heading names; one that is none of ours, or stands twice, is told. */
function readHeadings({ number, cells }: UploadRow<Read>, problems: FleetProblem[]): (FleetColumn | undefined)[] {
  const known: (FleetColumn | undefined)[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = 'text' in cell ? cell.text : '';
    const column = byHeading.get(plain(text));
    const isTwice = column !== undefined && known.includes(column);
    const shown = { en: text.slice(0, 60), zhHant: text.slice(0, 60) };
    if (isTwice) problems.push(problemAt(number, at + 1, shown, bothTexts('motorCases.fleet.twice')));
    else if (!column && !isEmpty(cell))
      problems.push(problemAt(number, at + 1, shown, bothTexts('motorCases.fleet.unknownColumn')));
    known.push(isTwice ? undefined : column);
  }
  return known;
}

/** The form of a row, with what is wrong in it. What is not filled in is left for the form: a draft holds anything. */
function readRow(
  deps: Pick<Deps, 'clock'>,
  { number, cells }: UploadRow<Read>,
  headings: readonly (FleetColumn | undefined)[],
  problems: FleetProblem[],
): FleetRow {
  const texts = new Map<string, string>();
  const placeOf = new Map<string, number>();
  const wrong = (at: number, { name }: Pick<FleetColumn, 'name'>, text: Bilingual) =>
    problems.push(problemAt(number, at + 1, name, text));
  for (const [at, cell] of cells.entries()) {
    const column = headings[at];
    if (!column || isEmpty(cell)) continue;
    if ('problem' in cell) wrong(at, column, bothTexts(`motorCases.fleet.${cell.problem}`));
    else if (cell.text.length > column.mostCharacters) wrong(at, column, bothTexts('motorCases.fleet.tooLong'));
    else {
      texts.set(column.path, cell.text);
      placeOf.set(column.path, at);
    }
  }
  const form = formOfRow(texts);
  for (const { field, message, params } of formFailures(deps, form)) {
    const at = placeOf.get(field);
    const column = fleetColumns.find(({ path }) => path === field);
    if (at !== undefined && column) wrong(at, column, bothTexts(message, params as Record<string, string | number>));
  }
  return { row: number, form };
}

/** Of two rows with one chassis the second is told. */
function tellSameChassis(
  rows: readonly FleetRow[],
  headings: readonly (FleetColumn | undefined)[],
  problems: FleetProblem[],
) {
  const seen = new Map<string, number>();
  const at = headings.findIndex((column) => column?.path === 'chassis');
  for (const { row, form } of rows) {
    const chassis = form.chassis.toUpperCase().replace(/[\s-]/g, '');
    if (chassis === '') continue;
    const first = seen.get(chassis);
    const { name } = fleetColumns.find(({ path }) => path === 'chassis') ?? { name: { en: '', zhHant: '' } };
    if (first !== undefined)
      problems.push(problemAt(row, at + 1, name, bothTexts('motorCases.fleet.sameChassis', { row: first })));
    else seen.set(chassis, row);
  }
}

/**
 * Reads a fleet. Its first row that holds anything names the columns, in either language and any order.
 * @throws AppError motorCase.fleetUnreadable, .fleetEmpty, .fleetTooLong
 */
export async function readFleet(deps: Pick<Deps, 'clock'>, upload: Upload): Promise<ReadFleet> {
  const problems: FleetProblem[] = [];
  const rows: FleetRow[] = [];
  let headings: (FleetColumn | undefined)[] | undefined;
  for await (const row of uploadRows(upload, reader)) {
    if (row.cells.every(isEmpty)) continue;
    if (!headings) {
      headings = readHeadings(row, problems);
      // A sheet of something else: nothing of it is read.
      if (!headings.some((column) => column)) break;
      continue;
    }
    if (rows.length === MOST_FLEET_ROWS) throw new AppError('motorCase.fleetTooLong', { maximum: MOST_FLEET_ROWS });
    rows.push(readRow(deps, row, headings, problems));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  tellSameChassis(rows, headings ?? [], problems);
  if (rows.length === 0 && problems.length === 0) throw new AppError('motorCase.fleetEmpty');
  return { rows, problems: problems.slice(0, MOST_PROBLEMS) };
}
