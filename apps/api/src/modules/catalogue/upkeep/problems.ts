import type { upkeep } from '@onegi/messages/en/upkeep';
import type { Language } from '../../../lib/texts.ts';
import { words } from './words.ts';

export type ProblemKey = keyof typeof upkeep.problem;
export type ProblemParams = Readonly<Record<string, string | number>>;

/** Where something is wrong: a cell, a row, a column, a whole sheet, or with no sheet the file. */
export interface Place {
  readonly sheet?: string;
  /** As the spreadsheet program counts: 1 is the first. */
  readonly row?: number;
  /** The column's heading. */
  readonly column?: string;
}

export interface Problem extends Place {
  readonly key: ProblemKey;
  readonly params: ProblemParams;
}

/** How many problems are kept to be told; the rest are counted. */
const MOST_KEPT = 50;

/** Collects what is wrong with a workbook, so that all of it is told at once. */
export class Problems {
  readonly kept: Problem[] = [];
  total = 0;

  /** What is wrong with a whole sheet or column is told before what is wrong with rows. */
  add(place: Place, key: ProblemKey, params: ProblemParams = {}): void {
    this.total += 1;
    const firstOfRows = place.row === undefined ? this.kept.findIndex(({ row }) => row !== undefined) : -1;
    if (firstOfRows >= 0) this.kept.splice(firstOfRows, 0, { ...place, key, params });
    else if (this.kept.length < MOST_KEPT) this.kept.push({ ...place, key, params });
    if (this.kept.length > MOST_KEPT) this.kept.pop();
  }

  /** @throws WorkbookRefused when anything was added */
  refuseIfAny(): void {
    if (this.total > 0) throw new WorkbookRefused(this.kept, this.total);
  }
}

/** The workbook is not imported; says why. */
export class WorkbookRefused extends Error {
  readonly problems: readonly Problem[];
  readonly total: number;

  constructor(problems: readonly Problem[], total = problems.length) {
    super(problems.map((problem) => describeProblem(problem, 'en')).join('\n'));
    this.name = 'WorkbookRefused';
    this.problems = problems;
    this.total = total;
  }
}

export function refuseFile(key: ProblemKey, params: ProblemParams = {}): WorkbookRefused {
  return new WorkbookRefused([{ key, params }]);
}

/** "Plans, row 4, Relativity: “abc” is not a number." */
export function describeProblem({ sheet, row, column, key, params }: Problem, language: Language): string {
  const t = words[language];
  const colon = language === 'en' ? ': ' : '：';
  const problem = t(`upkeep.problem.${key}` as never, params as never);
  return `${t(`upkeep.place.${placeKey({ sheet, row, column })}` as never, { sheet, row, column } as never)}${colon}${problem}`;
}

function placeKey({ sheet, row, column }: { [Part in keyof Place]: Place[Part] | undefined }) {
  if (sheet === undefined) return 'file';
  if (row !== undefined) return column === undefined ? 'row' : 'cell';
  return column === undefined ? 'sheet' : 'column';
}
