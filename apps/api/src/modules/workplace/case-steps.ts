import { type caseSteps, reportDays, type StepRow } from '@onegi/contract/calls/workplace/case-steps';
import { LONGEST_REPORT_DAYS } from '@onegi/contract/fields/steps';
import { addDays } from '@onegi/contract/lines/dates';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Key } from '../../lists/page-of.ts';
import { endOfDay } from '../../ports/clock.ts';

/** More groups than any firm has officers or insurers. */
const MOST_ROWS = 2_000;

interface Counted {
  readonly workflow: string;
  readonly step: string;
  readonly holder: string | null;
  readonly officer: string | null;
  readonly officerZh: string | null;
  readonly insurer: string | null;
  readonly count: number;
  readonly clockMedian: number;
  readonly clockNinetieth: number;
  readonly officeMedian: number | null;
  readonly officeNinetieth: number | null;
}

const hours = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 36) / 100);

/** The share of steps that took no longer, by the seconds of a column. */
const percentile = (share: number, column: 'clock_seconds' | 'office_seconds') =>
  sql<number>`percentile_cont(${sql.lit(share)}) within group (order by ${sql.ref(column)})`;

const refusal = (message: string, params: Record<string, number> = {}) =>
  new AppError('request.invalid', {}, { fields: [{ field: 'until', message, params }] });

/**
 * The groups of a report on the steps that ended within the days that were asked for.
 * @throws AppError request.invalid where they are none, or too many
 */
export async function listedSteps(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  asked: AskedOf<typeof caseSteps>,
) {
  const { sort = 'clockNinetiethHours', order = 'desc', grouping } = asked;
  const { from, until } = reportDays(asked, clock.today());
  // What the contract cannot judge: it knows no today.
  if (until < from) throw refusal('caseSteps.checks.order');
  if (until >= addDays(from, LONGEST_REPORT_DAYS))
    throw refusal('caseSteps.checks.long', { days: LONGEST_REPORT_DAYS });
  const isBy = (what: typeof grouping) => sql<boolean>`${sql.lit(grouping === what)}`;
  const { rows } = await sql<Counted>`
    with steps as (
      select workflow, step, holder, clock_seconds, office_seconds,
        case when ${isBy('officer')} then assigned_to end as assigned_to,
        case when ${isBy('insurer')} then step_insurer_code end as insurer
      from case_events
      where step is not null and at >= ${endOfDay(addDays(from, -1))} and at < ${endOfDay(until)}
    ), counted as (
      select workflow, step, holder, assigned_to, insurer, count(*)::int as count,
        ${percentile(0.5, 'clock_seconds')} as "clockMedian", ${percentile(0.9, 'clock_seconds')} as "clockNinetieth",
        ${percentile(0.5, 'office_seconds')} as "officeMedian", ${percentile(0.9, 'office_seconds')} as "officeNinetieth"
      from steps group by workflow, step, holder, assigned_to, insurer
      order by count desc limit ${MOST_ROWS}
    )
    select counted.*, users.name_en as officer, users.name_zh as "officerZh"
    from counted left join users on users.id = counted.assigned_to`.execute(db);
  const snapshot = catalogue.current();
  const listed = rows.map((row): StepRow => {
    const insurer = row.insurer === null ? undefined : snapshot.insurerByCode.get(row.insurer);
    return {
      step: `${row.workflow}.${row.step}`,
      stepHolder: row.holder ?? 'nobody',
      officerName: row.officer,
      officerNameZh: row.officerZh,
      insurerName: insurer?.name.en ?? row.insurer,
      insurerNameZh: insurer?.name.zhHant ?? row.insurer,
      stepCount: row.count,
      clockMedianHours: hours(row.clockMedian),
      clockNinetiethHours: hours(row.clockNinetieth),
      officeMedianHours: hours(row.officeMedian),
      officeNinetiethHours: hours(row.officeNinetieth),
    };
  });
  const sign = order.toLowerCase() === 'desc' ? -1 : 1;
  const inOrder = listed.toSorted((a, b) => sign * ((a[sort] ?? 0) - (b[sort] ?? 0)) || a.step.localeCompare(b.step));
  return {
    total: inOrder.length,
    keysAt: (skip: number, take: number): Key[] => [...inOrder.keys()].slice(skip, skip + take),
    read: async (keys: readonly Key[]) => keys.flatMap((key) => inOrder[Number(key)] ?? []),
  };
}
