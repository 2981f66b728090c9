import { shareOf } from '@onegi/rating/money';
import type { PolicyRow } from './policy-row.ts';

type Shared = Pick<PolicyRow, 'consultant_code' | 'second_consultant_code' | 'second_share_bp'>;

/** What the primary code gets of an amount that is credited to both; the secondary gets the rest. */
export function primaryShare({ second_consultant_code, second_share_bp }: Shared, cents: number): number {
  if (second_consultant_code === null) return cents;
  return shareOf(cents, 10_000 - second_share_bp);
}

/** The part of the consultants' commission that goes to some TR codes; all of it where they are both. */
export function commissionOf(policy: Shared, codes: readonly string[], cents: number): number {
  const primary = primaryShare(policy, cents);
  const holds = (code: string | null) => code !== null && codes.includes(code);
  return (holds(policy.consultant_code) ? primary : 0) + (holds(policy.second_consultant_code) ? cents - primary : 0);
}
