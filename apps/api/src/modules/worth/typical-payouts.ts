import type { LineCode } from '@onegi/contract/lines';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import { LRUCache } from 'lru-cache';
import type { CatalogueSnapshot, LineVersion, Plan } from '../../ports/catalogue.ts';
import { planAssessor } from '../incidents/assess-plan.ts';
import type { Answers, Incident } from '../incidents/incident.ts';
import { incidentsByLine } from '../incidents/incidents-by-line.ts';
import { concerns } from '../incidents/list-incidents.ts';
import { searchAnswers } from '../incidents/search-answers.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { typicalAnswers } from './typical-answers.ts';

export interface IncidentPayouts {
  readonly incident: Incident;
  readonly typical: Answers;
  /** What each plan pays, in the order of the version's plans. */
  readonly payoutsCents: readonly number[];
}

/** Tables of payouts that are asked for again: they depend on the variant and on few answers, not on prices. */
const KEPT = 200;

/**
 * What the plans of a line pay in its typical incidents. Incidents that nobody pays for, as the covers for them have not
 * been added, say nothing of plans and are left out.
 */
export function typicalPayouts(): (snapshot: CatalogueSnapshot, sealed: SealedSearch) => readonly IncidentPayouts[] {
  const kept = new LRUCache<string, readonly IncidentPayouts[]>({ max: KEPT });
  let keptFor = new Map<LineCode, readonly Plan[]>();
  return (snapshot, sealed) => {
    const { line, search } = sealed;
    const version = snapshot.line(line) as unknown as LineVersion;
    if (keptFor.get(line) !== version.plans) {
      kept.clear();
      keptFor = new Map([...keptFor, [line, version.plans]]);
    }
    const variant = variantOf(line, search as never);
    const asked = incidentsByLine[line]
      .filter((incident) => concerns(snapshot, line, variant, incident))
      .map((incident) => ({
        incident,
        typical: typicalAnswers(line, incident, searchAnswers(incident, sealed)),
      }));
    const key = JSON.stringify([line, variant, asked.map(({ typical }) => typical)]);
    const known = kept.get(key);
    if (known) return known;
    const pay = payer(version, sealed);
    const payouts = asked
      .map((each) => ({ ...each, payoutsCents: pay(each.incident, each.typical) }))
      .filter(({ payoutsCents }) => payoutsCents.some((cents) => cents > 0));
    kept.set(key, payouts);
    return payouts;
  };
}

/** What each plan of a version pays in an incident, for the search. */
export function payer(version: LineVersion, sealed: SealedSearch): (incident: Incident, answers: Answers) => number[] {
  const { line, search, quotedOn } = sealed;
  const variant = variantOf(line, search as never);
  const risk = riskOf(line, search, quotedOn, []);
  const assessors = version.plans.map((plan) => planAssessor(version, plan, { variant, risk }));
  return (incident, answers) => assessors.map((assess) => assess(incident, answers).amountCents);
}
