/** What the score of a plan is worked out from. */
interface WorkedPlan {
  readonly totalCents: number | null;
  readonly payouts: readonly number[];
}

interface WorkedScore {
  /** By incident: what the plan pays, the best of the list, and the part of it in percent. */
  readonly rows: readonly { readonly paid: number; readonly best: number; readonly percent: number }[];
  /** Of the parts, in percent. */
  readonly average: number;
  /** The average for each HK$100 of the price. */
  readonly perHundred: number;
}

/** The server's own formula step by step, for one plan of a list (decision 059). */
export function workedScore(plans: readonly WorkedPlan[], plan: WorkedPlan): WorkedScore {
  const rows = plan.payouts.map((paid, at) => {
    const best = Math.max(...plans.map(({ payouts }) => payouts[at] ?? 0));
    return { paid, best, percent: (100 * paid) / best };
  });
  const average = rows.length === 0 ? 0 : rows.reduce((sum, { percent }) => sum + percent, 0) / rows.length;
  return { rows, average, perHundred: plan.totalCents ? (average / plan.totalCents) * 10_000 : 0 };
}
