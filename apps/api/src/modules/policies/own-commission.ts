import { shareOf } from '@onegi/rating/money';
import { type RawBuilder, sql } from 'kysely';
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

/** The same of an endorsement `e` of a policy `p`, for sums in the database; its rounding is that of `shareOf`. */
export function commissionInSql(codes: readonly string[]): RawBuilder<number> {
  const primary = sql`case when p.second_consultant_code is null then e.consultant_commission_cents
    else round(e.consultant_commission_cents * (10000 - p.second_share_bp) / 10000.0) end`;
  return sql<number>`(case when p.consultant_code = any(${codes}::text[]) then ${primary} else 0 end
    + case when p.second_consultant_code = any(${codes}::text[]) then e.consultant_commission_cents - ${primary} else 0 end)`;
}
