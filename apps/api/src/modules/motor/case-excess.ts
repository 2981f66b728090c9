import type { MotorExcess } from '@onegi/contract/calls/motor/case-shapes';
import { excessCodes } from '@onegi/contract/fields/motor-papers';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { Deps } from '../../deps.ts';
import type { Plan, PlanBenefit } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { CaseExcess, MotorQuoteRow } from './tables.ts';

/** Which of the named drivers bear an excess of their own (domain brief 1.5.5). */
const isBorneBy: Partial<Record<CaseExcess['code'], (driver: MotorRisk['drivers'][number]) => boolean>> = {
  EX5: ({ age }) => age !== true && age < 25,
  EX6: ({ experienceYears }) => experienceYears !== true && experienceYears < 2,
};

type Rows = ReadonlyMap<string, PlanBenefit>;

/** The excess rows of a plan under a case's cover, by code. */
const excessRows = (plan: Plan, { cover }: MotorRisk): Rows =>
  new Map(scheduleIn(plan, cover).benefits.map((benefit) => [benefit.code, benefit]));

/** @returns null where the plan has no such excess: third-party cover bears no damage of the own car */
function centsOf(rows: Rows, code: string, valueDollars: number): number | null {
  const terms = rows.get(code)?.terms;
  if (terms?.kind === 'excess-multiple') {
    const single = centsOf(rows, terms.ofBenefit, valueDollars);
    return single === null ? null : multiplyDivideHalfUp(single, Math.round(terms.times * 100), 100);
  }
  if (terms?.kind !== 'excess') return null;
  const percent = terms.percentOf?.percent ?? 0;
  return Math.max(terms.amount * 100, multiplyDivideHalfUp(valueDollars * 100, Math.round(percent * 100), 10_000));
}

/** The excess schedule of a case by a plan, from the terms that the plan was published with. */
export function excessesOf(plan: Plan, risk: MotorRisk): CaseExcess[] {
  const rows = excessRows(plan, risk);
  return excessCodes.flatMap((code) => {
    const cents = centsOf(rows, code, risk.valueDollars ?? 0);
    const terms = rows.get(code)?.terms;
    if (cents === null) return [];
    return [
      {
        code,
        cents,
        isAdditional: terms?.kind === 'excess' && terms.additional === true,
        drivers: risk.drivers.flatMap((driver) => (isBorneBy[code]?.(driver) ? [driver.number] : [])),
      },
    ];
  });
}

/** An excess schedule with the names that its plan gives the losses. */
export function describeExcesses(plan: Plan, risk: MotorRisk, excesses: readonly CaseExcess[]): MotorExcess[] {
  const rows = excessRows(plan, risk);
  return excesses.map(({ code, cents, isAdditional, drivers }) => ({
    excessCode: code,
    excessName: rows.get(code)?.name.en ?? code,
    excessNameZh: rows.get(code)?.name.zhHant ?? code,
    excessCents: cents,
    isAdditional,
    excessDrivers: [...drivers],
  }));
}

/** The plan that a premium was frozen with, and the excess schedule of the promise. */
export async function promisedPlan({ catalogue }: Pick<Deps, 'catalogue'>, quote: MotorQuoteRow) {
  const version = await catalogue.version('MOTOR', quote.catalogue_version);
  const plan = version.planByCode.get(quote.plan_code);
  if (!plan) throw new Error(`${quote.plan_code} is no plan of version ${quote.catalogue_version}`);
  // A row from before schedules were kept: a published version never changes, so that it follows from it.
  return { plan, excesses: describeExcesses(plan, quote.risk, quote.excesses ?? excessesOf(plan, quote.risk)) };
}
