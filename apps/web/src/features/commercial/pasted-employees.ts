import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import { employeeReader, FORMULA, type ReadEmployees } from '@onegi/contract/commercial/read-employees';

/** True for text that comes from cells rather than from one field. */
export const isFromCells = (text: string): boolean => /\t/.test(text);

/** Reads rows that were copied from a spreadsheet, as the server reads those of a file. */
export function pastedEmployees(text: string, occupations: readonly ListItem[]): ReadEmployees {
  const { take, read } = employeeReader(occupations);
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = line.split('\t').map((cell) => (/^\s*=/.test(cell) ? FORMULA : cell));
    take({ number: at + 1, cells });
  }
  return read;
}
