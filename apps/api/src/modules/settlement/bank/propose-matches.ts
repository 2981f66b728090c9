import { isWorkingDay } from '@onegi/contract/clock/office-hours';
import type { MatchReason } from '@onegi/contract/fields/bank';
import { addDays } from '@onegi/contract/lines/dates';

/** A bank books a payment some days before or after it was written down here. */
const WORKING_DAYS_APART = 3;
/** Shorter words of a bank's text are not taken for a reference. */
const SHORTEST_REFERENCE = 5;

export interface OpenLine {
  readonly id: string;
  readonly bookedOn: string;
  readonly amount: number;
  readonly reference: string;
  readonly description: string;
}

export interface OpenMovement {
  readonly id: string;
  readonly bookedOn: string;
  readonly amount: number;
  /** Numbers and references that a bank may have been given for it. */
  readonly references: readonly string[];
}

export interface Proposal {
  readonly lineId: string;
  readonly movementIds: readonly string[];
  readonly reason: Extract<MatchReason, 'reference' | 'referenceSum' | 'amountAndDate'>;
}

/** References are compared without spaces, hyphens and leading zeros. */
export const sameReference = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s\-/.#]/g, '')
    .replace(/^0+/, '');

/** What of a line may be a reference: all of its reference, and each longer word with a digit in it. */
export function referencesIn({ reference, description }: Pick<OpenLine, 'reference' | 'description'>): string[] {
  const words = `${reference} ${description}`.split(/[\s,;:()]+/);
  const long = words.filter((word) => word.length >= SHORTEST_REFERENCE && /\d/.test(word));
  return [...new Set([reference, ...long].map(sameReference).filter((text) => text !== ''))];
}

/** Movements that no line has yet. */
class Pool {
  readonly #byReference = new Map<string, OpenMovement[]>();
  readonly #movements: readonly OpenMovement[];
  readonly #taken = new Set<string>();

  constructor(movements: readonly OpenMovement[]) {
    this.#movements = movements;
    for (const movement of movements) {
      for (const key of new Set(movement.references.map(sameReference))) {
        const alike = this.#byReference.get(key);
        if (alike) alike.push(movement);
        else this.#byReference.set(key, [movement]);
      }
    }
  }

  byReference(key: string): readonly OpenMovement[] {
    const free = this.#byReference.get(key)?.filter(({ id }) => !this.#taken.has(id));
    if (!free) return [];
    this.#byReference.set(key, free);
    return free;
  }

  free = (): readonly OpenMovement[] => this.#movements.filter(({ id }) => !this.#taken.has(id));

  take(movements: readonly OpenMovement[]): string[] {
    for (const { id } of movements) this.#taken.add(id);
    return movements.map(({ id }) => id);
  }
}

const distance = (day: string, other: string) => Math.abs(Date.parse(day) - Date.parse(other));

/** The days that are so many working days away at most, without end at weekends and holidays. */
function daysAround(day: string): string[] {
  const step = (by: 1 | -1) => {
    const days: string[] = [];
    for (let at = day, working = 0; ; ) {
      at = addDays(at, by);
      if (isWorkingDay(at)) working += 1;
      if (working > WORKING_DAYS_APART) return days;
      days.push(at);
    }
  };
  return [day, ...step(-1), ...step(1)];
}

function matchByReference(lines: readonly OpenLine[], pool: Pool): Proposal[] {
  return lines.flatMap((line) => {
    for (const key of referencesIn(line)) {
      const fitting = pool.byReference(key).filter(({ amount }) => amount === line.amount);
      // Of several that are alike in reference and amount any is right: the nearest day is the likeliest.
      const [nearest] = fitting.toSorted(
        (a, b) => distance(a.bookedOn, line.bookedOn) - distance(b.bookedOn, line.bookedOn),
      );
      if (nearest) return [{ lineId: line.id, movementIds: pool.take([nearest]), reason: 'reference' as const }];
    }
    return [];
  });
}

function matchSums(lines: readonly OpenLine[], pool: Pool): Proposal[] {
  return lines.flatMap((line) => {
    for (const key of referencesIn(line)) {
      const all = pool.byReference(key);
      if (all.length > 1 && all.reduce((sum, { amount }) => sum + amount, 0) === line.amount)
        return [{ lineId: line.id, movementIds: pool.take(all), reason: 'referenceSum' as const }];
    }
    return [];
  });
}

/** The pairs of a line and a movement of its amount where neither has another about its day. */
function matchByAmountAndDate(lines: readonly OpenLine[], pool: Pool): Proposal[] {
  const around = new Map<string, string[]>();
  const daysOf = (day: string) => around.get(day) ?? (around.set(day, daysAround(day)).get(day) as string[]);
  const keysOf = ({ amount, bookedOn }: OpenLine) => daysOf(bookedOn).map((day) => `${amount}|${day}`);
  /** How many lines a movement of an amount and a day could be. */
  const reached = new Map<string, number>();
  for (const line of lines) for (const key of keysOf(line)) reached.set(key, (reached.get(key) ?? 0) + 1);
  const free = Map.groupBy(pool.free(), ({ amount, bookedOn }) => `${amount}|${bookedOn}`);
  return lines.flatMap((line) => {
    const groups = keysOf(line).flatMap((key) => (reached.get(key) === 1 ? [free.get(key) ?? []] : []));
    const others = keysOf(line).some((key) => reached.get(key) !== 1 && free.has(key));
    const [only, second] = groups.flat();
    if (!only || second || others) return [];
    return [{ lineId: line.id, movementIds: pool.take([only]), reason: 'amountAndDate' as const }];
  });
}

/**
 * Which movement each line is, where that is certain: by reference and amount; by a reference that several movements share
 * whose sum is the amount; else by amount and day, where nothing else fits.
 */
export function proposeMatches(lines: readonly OpenLine[], movements: readonly OpenMovement[]): Proposal[] {
  const pool = new Pool(movements);
  const proposals: Proposal[] = [];
  for (const rule of [matchByReference, matchSums, matchByAmountAndDate]) {
    const done = new Set(proposals.map(({ lineId }) => lineId));
    proposals.push(
      ...rule(
        lines.filter(({ id }) => !done.has(id)),
        pool,
      ),
    );
  }
  return proposals;
}
