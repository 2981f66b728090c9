import type { ImportFinding } from '@onegi/contract/calls/transfer/policy-imports';
import {
  type ImportColumn,
  type ImportProblem,
  type ImportSheet,
  MOST_IMPORT_FINDINGS,
} from '@onegi/contract/fields/transfer';

export interface Place {
  readonly sheet?: ImportSheet;
  readonly row?: number;
  readonly column?: ImportColumn;
}

export interface FindingDetails {
  readonly text?: string;
  readonly expected?: number;
  readonly found?: number;
}

/** What is wrong with a workbook: all of it is counted, the first of it kept. */
export interface Findings {
  readonly kept: ImportFinding[];
  readonly count: () => number;
  readonly add: (problem: ImportProblem, place: Place, details?: FindingDetails) => void;
}

export function noFindings(): Findings {
  const kept: ImportFinding[] = [];
  let count = 0;
  return {
    kept,
    count: () => count,
    add(problem, { sheet = null, row = null, column = null }: { [K in keyof Place]?: Place[K] | null }, details = {}) {
      count += 1;
      if (kept.length >= MOST_IMPORT_FINDINGS) return;
      const { text = '', expected = null, found = null } = details;
      kept.push({ problem, sheet, row, column, text: text.slice(0, 40), expected, found });
    },
  };
}
