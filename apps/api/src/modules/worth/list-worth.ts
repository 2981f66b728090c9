import type { ListWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import type { Deps } from '../../deps.ts';
import { keptPer } from '../../lib/kept-per.ts';
import type { CatalogueSnapshot, LineVersion, Plan } from '../../ports/catalogue.ts';
import { type PlanAssessor, planAssessor } from '../incidents/assess-plan.ts';
import { incidentText } from '../incidents/incident-texts.ts';
import { incidentsOf } from '../incidents/list-incidents.ts';
import { type Payouts, payoutsOf } from '../incidents/payouts.ts';
import { searchAnswers } from '../incidents/search-answers.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { sealSearch } from '../quotes/seal-search.ts';
import { type Compared, goodAt } from './good-at.ts';
import { measuresOf } from './measures.ts';
import { rankedBenefits } from './rank-benefits.ts';
import { valueScores } from './value-score.ts';
import { goodAtText } from './worth-texts.ts';

/**
 * What the plans that a search lists are worth beside each other, all of them, however the list is then filtered. Prices are
 * the list's own, payouts those of the incident check.
 * @returns a function that throws AppError as listing does
 */
export function worthLister({ catalogue }: Pick<Deps, 'catalogue'>) {
  return <Line extends LineCode>(line: Line, searched: SearchByLine[Line]): ListWorth => {
    const snapshot = catalogue.current();
    const sealed = sealSearch(snapshot, line, searched) as SealedSearch;
    const version = snapshot.line(line) as unknown as LineVersion;
    const compared = comparedPlans(version, sealed);
    const typical = typicalPayouts(snapshot, sealed);
    const paidBy = (at: number) => typical.map(({ paidCents }) => paidCents[at] ?? 0);
    const scores = valueScores(compared.map(({ totalCents }, at) => ({ totalCents, payoutsCents: paidBy(at) })));
    const rows = rankedBenefits(version.plans, variantOf(line, sealed.search as never));
    const reasons = goodAt(compared, rows);
    const { measures, places } = measuresOf(rows);
    return {
      incidents: typical.map(({ incident: { code }, answers }) => {
        const title = incidentText(`title.${line}.${code}`);
        return { incident: code, title: title.en, titleZh: title.zhHant, typical: answers };
      }),
      measures,
      plans: version.plans.map(({ code, tier }, at) => ({
        plan: code,
        score: scores[at] ?? null,
        goodAt: (reasons[at] ?? []).map((reason) => {
          const text = goodAtText(reason, { count: compared.length, tier });
          return { text: text.en, textZh: text.zhHant };
        }),
        payouts: paidBy(at),
        places: places.map((ofPlans) => ofPlans[at] ?? null),
      })),
    };
  };
}

/** What comparing needs of the plans, and nothing of who sells them. */
function comparedPlans(version: LineVersion, { line, search, quotedOn, options, terms }: SealedSearch): Compared[] {
  const results = version.rate(riskOf(line, search, quotedOn, options) as never, terms);
  return version.plans.map(({ tier }, at) => {
    const result = results[at];
    return { tier, totalCents: result?.kind === 'priced' ? result.breakdown.totalCents : null };
  });
}

export function assessorsOf(version: LineVersion, searched: SealedSearch): PlanAssessor[] {
  const variant = variantOf(searched.line, searched.search as never);
  return version.plans.map((plan) => planAssessor(version, plan, { variant, searched }));
}

interface TypicalPayouts extends Omit<Payouts, 'paid'> {
  /** In the order of the version's plans. */
  readonly paidCents: readonly number[];
}

/** Tables of payouts that are asked for again: they depend on the variant and on few answers, not on prices. */
const KEPT = 200;
const kept = keptPer<readonly Plan[], readonly TypicalPayouts[]>(KEPT);

/**
 * What the plans of a line pay in its incidents with typical answers. Incidents that nobody pays for, as the covers for them
 * have not been added, say nothing of plans and are left out.
 */
function typicalPayouts(snapshot: CatalogueSnapshot, sealed: SealedSearch): readonly TypicalPayouts[] {
  const { line, search } = sealed;
  const version = snapshot.line(line) as unknown as LineVersion;
  const variant = variantOf(line, search as never);
  const incidents = incidentsOf(snapshot, line, variant);
  const key = JSON.stringify([variant, incidents.map((incident) => searchAnswers(incident, sealed))]);
  return kept(version.plans, key, () =>
    payoutsOf(incidents, assessorsOf(version, sealed))
      .map(({ paid, ...each }) => ({ ...each, paidCents: paid.map(({ amountCents }) => amountCents) }))
      .filter(({ paidCents }) => paidCents.some((cents) => cents > 0)),
  );
}
