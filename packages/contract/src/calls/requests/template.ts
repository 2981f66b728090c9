import { call } from '../../call.ts';
import { requestFields as r } from '../../fields/requests.ts';
import { question } from '../../questions.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { employeesAsked, wantedDocument } from '../../templates.ts';

const form = shape({
  templateId: r.templateId,
  templateVersion: r.templateVersion,
  templateName: r.templateName,
  templateNameZh: r.templateNameZh,
  product: r.product,
  productName: r.productName,
  productNameZh: r.productNameZh,
  questions: listOf('formList', question),
  documents: listOf('photoList', wantedDocument),
  employees: optional(employeesAsked),
});
export type TemplateForm = Of<typeof form>;

export const getTemplate = call({
  name: 'getTemplate',
  method: 'GET',
  path: '/commercial-insurance/template',
  summary: 'A form as rows of data, filled in as far as the product, the insurer and the search say',
  tag: 'requests',
  permission: 'catalogue.read',
  query: shape({
    templateId: r.templateId,
    product: optional(r.templateProduct),
    audience: optional(r.audience),
    insurer: optional(r.insurer),
    plan: optional(r.plan),
    quoteRef: optional(r.quoteRef),
    reason: optional(r.reason),
    parameter: optional(r.parameter),
  }),
  answer: form,
});
