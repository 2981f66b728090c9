import type { ReadLine } from './read-line.ts';

/** What a line that is there already is known by. */
export type StoredLine = Pick<ReadLine, 'bookedOn' | 'amount' | 'reference' | 'balance'>;

/** A line that is alike in everything to others has the how manieth of them it is. */
export interface CountedLine extends ReadLine {
  readonly occurrence: number;
}

type KeyOf = (line: StoredLine) => string;

/** Alike in everything. */
export const alikeKey: KeyOf = ({ bookedOn, amount, balance, reference }) =>
  [bookedOn, amount, balance ?? '', reference].join('|');

const keyWithoutBalance = ({ bookedOn, amount, reference }: StoredLine, side: boolean) =>
  [bookedOn, amount, side, reference].join('|');

/** Each line that was read takes one that is stored, as long as there is one of its key. */
function paired(lines: readonly ReadLine[], stored: readonly StoredLine[], keyOf: KeyOf, storedKeyOf: KeyOf) {
  const left = Map.groupBy(stored, storedKeyOf);
  const known = lines.filter((line) => left.get(keyOf(line))?.pop() !== undefined);
  return { known, left: [...left.values()].flat() };
}

/**
 * Which lines are there already. Banks that write a balance on a day's last line only write it on another line later that
 * day: where one of two has none, balances say nothing and the lines are counted.
 */
export function knownAmong(lines: readonly ReadLine[], stored: readonly StoredLine[]): ReadonlySet<ReadLine> {
  const exact = paired(lines, stored, alikeKey, alikeKey);
  const sure = new Set(exact.known);
  const others = lines.filter((line) => !sure.has(line));
  const half = paired(
    others,
    exact.left,
    (line) => keyWithoutBalance(line, line.balance === null),
    (line) => keyWithoutBalance(line, line.balance !== null),
  );
  return new Set([...exact.known, ...half.known]);
}

/** New lines, numbered on from those that are stored and alike. */
export function numberedOn(lines: readonly ReadLine[], stored: readonly StoredLine[]): CountedLine[] {
  const counts = new Map<string, number>();
  const next = (line: StoredLine) => {
    const key = alikeKey(line);
    const occurrence = (counts.get(key) ?? 0) + 1;
    counts.set(key, occurrence);
    return occurrence;
  };
  for (const line of stored) next(line);
  return lines.map((line) => ({ ...line, occurrence: next(line) }));
}
