import type { TermsOf } from '../../ports/benefit-terms.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import { benefitOf, type Case, numberFor, type Step, step } from './assessment.ts';
import type { Claim } from './incident.ts';

interface Met {
  readonly met: boolean;
  readonly steps: readonly Step[];
}

const AREAS = ['hong-kong-mainland-macao', 'asia', 'worldwide'];

/**
 * Whether the benefit pays at all: it is covered, so is the event, the place is within the territory, waiting periods
 * are over and the delay is long enough. The first that fails ends the list.
 */
export function conditionsMet(held: Case, claim: Claim, benefit: PlanBenefit): Met {
  const steps: Step[] = benefit.covered ? [step('clause', benefit, { text: benefit.text })] : [];
  for (const check of [isCovered, isEventCovered, isWithinTerritory, hasWaited, isLateEnough]) {
    const { met, steps: taken } = check(held, claim, benefit);
    steps.push(...taken);
    if (!met) return { met, steps };
  }
  return { met: true, steps };
}

function isCovered(_held: Case, _claim: Claim, benefit: PlanBenefit): Met {
  if (benefit.covered) return { met: true, steps: [] };
  return { met: false, steps: [step(benefit.terms.kind === 'optional' ? 'notBought' : 'notCovered', benefit)] };
}

function isEventCovered(held: Case, { needs = [] }: Claim): Met {
  const events = needs.flatMap((code) => benefitOf(held, code) ?? []);
  return {
    met: events.length === needs.length && events.every(({ covered }) => covered),
    steps: events.map((event) => step(event.covered ? 'needed' : 'neededNot', event)),
  };
}

function isWithinTerritory({ incident, answers, benefits }: Case): Met {
  if (!incident.place) return { met: true, steps: [] };
  const row = benefits.find(({ terms }) => terms.kind === 'territory');
  if (!row) return { met: true, steps: [] };
  const { area } = row.terms as TermsOf<'territory'>;
  const met = AREAS.indexOf(String(answers[incident.place])) <= AREAS.indexOf(area);
  return { met, steps: [step(met ? 'within' : 'outside', row, { text: row.text })] };
}

/** A month of a waiting period counts as a twelfth of a year. */
const waitingDays = ({ count, unit }: TermsOf<'waiting'>) => (unit === 'day' ? count : Math.ceil((count * 365) / 12));

function appliesTo(terms: TermsOf<'waiting'>, code: string, { cause }: Case['incident']): boolean {
  return (!terms.cause || terms.cause === cause) && (!terms.benefits || terms.benefits.includes(code));
}

function hasWaited({ incident, answers, benefits }: Case, _claim: Claim, { code }: PlanBenefit): Met {
  if (!incident.held) return { met: true, steps: [] };
  const days = numberFor(answers, incident.held);
  const steps = benefits.flatMap((row) => {
    if (row.terms.kind !== 'waiting' || !appliesTo(row.terms, code, incident)) return [];
    const needed = waitingDays(row.terms);
    return [step(days >= needed ? 'waited' : 'waiting', row, { held: days, days: needed })];
  });
  return { met: steps.every(({ kind }) => kind === 'waited'), steps };
}

function isLateEnough({ answers }: Case, claim: Claim, benefit: PlanBenefit): Met {
  const { terms } = benefit;
  if (!('trigger' in terms) || !terms.trigger?.hours) return { met: true, steps: [] };
  const hours = numberFor(answers, claim.hours);
  const least = terms.trigger.hours;
  if (terms.trigger.measure === 'over') {
    const met = hours > least;
    return { met, steps: [step(met ? 'delayLong' : 'delayShort', benefit, { hours, least })] };
  }
  const met = hours >= least;
  const every = terms.kind === 'per-unit' ? terms.every : least;
  const params = { hours, every, count: Math.floor(hours / every) };
  return { met, steps: [step(met ? 'periods' : 'noPeriod', benefit, params)] };
}
