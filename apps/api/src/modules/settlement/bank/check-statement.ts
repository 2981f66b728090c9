import type { StatementDescribed, StatementFinding } from '@onegi/contract/calls/settlement/bank-statements';
import { addDays } from '@onegi/contract/lines/dates';
import { found, type ReadLine } from './read-line.ts';

/** A line that is alike in everything to others has the how manieth of them it is. */
export interface CountedLine extends ReadLine {
  readonly occurrence: number;
}

/** Where the statements of the account end so far. */
export interface LastStatement {
  readonly number: number;
  readonly endsOn: string;
  readonly closing: number;
}

export interface Known {
  readonly today: string;
  readonly last: LastStatement | null;
  /** Lines that are there already, by their keys. */
  readonly keys: ReadonlySet<string>;
}

/** A statement that was read and adds up, and what of it is new. */
export interface CheckedStatement {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Of the whole file. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly newLines: readonly CountedLine[];
  readonly knownLines: number;
  readonly alikeLines: number;
  readonly findings: readonly StatementFinding[];
}

export const keyOfLine = (line: Omit<CountedLine, 'row' | 'description'>): string =>
  [line.bookedOn, line.amount, line.balance ?? '', line.occurrence, line.reference].join('|');

/** More cannot be written on the wire: such a sum is wrong anyway. */
const MOST_CENTS = 100_000_000_000_000;
const shown = (cents: number) => (Math.abs(cents) > MOST_CENTS ? null : cents);
const differs = (problem: 'runningBalance' | 'sum' | 'opening', expected: number, was: number, row?: number) => ({
  ...found(problem, row === undefined ? {} : { row }),
  expected: shown(expected),
  found: shown(was),
});

const sumOf = (lines: readonly ReadLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines whose balance does not follow from the ones before. */
function brokenBalances(lines: readonly ReadLine[]): StatementFinding[] {
  const broken: StatementFinding[] = [];
  let running: number | null = null;
  for (const { row, amount, balance } of lines) {
    if (running !== null) running += amount;
    if (balance === null) continue;
    if (running !== null && running !== balance) broken.push(differs('runningBalance', running, balance, row));
    running = balance;
  }
  return broken;
}

/** The oldest line first: banks write either order. */
function inOrder(lines: readonly ReadLine[]): readonly ReadLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first.bookedOn < last.bookedOn) return lines;
  const turned = lines.toReversed();
  if (first.bookedOn > last.bookedOn) return turned;
  return brokenBalances(turned).length < brokenBalances(lines).length ? turned : lines;
}

function counted(lines: readonly ReadLine[]): CountedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOfLine({ ...line, occurrence: 0 });
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return { ...line, occurrence };
  });
}

/** Lines of days to come, or before the one above them. */
function misdated(lines: readonly ReadLine[], today: string): StatementFinding[] {
  return lines.flatMap(({ row, bookedOn }, at) => {
    if (bookedOn > today) return [found('future', { row, text: bookedOn })];
    const before = lines[at - 1];
    return before && bookedOn < before.bookedOn ? [found('order', { row, text: bookedOn })] : [];
  });
}

/** What the account held before the first line and after the last, as far as balances, what was keyed or the last statement say. */
function totalsOf(lines: readonly CountedLine[], keyed: Keyed, { last, keys }: Known) {
  const at = lines.findIndex(({ balance }) => balance !== null);
  const [head, tail] = [lines.slice(0, at + 1), lines.slice(lines.findLastIndex(({ balance }) => balance !== null))];
  const isKnown = (line: CountedLine) => keys.has(keyOfLine(line));
  const continued = last && last.closing - sumOf(lines.filter(isKnown));
  const byBalance = at < 0 ? null : (lines[at]?.balance ?? 0) - sumOf(head);
  const opening = keyed.keyedOpening ?? byBalance ?? continued;
  const closing = keyed.keyedClosing ?? (at < 0 ? null : (tail[0]?.balance ?? 0) + sumOf(tail.slice(1)));
  return { opening, closing };
}

type Keyed = Pick<StatementDescribed, 'endsOn' | 'keyedOpening' | 'keyedClosing'>;

function wrongTotals(lines: readonly CountedLine[], { opening, closing }: ReturnType<typeof totalsOf>) {
  if (opening === null || closing === null) return [found('openingUnknown')];
  const sum = opening + sumOf(lines);
  return sum === closing ? [] : [differs('sum', sum, closing)];
}

/** What is new follows what the account held at the end of the last statement, and is of its last day or later. */
function wrongContinuation(
  { opening, known, news }: { opening: number | null; known: readonly ReadLine[]; news: readonly ReadLine[] },
  last: LastStatement | null,
): StatementFinding[] {
  if (!last || news.length === 0) return [];
  const covered = news.filter(({ bookedOn }) => bookedOn < last.endsOn);
  const missed = covered.map(({ row, bookedOn }) => found('covered', { row, text: bookedOn }));
  if (missed.length > 0 || opening === null) return missed;
  const reached = opening + sumOf(known);
  return reached === last.closing ? [] : [differs('opening', last.closing, reached)];
}

function firstDayOf(news: readonly ReadLine[], last: LastStatement | null): string | null {
  const first = news[0]?.bookedOn ?? null;
  if (!last || first === null || first === last.endsOn) return first;
  return addDays(last.endsOn, 1);
}

/** Whether a statement holds together and follows the ones before it. What was wrong with single cells comes first. */
export function checkStatement(
  read: { readonly lines: readonly ReadLine[]; readonly findings: readonly StatementFinding[] },
  keyed: Keyed,
  known: Known,
): CheckedStatement {
  const lines = counted(inOrder(read.lines));
  const [isThere, isNew] = [lines.filter((line) => keys(known, line)), lines.filter((line) => !keys(known, line))];
  const totals = totalsOf(lines, keyed, known);
  const lastDay = lines.at(-1)?.bookedOn ?? null;
  const endsOn = keyed.endsOn ?? lastDay;
  const isEndWrong = endsOn !== null && ((lastDay !== null && endsOn < lastDay) || endsOn > known.today);
  const ofWhole = [
    ...(lines.length === 0 ? [found('noLines')] : wrongTotals(lines, totals)),
    ...(isEndWrong && lastDay !== null && lastDay <= known.today ? [found('until', { text: endsOn ?? '' })] : []),
    ...wrongContinuation({ opening: totals.opening, known: isThere, news: isNew }, known.last),
  ];
  const findings =
    read.findings.length > 0 ? read.findings : [...misdated(lines, known.today), ...brokenBalances(lines), ...ofWhole];
  return {
    startsOn: firstDayOf(isNew, known.last),
    endsOn,
    opening: totals.opening === null ? null : shown(totals.opening),
    closing: totals.closing === null ? null : shown(totals.closing),
    newLines: isNew,
    knownLines: isThere.length,
    alikeLines: lines.filter(({ occurrence }) => occurrence > 1).length,
    findings,
  };
}

const keys = (known: Known, line: CountedLine): boolean => known.keys.has(keyOfLine(line));
