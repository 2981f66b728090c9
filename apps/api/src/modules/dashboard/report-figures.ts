import type { AnswerOf } from '@onegi/contract/call';
import type { dashboardReport } from '@onegi/contract/calls/dashboard/dashboard';
import type { Days } from '@onegi/contract/calls/dashboard/period-days';
import type { LineCode } from '@onegi/contract/lines';
import type { Scope } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import type { Actor } from '../../ports/actor.ts';

/** Sums over the endorsements of a period, for each insurer, line and month: what both tables of the report add up. */
function cells({ db }: Pick<Deps, 'db'>, actor: Actor, scope: Scope, { startOn, endOn }: Days) {
  return db
    .selectFrom('policy_endorsements as e')
    .innerJoin('policies as p', 'p.id', 'e.policy_id')
    .select([
      'p.insurer_code as insurer',
      'p.line',
      sql<string>`to_char(e.account_on, 'YYYY-MM')`.as('month'),
      sql<number>`sum(e.gross_premium_cents)::bigint`.as('premiumCents'),
      sql<number>`sum(e.total_commission_cents)::bigint`.as('brokerageCents'),
      sql<number>`count(*) filter (where e.kind = 'NB')`.as('policies'),
    ])
    .where('e.account_on', '>=', startOn)
    .where('e.account_on', '<=', endOn)
    .$if(scope === 'own', (of) => of.where((eb) => ownedBy(eb, actor, { consultantCodes: ['p.consultant_code'] })))
    .groupBy(['insurer', 'p.line', 'month'])
    .execute();
}

type Cell = Awaited<ReturnType<typeof cells>>[number];
type Sums = Pick<Cell, 'premiumCents' | 'brokerageCents' | 'policies'>;

function added(of: readonly Sums[]): Sums {
  const sums = { premiumCents: 0, brokerageCents: 0, policies: 0 };
  for (const { premiumCents, brokerageCents, policies } of of) {
    sums.premiumCents += premiumCents;
    sums.brokerageCents += brokerageCents;
    sums.policies += policies;
  }
  return sums;
}

/**
 * Gross premium and brokerage as they were booked with each endorsement, by the day of its account.
 * Returned premium counts against them; only new business counts as a policy.
 * @param scope own: the policies under the actor's consultant codes alone
 */
export async function reportFigures(
  deps: Deps,
  actor: Actor,
  scope: Scope,
  days: Days,
): Promise<AnswerOf<typeof dashboardReport>> {
  const found = await cells(deps, actor, scope, days);
  const { insurerByCode } = deps.catalogue.current();
  const byInsurer = [...Map.groupBy(found, ({ insurer }) => insurer)]
    .map(([insurer, of]) => {
      const brand = insurerByCode.get(insurer)?.brand;
      return { insurer, insurerName: brand?.en ?? insurer, insurerNameZh: brand?.zhHant ?? insurer, ...added(of) };
    })
    .sort((a, b) => b.premiumCents - a.premiumCents || a.insurer.localeCompare(b.insurer));
  const byMonth = [...Map.groupBy(found, ({ month, line }) => `${month} ${line}`)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, of]) => {
      const { policies, premiumCents } = added(of);
      return { month: key.slice(0, 7), line: key.slice(8) as LineCode, policies, premiumCents };
    });
  return { scope, ...days, ...added(found), byInsurer, byMonth };
}
