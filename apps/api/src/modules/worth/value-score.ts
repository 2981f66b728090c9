/** All that a score is made of: it knows no insurer, no commission, no way of selling. */
interface Scored {
  /** What the client pays, levy included; null without a price. */
  readonly totalCents: number | null;
  /** What the plan pays in each of the line's typical incidents, in the same order for all plans. */
  readonly payoutsCents: readonly number[];
}

/** The most that any plan of the list pays, incident by incident. */
function bestPayouts(plans: readonly Scored[]): number[] {
  const [first] = plans;
  return (first?.payoutsCents ?? []).map((_, at) =>
    Math.max(...plans.map(({ payoutsCents }) => payoutsCents[at] ?? 0)),
  );
}

/**
 * How much of the best payout of the list a plan pays, on average over the incidents that any plan pays for: 0 to 1. Every
 * incident counts the same, a lost phone as much as a death.
 */
function averagePart(payoutsCents: readonly number[], bestCents: readonly number[]): number {
  const parts = bestCents.flatMap((best, at) => (best > 0 ? (payoutsCents[at] ?? 0) / best : []));
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/**
 * The value score of each plan of a list, 0 to 100: its average part of the best payouts for each dollar of its price, where
 * the plan that gives most for a dollar has 100. Decision 059.
 * @returns null for a plan without a price, and for all where nothing is paid by any
 */
export function valueScores(plans: readonly Scored[]): (number | null)[] {
  const best = bestPayouts(plans);
  const perDollar = plans.map(({ totalCents, payoutsCents }) =>
    totalCents ? averagePart(payoutsCents, best) / totalCents : null,
  );
  const most = Math.max(0, ...perDollar.map((each) => each ?? 0));
  return perDollar.map((each) => (each === null || most === 0 ? null : Math.round((100 * each) / most)));
}
