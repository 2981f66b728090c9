import { call } from '../../call.ts';
import { dashboardFields as d } from '../../fields/dashboard.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { workFields as w } from '../../fields/work.ts';
import { listOf, nested, nullable, type Of, shape } from '../../shape.ts';

const daysOfMonth = shape({
  startOn: d.startOn,
  endOn: d.endOn,
  policies: d.policies,
  premiumCents: d.premiumCents,
  linksSent: w.linksSent,
  requestsMade: w.requestsMade,
});
export type DaysOfMonth = Of<typeof daysOfMonth>;

const ownCase = shape({
  clientName: nullable(w.clientName),
  /** Null of an application that is not paid. */
  policyNumber: nullable(p.policyNumber),
  lineName: q.lineName,
  lineNameZh: q.lineNameZh,
  changedAt: w.changedAt,
  path: w.path,
});
export type OwnCase = Of<typeof ownCase>;

export const homeOverview = call({
  name: 'homeOverview',
  method: 'GET',
  path: '/sys/home-overview',
  summary: 'This month so far against the same days of the last, and the last cases of the user’s own clients',
  tag: 'work',
  permission: 'account.own',
  answer: shape({
    /** The moment of it all, by which ages are told. */
    now: w.now,
    /** Whose figures; null for who neither sells nor works on everybody's business. */
    scope: nullable(d.scope),
    months: nullable(
      nested('months', shape({ now: nested('now', daysOfMonth), before: nested('before', daysOfMonth) })),
    ),
    cases: listOf('cases', ownCase),
  }),
});
