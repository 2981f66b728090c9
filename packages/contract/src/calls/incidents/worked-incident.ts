import { call } from '../../call.ts';
import { incidentFields as i } from '../../fields/incidents.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const payout = shape({
  plan: q.plan,
  tier: q.tier,
  amountCents: i.amountCents,
});

const workedIncident = shape({
  title: i.title,
  titleZh: i.titleZh,
  /** What is lost, in cents. */
  lossCents: i.lossCents,
  /** The example search that the plans are of, and its list with the incident chosen. */
  text: q.text,
  textZh: q.textZh,
  searchUrl: q.searchUrl,
  insurers: listOf(
    'insurers',
    shape({
      insurer: q.insurer,
      insurerName: q.insurerName,
      insurerNameZh: q.insurerNameZh,
      plans: listOf('plans', payout),
    }),
  ),
  illustration: i.illustration,
  illustrationZh: i.illustrationZh,
});
export type WorkedIncident = Of<typeof workedIncident>;

export const getWorkedIncident = call({
  name: 'workedIncident',
  method: 'GET',
  path: '/buy/worked-incident',
  summary: 'One typical incident, worked out for every plan of its product; an illustration',
  tag: 'incidents',
  permission: 'quotes.read',
  answer: workedIncident,
});
