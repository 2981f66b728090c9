import type { AnswerOf } from '@onegi/contract/call';
import { type Days, daysOfPeriod, periodBefore } from '@onegi/contract/calls/dashboard/period-days';
import type {
  DaysOfMonth,
  homeOverview as homeOverviewCall,
  OwnCase,
} from '@onegi/contract/calls/workplace/home-overview';
import { addDays } from '@onegi/contract/lines/dates';
import { type Scope, scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { endOfDay } from '../../ports/clock.ts';
import { reportFigures } from '../dashboard/report-figures.ts';
import { nameCases, ownCases, pathOfCase } from './own-cases.ts';
import { nameOfLine } from './searching.ts';

/** As many as one goes on with today. */
const MOST_CASES = 6;

/** This month until today, and the days of the last one that the dashboard compares it with. */
export function monthsUntil(today: string): { now: Days; before: Days } {
  const now = daysOfPeriod('M1', today);
  return { now, before: periodBefore(now) };
}

/** How many purchase links were sent and requests made in some days, under the actor's codes or at all. */
async function sentAndMade({ db }: Pick<Deps, 'db'>, actor: Actor, scope: Scope, { startOn, endOn }: Days) {
  const [from, until] = [endOfDay(addDays(startOn, -1)), endOfDay(endOn)];
  const own = scope === 'own' ? sql`and consultant_code = any(${actor.consultantCodes}::text[])` : sql``;
  const { rows } = await sql<{ linksSent: number; requestsMade: number }>`select
    (select count(*)::int from purchase_links where sent_at >= ${from} and sent_at < ${until} ${own}) as "linksSent",
    (select count(*)::int from quote_requests where requested_at >= ${from} and requested_at < ${until}
      and status <> 'draft' ${own}) as "requestsMade"`.execute(db);
  return rows[0] ?? { linksSent: 0, requestsMade: 0 };
}

async function figuresOf(deps: Deps, actor: Actor, scope: Scope, days: Days): Promise<DaysOfMonth> {
  const [{ policies, premiumCents }, counts] = await Promise.all([
    reportFigures(deps, actor, scope, days),
    sentAndMade(deps, actor, scope, days),
  ]);
  return { ...days, policies, premiumCents, ...counts };
}

async function monthsOf(deps: Deps, actor: Actor, scope: Scope | null) {
  if (!scope) return null;
  const { now, before } = monthsUntil(deps.clock.today());
  const [thisMonth, lastMonth] = await Promise.all([
    figuresOf(deps, actor, scope, now),
    figuresOf(deps, actor, scope, before),
  ]);
  return { now: thisMonth, before: lastMonth };
}

async function lastCases(deps: Deps, actor: Actor): Promise<OwnCase[]> {
  const cases = (await ownCases(deps.db, actor.consultantCodes, MOST_CASES)).slice(0, MOST_CASES);
  return (await nameCases(deps, cases)).flatMap((each) => {
    const path = pathOfCase(deps.seal, each, actor);
    if (!path) return [];
    const product = nameOfLine(each.line);
    return {
      clientName: each.name || null,
      policyNumber: each.policyNumber,
      lineName: product.en,
      lineNameZh: product.zhHant,
      changedAt: each.changedAt.toISOString(),
      path,
    };
  });
}

/** What the page after login says beside what waits: figures of who sells or works on everybody's business, own clients. */
export async function homeOverview(deps: Deps, actor: Actor): Promise<AnswerOf<typeof homeOverviewCall>> {
  const granted = scopeOf(actor, 'dashboard.read');
  // Who sells under no code, an editor for one, has no figures.
  const scope = granted === 'own' && actor.consultantCodes.length === 0 ? null : granted;
  const [months, cases] = await Promise.all([monthsOf(deps, actor, scope), lastCases(deps, actor)]);
  return { now: deps.clock.now().toISOString(), scope, months, cases };
}
