import { purchaseFields as p } from '../../fields/purchases.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { applicationStages, workFields as w } from '../../fields/work.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const openApplication = shape({
  applicationRef: p.applicationRef,
  stage: w.stage,
  line: q.line,
  planName: q.planName,
  planNameZh: q.planNameZh,
  insurerName: q.insurerName,
  insurerNameZh: q.insurerNameZh,
  /** As far as it is filled in. */
  clientName: nullable(w.clientName),
  consultantCode: nullable(w.consultantCode),
  totalCents: q.totalCents,
  begunAt: w.begunAt,
  expiresOn: q.expiresOn,
});
export type OpenApplication = Of<typeof openApplication>;

export const applicationList = list({
  name: 'listApplications',
  path: '/buy/application/list',
  summary:
    'Applications of consultants and through purchase links that are not paid and can still be, by their last day',
  tag: 'purchases',
  permission: 'applications.read',
  filters: {
    stage: {
      field: w.stage,
      param: 'stage',
      kind: 'choice',
      label: 'workplace.applications.stage',
      values: applicationStages,
      texts: 'workplace.applications.stages',
      all: 'workplace.applications.allStages',
    },
  },
  sorts: { expiresOn: { field: q.expiresOn, order: 'asc' } },
  row: openApplication,
  columns: {
    planName: { label: 'workplace.applications.plan', chinese: 'planNameZh' },
    insurerName: { label: 'workplace.applications.insurer', chinese: 'insurerNameZh' },
    clientName: { label: 'workplace.applications.client' },
    stage: { label: 'workplace.applications.stage', texts: 'workplace.applications.stages' },
    totalCents: { label: 'workplace.applications.total', kind: 'money' },
    consultantCode: { label: 'workplace.applications.consultantCode' },
    begunAt: { label: 'workplace.applications.begun', kind: 'moment' },
    expiresOn: { label: 'workplace.applications.expires', kind: 'date' },
  },
});
