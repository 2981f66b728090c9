import type { AnswerOf } from '@onegi/contract/call';
import type { DaysFigures, dashboardReport, ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import {
  beginOf,
  type Days,
  periodBefore,
  stepOf,
  stepsOf,
  type TrendStep,
} from '@onegi/contract/calls/dashboard/period-days';
import type { ProductCode } from '@onegi/contract/lines';
import type { Scope } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { commissionInSql } from '../policies/own-commission.ts';
import { codesSeen } from '../policies/sold-under.ts';

export type ReportFigures = AnswerOf<typeof dashboardReport>;

interface Asked {
  readonly days: Days;
  readonly before: Days;
  readonly step: TrendStep;
  /** Whose policies; null: everybody's. */
  readonly codes: readonly string[] | null;
  /** own: of commission the part of these codes alone, as on the page of a policy. */
  readonly scope: Scope;
}

/**
 * Sums over the endorsements of a period and of the one before, for each insurer, line, month and step of the trend: what
 * every table of the report adds up.
 */
function cells({ db }: Pick<Deps, 'db'>, { days, before, step, codes, scope }: Asked) {
  const commission = scope === 'own' ? commissionInSql(codes ?? []) : sql<number>`e.total_commission_cents`;
  return db
    .selectFrom('policy_endorsements as e')
    .innerJoin('policies as p', 'p.id', 'e.policy_id')
    .select([
      'p.insurer_code as insurer',
      'p.line',
      sql<boolean>`e.account_on < ${days.startOn}::date`.as('isBefore'),
      sql<string>`to_char(e.account_on, 'YYYY-MM')`.as('monthOf'),
      sql<string>`to_char(date_trunc(${step}::text, e.account_on), 'YYYY-MM-DD')`.as('stepFrom'),
      sql<number>`sum(e.gross_premium_cents)::bigint`.as('premiumCents'),
      sql<number>`sum(${commission})::bigint`.as('brokerageCents'),
      sql<number>`count(*) filter (where e.kind in ('NB', 'RN'))`.as('policies'),
    ])
    .where(({ between, or }) => or([days, before].map(({ startOn, endOn }) => between('e.account_on', startOn, endOn))))
    .$if(codes !== null, (of) =>
      of.where(({ eb, or }) => {
        const held = codes?.length ? codes : [null];
        return or([eb('p.consultant_code', 'in', held), eb('p.second_consultant_code', 'in', held)]);
      }),
    )
    .groupBy(['insurer', 'p.line', 'isBefore', 'monthOf', 'stepFrom'])
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

/** Every step of the period, also those in which nothing was booked. */
function trendOf(found: readonly Cell[], { days, step }: Asked): DaysFigures[] {
  const byStep = Map.groupBy(found, ({ stepFrom }) => stepFrom);
  return stepsOf(days, step).map((part) => ({ ...part, ...added(byStep.get(beginOf(step, part.startOn)) ?? []) }));
}

function byInsurer(found: readonly Cell[], earlier: readonly Cell[], deps: Pick<Deps, 'catalogue'>) {
  const { insurerByCode } = deps.catalogue.current();
  const before = Map.groupBy(earlier, ({ insurer }) => insurer);
  return [...Map.groupBy(found, ({ insurer }) => insurer)]
    .map(([insurer, of]) => {
      const brand = insurerByCode.get(insurer)?.brand;
      return {
        insurer,
        insurerName: brand?.en ?? insurer,
        insurerNameZh: brand?.zhHant ?? insurer,
        ...added(of),
        premiumBeforeCents: added(before.get(insurer) ?? []).premiumCents,
      };
    })
    .sort((a, b) => b.premiumCents - a.premiumCents || a.insurer.localeCompare(b.insurer));
}

const byMonth = (found: readonly Cell[]) =>
  [...Map.groupBy(found, ({ monthOf, line }) => `${monthOf} ${line}`)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, of]) => {
      const { policies, premiumCents } = added(of);
      return { month: key.slice(0, 7), line: key.slice(8) as ProductCode, policies, premiumCents };
    });

/**
 * Gross premium and brokerage as they were booked with each endorsement, by the day of its account.
 * Returned premium counts against them; only new business counts as a policy.
 * @param scope own: the policies under the actor's consultant codes alone, as their first or their second; brokerage is the own
 *   part of the consultants' commission then, as what the house keeps is for who reads all policies
 */
export async function reportFigures(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Actor,
  scope: Scope,
  { startOn, endOn, ...sellers }: ReportAsked,
): Promise<ReportFigures> {
  const days = { startOn, endOn };
  const before = periodBefore(days);
  const codes = await codesSeen(deps.db, actor, scope, sellers);
  const asked = { days, before, step: stepOf(days), codes, scope };
  const { false: found = [], true: earlier = [] } = Object.groupBy(await cells(deps, asked), ({ isBefore }) =>
    isBefore ? 'true' : 'false',
  );
  return {
    scope,
    ...days,
    ...added(found),
    before: { ...before, ...added(earlier) },
    step: asked.step,
    trend: trendOf(found, asked),
    byInsurer: byInsurer(found, earlier, deps),
    byMonth: byMonth(found),
  };
}
