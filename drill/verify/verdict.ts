/** What a scenario did to the orders. Everything that is named here is a fault, but for the notes. */
export interface Verdict {
  /** Purchases begun, and policies confirmed to their shoppers. */
  readonly orders: number;
  readonly confirmed: number;
  /** Acknowledged to the shopper and not there: a charge without policy or refund, a policy, a saved form, a mail. */
  readonly lost: readonly string[];
  /** Two of what one order has one of: policy, receipt, charge, mail. */
  readonly doubled: readonly string[];
  /** Another amount than was listed; books or audit trail that do not add up. */
  readonly wrong: readonly string[];
  /** Purchases that a shopper could not finish, however often they tried. */
  readonly brokenOff: readonly string[];
  /** Failures other than 503 with Retry-After, by answer and route. */
  readonly otherFailures: ReadonlyMap<string, number>;
  /** What the portals logged of them. */
  readonly serverErrors: readonly string[];
  /** Processes that ended by themselves. */
  readonly died: readonly string[];
  readonly refusedSeconds: { readonly longest: number; readonly total: number };
  readonly notes: readonly string[];
}

const countOf = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((sum, count) => sum + count, 0);

/** How many faults there were; 0 is a scenario that was survived. */
export function faultsOf(verdict: Verdict): number {
  const { lost, doubled, wrong, brokenOff, otherFailures, died } = verdict;
  return lost.length + doubled.length + wrong.length + brokenOff.length + countOf(otherFailures) + died.length;
}

export const otherFailuresOf = ({ otherFailures }: Verdict) => countOf(otherFailures);
