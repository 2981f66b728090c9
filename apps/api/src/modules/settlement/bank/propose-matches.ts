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

const keysOf = ({ references }: OpenMovement): Set<string> => new Set(references.map(sameReference));
const timeOf = (day: string) => Date.parse(day);

/** Movements of one reference and amount on one day, the last in their order first. */
interface Alike {
  readonly time: number;
  readonly movements: OpenMovement[];
}

/** Movements that no line has yet. Thousands may share a reference: none is passed over for every line that has it too. */
class Pool {
  readonly #movements: readonly OpenMovement[];
  readonly #taken = new Set<string>();
  /** What is left of each reference. */
  readonly #left = new Map<string, { count: number; sum: number; readonly all: OpenMovement[] }>();
  readonly #alike = new Map<string, Map<string, Alike>>();

  constructor(movements: readonly OpenMovement[]) {
    this.#movements = movements;
    for (const movement of movements.toReversed()) {
      for (const key of keysOf(movement)) {
        const left = this.#left.get(key) ?? { count: 0, sum: 0, all: [] };
        this.#left.set(key, left);
        left.all.push(movement);
        left.count += 1;
        left.sum += movement.amount;
        const days = this.#alike.get(`${key}|${movement.amount}`) ?? new Map<string, Alike>();
        this.#alike.set(`${key}|${movement.amount}`, days);
        const alike = days.get(movement.bookedOn);
        if (alike) alike.movements.push(movement);
        else days.set(movement.bookedOn, { time: timeOf(movement.bookedOn), movements: [movement] });
      }
    }
  }

  /** Of a reference and a line's amount the one that is nearest to the line's day. */
  nearest(key: string, { amount, bookedOn }: OpenLine): OpenMovement | undefined {
    const days = this.#alike.get(`${key}|${amount}`);
    if (!days) return undefined;
    const time = timeOf(bookedOn);
    let [nearest, least]: [OpenMovement | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const [day, { time: other, movements }] of days) {
      while (this.#taken.has(movements.at(-1)?.id ?? '')) movements.pop();
      if (movements.length === 0) days.delete(day);
      else if (Math.abs(other - time) < least) [nearest, least] = [movements.at(-1), Math.abs(other - time)];
    }
    return nearest;
  }

  /** Everything that is left of a reference, where it is several and comes to an amount. */
  together(key: string, amount: number): readonly OpenMovement[] {
    const left = this.#left.get(key);
    if (!left || left.count < 2 || left.sum !== amount) return [];
    return left.all.filter(({ id }) => !this.#taken.has(id)).toReversed();
  }

  free = (): readonly OpenMovement[] => this.#movements.filter(({ id }) => !this.#taken.has(id));

  take(movements: readonly OpenMovement[]): string[] {
    for (const movement of movements) {
      this.#taken.add(movement.id);
      for (const key of keysOf(movement)) {
        const left = this.#left.get(key);
        if (!left) continue;
        left.count -= 1;
        left.sum -= movement.amount;
      }
    }
    return movements.map(({ id }) => id);
  }
}

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
      // Of several that are alike in reference and amount any is right: the nearest day is the likeliest.
      const nearest = pool.nearest(key, line);
      if (nearest) return [{ lineId: line.id, movementIds: pool.take([nearest]), reason: 'reference' as const }];
    }
    return [];
  });
}

function matchSums(lines: readonly OpenLine[], pool: Pool): Proposal[] {
  return lines.flatMap((line) => {
    for (const key of referencesIn(line)) {
      const all = pool.together(key, line.amount);
      if (all.length > 0) return [{ lineId: line.id, movementIds: pool.take(all), reason: 'referenceSum' as const }];
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
