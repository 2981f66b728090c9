import type { Measure, PlanWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

/** By price up or down, by value score, by the incident's payout, or by a benefit (its code); null: as it was given. */
export type Sort = 'ASC' | 'DESC' | 'score' | 'payout' | (string & {}) | null;

export interface Arrangement {
  readonly sort: Sort;
  /** Insurers shown; null shows all. */
  readonly insurers: readonly string[] | null;
  /** Tiers shown; null shows all. */
  readonly tiers: readonly string[] | null;
  /** The level that a plan has at least, by benefit. */
  readonly least: Readonly<Record<string, string>>;
}

/** What a plan is sorted and filtered by beside its price. */
export interface Arranged extends Pick<PlanCard, 'insurer' | 'totalCents'> {
  readonly tier?: string;
  readonly worth?: Pick<PlanWorth, 'score' | 'places'>;
  /** In the chosen incident. */
  readonly payoutCents?: number;
}

const LAST = Number.POSITIVE_INFINITY;

/** Filters and sorts a loaded list. What has no price, score or cover stands last; equal plans stand by price. */
export function arrangeCards<Card extends Arranged>(
  cards: readonly Card[],
  { sort, insurers, tiers, least }: Arrangement,
  measures: readonly Measure[] = [],
): Card[] {
  const limits = measures.flatMap(({ benefitCode, levels }, at) => {
    const level = levels.find(({ levelKey }) => levelKey === least[benefitCode]);
    return level ? { at, place: level.place } : [];
  });
  const shown = cards.filter(
    (card) =>
      (insurers === null || insurers.includes(card.insurer)) &&
      (tiers === null || tiers.includes(card.tier ?? '')) &&
      limits.every(({ at, place }) => (card.worth?.places[at] ?? LAST) <= place),
  );
  const key = keyOf(sort, measures);
  if (!key) return shown;
  return shown.sort((a, b) => compare(key(a), key(b)) || compare(a.totalCents ?? LAST, b.totalCents ?? LAST));
}

/** Infinity less itself is no number. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** What comes first has the lowest. */
function keyOf(sort: Sort, measures: readonly Measure[]): ((card: Arranged) => number) | null {
  switch (sort) {
    case null:
      return null;
    case 'ASC':
      return ({ totalCents }) => totalCents ?? LAST;
    case 'DESC':
      return ({ totalCents }) => (totalCents === null ? LAST : -totalCents);
    case 'score':
      return ({ worth }) => -(worth?.score ?? -LAST);
    case 'payout':
      return ({ payoutCents }) => -(payoutCents ?? 0);
    default: {
      const at = measures.findIndex(({ benefitCode }) => benefitCode === sort);
      return at < 0 ? null : ({ worth }) => worth?.places[at] ?? LAST;
    }
  }
}

export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly lowestCents: number | null;
}

/** The insurers of a list, each once, in the list's order, with their lowest price. */
export function providersOf(cards: readonly PlanCard[]): Provider[] {
  const found = new Map<string, Provider>();
  for (const card of cards) {
    const lowest = found.get(card.insurer)?.lowestCents ?? null;
    const cents = card.totalCents === null ? lowest : Math.min(card.totalCents, lowest ?? card.totalCents);
    found.set(card.insurer, {
      code: card.insurer,
      name: card.insurerName,
      nameZh: card.insurerNameZh,
      lowestCents: cents,
    });
  }
  return [...found.values()];
}
