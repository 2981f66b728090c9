import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

export type Sort = 'ASC' | 'DESC' | null;

export interface Arrangement {
  readonly sort: Sort;
  /** Insurers shown; null shows all. */
  readonly insurers: readonly string[] | null;
}

/** Filters and sorts a loaded list. Plans without a price stand last either way; without a sort the given order stays. */
export function arrangeCards<Card extends PlanCard>(cards: readonly Card[], { sort, insurers }: Arrangement): Card[] {
  const shown = cards.filter((card) => insurers === null || insurers.includes(card.insurer));
  if (sort === null) return shown;
  return shown.sort((a, b) => {
    if (a.totalCents === null || b.totalCents === null) {
      return Number(a.totalCents === null) - Number(b.totalCents === null);
    }
    return sort === 'ASC' ? a.totalCents - b.totalCents : b.totalCents - a.totalCents;
  });
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
