import type { WorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import { keptPer } from '../../lib/kept-per.ts';
import type { CatalogueSnapshot, LineVersion } from '../../ports/catalogue.ts';
import { pricedExample } from '../quotes/line-examples.ts';
import { planAssessor } from './assess-plan.ts';
import { findIncident, illustration } from './check-incident.ts';
import { incidentText } from './incident-texts.ts';
import { payoutsOf } from './payouts.ts';

/** What the front page tells: of every line's incidents the one that most people can imagine. */
const shown = { line: 'TRAVEL', incident: 'phone-stolen', question: 'phonePrice', lossDollars: 8_000 } as const;

/**
 * The incident that the front page shows, worked out for every plan that the example search of its line finds. Every visit
 * of the front page asks for it.
 */
export const workedIncident = (snapshot: CatalogueSnapshot): WorkedIncident =>
  kept(snapshot, shown.incident, () => workOut(snapshot));

const kept = keptPer<CatalogueSnapshot, WorkedIncident>();

function workOut(snapshot: CatalogueSnapshot): WorkedIncident {
  const { line, incident, question, lossDollars } = shown;
  const example = pricedExample(snapshot, line);
  const version = snapshot.line(line) as unknown as LineVersion;
  const assessors = example.plans.map(({ plan }) =>
    planAssessor(version, plan, { variant: example.variant, searched: null }),
  );
  const found = findIncident({ product: line, incident });
  const [worked] = payoutsOf([found], assessors, { [question]: lossDollars });
  const title = incidentText(`title.${line}.${incident}`);
  const payouts = example.plans.map(({ plan: { code: plan, tier, insurer } }, at) => {
    return { insurer, payout: { plan, tier, amountCents: worked?.paid[at]?.amountCents ?? 0 } };
  });
  return {
    title: title.en,
    titleZh: title.zhHant,
    lossCents: lossDollars * 100,
    text: example.text.en,
    textZh: example.text.zhHant,
    searchUrl: `${example.searchUrl}&incident=${incident},${question}_${lossDollars}`,
    insurers: [...Map.groupBy(payouts, ({ insurer }) => insurer)].map(([insurer, own]) => ({
      insurer: insurer.code,
      insurerName: insurer.name.en,
      insurerNameZh: insurer.name.zhHant,
      plans: own.map(({ payout }) => payout),
    })),
    illustration: illustration.en,
    illustrationZh: illustration.zhHant,
  };
}
