import type { WorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import type { Deps } from '../../deps.ts';
import { pricedExample } from '../quotes/line-examples.ts';
import { checkIncident } from './check-incident.ts';
import { incidentText } from './incident-texts.ts';

/** What the front page tells: of every line's incidents the one that most people can imagine. */
const shown = { line: 'TRAVEL', incident: 'phone-stolen', question: 'phonePrice', lossDollars: 8_000 } as const;

/** The incident that the front page shows, worked out for every plan that the example search of its line finds. */
export async function workedIncident(deps: Deps): Promise<WorkedIncident> {
  const { line, incident, question, lossDollars } = shown;
  const example = pricedExample(deps.catalogue.current(), line);
  const { outcomes, illustration, illustrationZh } = await checkIncident(deps, {
    product: line,
    plans: example.plans.map(({ plan }) => ({ insurer: plan.insurer.code, plan: plan.code })),
    incident,
    answers: { [question]: lossDollars },
    variant: example.variant,
  });
  const title = incidentText(`title.${line}.${incident}`);
  const payouts = example.plans.flatMap(({ plan, totalCents }, at) => {
    const found = outcomes[at];
    if (!found) return [];
    const { outcome, amountCents, planName, planNameZh } = found;
    return [
      { insurer: plan.insurer, payout: { plan: plan.code, planName, planNameZh, outcome, amountCents, totalCents } },
    ];
  });
  return {
    line,
    incident,
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
    illustration,
    illustrationZh,
  };
}
