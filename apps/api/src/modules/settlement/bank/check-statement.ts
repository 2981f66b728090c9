import type { StatementDescribed, StatementFinding } from '@onegi/contract/calls/settlement/bank-statements';
import { addDays } from '@onegi/contract/lines/dates';
import { alikeKey, type CountedLine, knownAmong, numberedOn, type StoredLine } from './known-lines.ts';
import { found, type ReadLine } from './read-line.ts';

/** Where the statements of the account end so far. */
export interface LastStatement {
  readonly number: number;
  readonly endsOn: string;
  readonly closing: number;
}

export interface Known {
  readonly today: string;
  readonly last: LastStatement | null;
  /** Lines of the days of the file that are there already. */
  readonly stored: readonly StoredLine[];
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

/** More cannot be written on the wire: such a sum is wrong anyway. */
const MOST_CENTS = 100_000_000_000_000;
const shown = (cents: number) => (Math.abs(cents) > MOST_CENTS ? null : cents);
type Difference = 'runningBalance' | 'sum' | 'opening' | 'keyedOpening' | 'keyedClosing';
const differs = (problem: Difference, expected: number, was: number, row?: number) => ({
  ...found(problem, row === undefined ? {} : { row }),
  expected: shown(expected),
  found: shown(was),
});

const sumOf = (lines: readonly ReadLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines whose balance does not follow from the ones before. */
function brokenBalances(lines: readonly ReadLine[], start: number | null = null): StatementFinding[] {
  const broken: StatementFinding[] = [];
  let running = start;
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

/** Lines of days to come, or before the one above them. */
function misdated(lines: readonly ReadLine[], today: string): StatementFinding[] {
  return lines.flatMap(({ row, bookedOn }, at) => {
    if (bookedOn > today) return [found('future', { row, text: bookedOn })];
    const before = lines[at - 1];
    return before && bookedOn < before.bookedOn ? [found('order', { row, text: bookedOn })] : [];
  });
}

type Keyed = Pick<StatementDescribed, 'endsOn' | 'keyedOpening' | 'keyedClosing'>;

interface Totals {
  readonly opening: number | null;
  readonly closing: number | null;
}

/** What the account held before the first line and after the last by the balances of the file. */
function totalsByBalance(lines: readonly ReadLine[]): Totals {
  const at = lines.findIndex(({ balance }) => balance !== null);
  if (at < 0) return { opening: null, closing: null };
  const [head, tail] = [lines.slice(0, at + 1), lines.slice(lines.findLastIndex(({ balance }) => balance !== null))];
  return {
    opening: (lines[at]?.balance ?? 0) - sumOf(head),
    closing: (tail[0]?.balance ?? 0) + sumOf(tail.slice(1)),
  };
}

/** What the file does not say itself is as it was keyed, or follows from the last statement. */
function totalsOf(written: Totals, keyed: Keyed, known: readonly ReadLine[], last: LastStatement | null): Totals {
  const continued = last && last.closing - sumOf(known);
  return {
    opening: written.opening ?? keyed.keyedOpening ?? continued,
    closing: written.closing ?? keyed.keyedClosing ?? null,
  };
}

/** What is keyed never stands in for what the file says: a gap between two statements could be keyed away. */
function wrongKeyed({ opening, closing }: Totals, { keyedOpening, keyedClosing }: Keyed): StatementFinding[] {
  const compared = [
    ['keyedOpening', opening, keyedOpening],
    ['keyedClosing', closing, keyedClosing],
  ] as const;
  return compared.flatMap(([problem, written, keyed]) =>
    written === null || keyed === undefined || written === keyed ? [] : [differs(problem, written, keyed)],
  );
}

function wrongTotals(lines: readonly ReadLine[], { opening, closing }: Totals) {
  if (opening === null || closing === null) return [found('openingUnknown')];
  const sum = opening + sumOf(lines);
  return sum === closing ? [] : [differs('sum', sum, closing)];
}

interface Parted {
  readonly known: readonly ReadLine[];
  readonly news: readonly ReadLine[];
  readonly isDoubtful: boolean;
}

/**
 * Which lines are new. A file that begins on the last day with what the last statement ended with has either none that are
 * known or a part of that day which comes to nothing: lines that are merely like known ones are new with the others. Where
 * all of them are, nothing tells the file from a part of the day that was fetched earlier.
 */
function parted(lines: readonly ReadLine[], written: Totals, keyed: Keyed, { last, stored }: Known): Parted {
  const there = knownAmong(lines, stored);
  const [known, news] = [lines.filter((line) => there.has(line)), lines.filter((line) => !there.has(line))];
  const [opening, firstDay] = [written.opening ?? keyed.keyedOpening, lines[0]?.bookedOn];
  const goesOn = last && firstDay && firstDay >= last.endsOn && opening === last.closing && sumOf(known) !== 0;
  if (!goesOn) return { known, news, isDoubtful: false };
  return news.length === 0 ? { known, news, isDoubtful: true } : { known: [], news: lines, isDoubtful: false };
}

/** What is new follows what the account held at the end of the last statement, and is of its last day or later. */
function wrongContinuation(
  { known, news, isDoubtful }: Parted,
  opening: number | null,
  last: LastStatement | null,
  isBroken: boolean,
): StatementFinding[] {
  if (isDoubtful) return [found('knownOrNew', { text: last?.endsOn ?? '' })];
  if (!last || news.length === 0) return [];
  const covered = news.filter(({ bookedOn }) => bookedOn < last.endsOn);
  const missed = covered.map(({ row, bookedOn }) => found('covered', { row, text: bookedOn }));
  if (missed.length > 0 || opening === null) return missed;
  const reached = opening + sumOf(known);
  if (reached !== last.closing) return [differs('opening', last.closing, reached)];
  // New lines that stand before known ones have balances that do not follow the last statement.
  return isBroken ? [] : brokenBalances(news, reached);
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
  const lines = inOrder(read.lines);
  const written = totalsByBalance(lines);
  const parts = parted(lines, written, keyed, known);
  const totals = totalsOf(written, keyed, parts.known, known.last);
  const broken = brokenBalances(lines);
  const lastDay = lines.at(-1)?.bookedOn ?? null;
  const endsOn = keyed.endsOn ?? lastDay;
  const isEndWrong = endsOn !== null && ((lastDay !== null && endsOn < lastDay) || endsOn > known.today);
  const ofWhole = [
    ...wrongKeyed(written, keyed),
    ...(lines.length === 0 ? [found('noLines')] : wrongTotals(lines, totals)),
    ...(isEndWrong && lastDay !== null && lastDay <= known.today ? [found('until', { text: endsOn ?? '' })] : []),
    ...wrongContinuation(parts, totals.opening, known.last, broken.length > 0),
  ];
  const findings = read.findings.length > 0 ? read.findings : [...misdated(lines, known.today), ...broken, ...ofWhole];
  return {
    startsOn: firstDayOf(parts.news, known.last),
    endsOn,
    opening: totals.opening === null ? null : shown(totals.opening),
    closing: totals.closing === null ? null : shown(totals.closing),
    newLines: numberedOn(parts.news, known.stored),
    knownLines: parts.known.length,
    alikeLines: lines.length - new Set(lines.map(alikeKey)).size,
    findings,
  };
}
