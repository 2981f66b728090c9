import { faultsOf, otherFailuresOf, type Verdict } from './verify/verdict.ts';

export interface Row {
  readonly name: string;
  readonly seconds: number;
  /** Instead of it: why there is none. */
  readonly verdict: Verdict | string;
  /** A scenario that this machine cannot show is no failure. */
  readonly isNotHere?: boolean;
}

const HEAD = [
  'scenario',
  'orders',
  'policies',
  'lost',
  'doubled',
  'wrong',
  'broken off',
  'other 5xx',
  'died',
  'refused s',
];

function cellsOf({ name, verdict }: Row): string[] {
  if (typeof verdict === 'string') return [name];
  const { longest, total } = verdict.refusedSeconds;
  return [
    name,
    String(verdict.orders),
    String(verdict.confirmed),
    String(verdict.lost.length),
    String(verdict.doubled.length),
    String(verdict.wrong.length),
    String(verdict.brokenOff.length),
    String(otherFailuresOf(verdict)),
    String(verdict.died.length),
    `${longest.toFixed(1)} / ${total.toFixed(1)}`,
  ];
}

const noteOf = ({ verdict, seconds, isNotHere }: Row) => {
  if (typeof verdict !== 'string') return `${verdict.notes.join('; ')} (${seconds.toFixed(0)} s)`;
  return isNotHere ? `not here: ${verdict}` : `BROKE OFF: ${verdict.split('\n')[0]}`;
};

export const isSurvived = ({ verdict, isNotHere }: Row) =>
  typeof verdict === 'string' ? isNotHere === true : faultsOf(verdict) === 0;

/** One line a scenario. */
export function printTable(rows: readonly Row[]): void {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const notes = ['note', ...rows.map(noteOf)];
  for (const [index, line] of cells.entries()) {
    const padded = widths.map((width, column) =>
      column === 0 ? (line[0] ?? '').padEnd(width) : (line[column] ?? '').padStart(width),
    );
    console.log(`${padded.join('  ')}  ${notes[index]}`);
  }
}

const SHOWN = 8;

/** What is behind the numbers that are not 0. */
export function printFaults({ name, verdict, isNotHere }: Row): void {
  if (typeof verdict === 'string') {
    if (!isNotHere) console.log(`\n${name} broke off: ${verdict}`);
    return;
  }
  const { lost, doubled, wrong, brokenOff, died, otherFailures, serverErrors } = verdict;
  const failures = [...otherFailures].map(([what, count]) => `${count} × ${what}`);
  const reasons = failures.length > 0 ? serverErrors : [];
  for (const [kind, faults] of Object.entries({
    lost,
    doubled,
    wrong,
    'broken off': brokenOff,
    died,
    'other 5xx': failures,
    'logged of them': reasons,
  })) {
    if (faults.length === 0) continue;
    console.log(`\n${name}, ${kind}:`);
    for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
    if (faults.length > SHOWN) console.log(`  and ${faults.length - SHOWN} more`);
  }
}
