import type { TermsOf } from '../../ports/benefit-terms.ts';
import { benefitOf, type Case, causeOf, numberFor, type Row, type Step, step } from './assessment.ts';
import { hoursShown } from './hours.ts';
import type { Claim } from './incident.ts';

interface Met {
  readonly met: boolean;
  readonly steps: readonly Step[];
}

const AREAS = ['hong-kong-mainland-macao', 'asia', 'worldwide'];

/**
 * Whether the benefit pays at all: it is covered, so is the event, what brought it about counts, the place is within the
 * territory, waiting periods are over and the delay is long enough. The first that fails ends the list.
 */
export function conditionsMet(held: Case, claim: Claim, benefit: Row): Met {
  const steps = given(held, claim, benefit);
  for (const check of [isCovered, isEventCovered, isCauseCovered, isWithinTerritory, hasWaited, isLateEnough]) {
    const { met, steps: taken } = check(held, claim, benefit);
    steps.push(...taken);
    if (!met) return { met, steps };
  }
  return { met: true, steps };
}

/** What the plan gives, and what an optional cover makes of it. */
function given(held: Case, { raisedBy }: Claim, benefit: Row): Step[] {
  if (!benefit.covered) return [];
  const text = { text: () => benefit.text };
  if (benefit.isOptional) return [step('added', benefit, text)];
  const cover = raisedBy === undefined ? undefined : benefitOf(held, raisedBy);
  return [
    step('clause', benefit, text),
    ...(cover?.covered ? [step('raised', cover, { text: () => cover.text })] : []),
  ];
}

function isCovered(_held: Case, _claim: Claim, benefit: Row): Met {
  if (benefit.covered) return { met: true, steps: [] };
  if (benefit.isOptional) return { met: false, steps: [step('coverNotBought', benefit)] };
  return { met: false, steps: [step(benefit.terms.kind === 'optional' ? 'notBought' : 'notCovered', benefit)] };
}

function isEventCovered(held: Case, { needs = [] }: Claim): Met {
  const events = needs.flatMap((code) => benefitOf(held, code) ?? []);
  return {
    met: events.length === needs.length && events.every(({ covered }) => covered),
    steps: events.map((event) => step(event.covered ? 'needed' : 'neededNot', event)),
  };
}

function isCauseCovered(held: Case, { accidentOnly }: Claim, benefit: Row): Met {
  const met = !accidentOnly || causeOf(held) === 'accident';
  return { met, steps: met ? [] : [step('accidentOnly', benefit)] };
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

function appliesTo(held: Case, terms: TermsOf<'waiting'>, code: string): boolean {
  return (!terms.cause || terms.cause === causeOf(held)) && (!terms.benefits || terms.benefits.includes(code));
}

function hasWaited(held: Case, _claim: Claim, { code }: Row): Met {
  const { incident, answers, benefits } = held;
  if (!incident.held) return { met: true, steps: [] };
  const days = numberFor(answers, incident.held);
  const steps = benefits.flatMap((row) => {
    if (row.terms.kind !== 'waiting' || !appliesTo(held, row.terms, code)) return [];
    const needed = waitingDays(row.terms);
    return [step(days >= needed ? 'waited' : 'waiting', row, { held: days, days: needed })];
  });
  return { met: steps.every(({ kind }) => kind === 'waited'), steps };
}

function isLateEnough({ answers }: Case, claim: Claim, benefit: Row): Met {
  const { terms } = benefit;
  if (!('trigger' in terms) || !terms.trigger?.hours) return { met: true, steps: [] };
  const late = numberFor(answers, claim.hours);
  const hours = () => hoursShown(late);
  const least = terms.trigger.hours;
  if (terms.trigger.measure === 'over') {
    const met = late > least;
    return { met, steps: [step(met ? 'delayLong' : 'delayShort', benefit, { hours, least })] };
  }
  const met = late >= least;
  const every = terms.kind === 'per-unit' ? terms.every : least;
  const params = { hours, every, count: Math.floor(late / every) };
  return { met, steps: [step(met ? 'periods' : 'noPeriod', benefit, params)] };
}
