import type { ListWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import type { Deps } from '../../deps.ts';
import type { LineVersion } from '../../ports/catalogue.ts';
import { findIncident } from '../incidents/check-incident.ts';
import type { Answers } from '../incidents/incident.ts';
import { incidentText } from '../incidents/incident-texts.ts';
import { readAnswers } from '../incidents/read-answers.ts';
import { searchAnswers } from '../incidents/search-answers.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { riskOf } from '../quotes/quoted-search.ts';
import { sealSearch } from '../quotes/seal-search.ts';
import { type Compared, goodAt } from './good-at.ts';
import { measuresOf } from './measures.ts';
import { rankedBenefits } from './rank-benefits.ts';
import { type IncidentPayouts, payer, typicalPayouts } from './typical-payouts.ts';
import { valueScores } from './value-score.ts';
import { goodAtText } from './worth-texts.ts';

interface Own {
  readonly incident?: string | undefined;
  readonly answers?: Answers | undefined;
}

/**
 * What the plans that a search lists are worth beside each other, all of them, however the list is then filtered. Prices are
 * the list's own, payouts those of the incident check.
 * @returns a function that throws AppError as listing does, and request.invalid naming the incident or the answers
 */
export function worthLister({ catalogue }: Pick<Deps, 'catalogue'>) {
  const typicalOf = typicalPayouts();
  return <Line extends LineCode>(line: Line, searched: SearchByLine[Line], own: Own): ListWorth => {
    const snapshot = catalogue.current();
    const sealed = sealSearch(snapshot, line, searched) as SealedSearch;
    const version = snapshot.line(line) as unknown as LineVersion;
    const compared = comparedPlans(version, sealed);
    const typical = typicalOf(snapshot, sealed);
    const payoutsOf = (at: number) => typical.map(({ payoutsCents }) => payoutsCents[at] ?? 0);
    const scores = valueScores(compared.map(({ totalCents }, at) => ({ totalCents, payoutsCents: payoutsOf(at) })));
    const rows = rankedBenefits(version.plans, variantOf(line, sealed.search as never));
    const reasons = goodAt(compared, rows);
    const { measures, places } = measuresOf(rows);
    const ownPayouts = payoutsWith(own, typical, version, sealed);
    return {
      incidents: typical.map(({ incident: { code }, typical: answers }) => {
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
        payouts: payoutsOf(at),
        ...(ownPayouts ? { ownPayout: ownPayouts[at] ?? 0 } : {}),
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

/** What the plans pay in an incident with answers of one's own; what is not answered is typical. Null where none is asked. */
function payoutsWith(
  { incident: code, answers = {} }: Own,
  typical: readonly IncidentPayouts[],
  version: LineVersion,
  sealed: SealedSearch,
): number[] | null {
  if (code === undefined) return null;
  const incident = findIncident({ product: sealed.line, incident: code });
  const usual = typical.find((each) => each.incident === incident)?.typical;
  if (!usual) return null;
  const given = readAnswers(incident, answers, [usual]);
  return payer(version, sealed)(incident, { ...usual, ...given, ...searchAnswers(incident, sealed) });
}
