import type { StatementFinding } from '@onegi/contract/calls/settlement/bank-statements';
import type { StatementMapping, StatementProblem } from '@onegi/contract/fields/bank';
import { isHongKongDollar, readAmount, readDay } from './read-values.ts';
import type { StatementCell, StatementRow } from './statement-rows.ts';

const LONGEST_REFERENCE = 200;
const LONGEST_DESCRIPTION = 500;

/** A line as the statement has it. */
export interface ReadLine {
  readonly row: number;
  readonly bookedOn: string;
  /** Money out is negative. */
  readonly amount: number;
  readonly reference: string;
  readonly description: string;
  readonly balance: number | null;
}

/** A finding without figures, at a cell. */
export const found = (
  problem: StatementProblem,
  at: { readonly row?: number; readonly column?: number; readonly text?: string } = {},
): StatementFinding => ({
  problem,
  row: at.row ?? null,
  column: at.column ?? null,
  text: at.text ?? '',
  expected: null,
  found: null,
});

const empty: StatementCell = { text: '' };

/** Reads the cells of one row by the mapping. */
class RowReader {
  readonly findings: StatementFinding[] = [];
  readonly row: StatementRow;

  constructor(row: StatementRow) {
    this.row = row;
  }

  cell(column: number | undefined): StatementCell {
    return (column === undefined ? undefined : this.row.cells[column - 1]) ?? empty;
  }

  wrong(problem: StatementProblem, column: number): undefined {
    this.findings.push(found(problem, { row: this.row.number, column, text: this.cell(column).text.slice(0, 80) }));
    return undefined;
  }

  amount(column: number | undefined, problem: 'amount' | 'balance' = 'amount'): number | undefined {
    if (column === undefined || this.isBlank(column)) return undefined;
    if (this.cell(column).isFormula) return this.wrong('formula', column);
    const read = readAmount(this.cell(column).text);
    if (read === 'currency') return this.wrong('currency', column);
    return read === undefined ? this.wrong(problem, column) : read;
  }

  isBlank = (column: number | undefined): boolean =>
    this.cell(column).text === '' && this.cell(column).isFormula === undefined;

  text(column: number | undefined): string {
    if (column === undefined) return '';
    if (this.cell(column).isFormula) this.wrong('formula', column);
    return this.cell(column).text;
  }
}

/** What moved: of one column with signs, or of one for money out and one for money in. */
function movedOf(reader: RowReader, { amount, debit, credit }: StatementMapping): number | undefined {
  if (amount !== undefined) return reader.amount(amount);
  const out = reader.amount(debit);
  const into = reader.amount(credit);
  if (out && into) return reader.wrong('bothSides', debit as number);
  if (into !== undefined && into < 0) return reader.wrong('amount', credit as number);
  // Banks write money out with or without its sign in a column of its own.
  return out ? -Math.abs(out) : (into ?? out);
}

function dayOf(reader: RowReader, { date, dateFormat }: StatementMapping): string | undefined {
  const cell = reader.cell(date);
  if (cell.isFormula) return reader.wrong('formula', date);
  return cell.day ?? readDay(cell.text, dateFormat) ?? reader.wrong('date', date);
}

/**
 * A line of the statement; nothing for a row that moves nothing, such as a balance carried forward or a page's foot.
 * What is wrong with it stands in `findings`.
 */
export function readLine(
  row: StatementRow,
  mapping: StatementMapping,
): { readonly line?: ReadLine; readonly findings: readonly StatementFinding[] } {
  const reader = new RowReader(row);
  const { findings } = reader;
  const moved = movedOf(reader, mapping);
  if (moved === undefined && findings.length === 0) {
    const { date, dateFormat, balance } = mapping;
    const isDated = reader.cell(date).day ?? readDay(reader.cell(date).text, dateFormat);
    if (isDated && reader.isBlank(balance)) reader.wrong('noAmount', mapping.amount ?? (mapping.credit as number));
    return { findings };
  }
  if (moved === 0) return { findings };
  const bookedOn = dayOf(reader, mapping);
  const balance = reader.amount(mapping.balance, 'balance') ?? null;
  const reference = reader.text(mapping.reference);
  const description = reader.text(mapping.description).slice(0, LONGEST_DESCRIPTION);
  if (reference.length > LONGEST_REFERENCE) reader.wrong('tooLong', mapping.reference as number);
  if (mapping.currency !== undefined && !isHongKongDollar(reader.text(mapping.currency)))
    reader.wrong('currency', mapping.currency);
  if (findings.length > 0 || moved === undefined || bookedOn === undefined) return { findings };
  return { line: { row: row.number, bookedOn, amount: moved, reference, description, balance }, findings };
}
