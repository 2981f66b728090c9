import { call } from '../../call.ts';
import { commonFields } from '../../fields/common.ts';
import { contentFields as c } from '../../fields/content.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const claimForm = shape({ title: c.title, titleZh: c.titleZh, fileName: c.fileName, downloadUrl: c.downloadUrl });
export type ClaimForm = Of<typeof claimForm>;

/** An insurer's own form, which down-file gives. */
const insurerForm = shape({
  insurer: c.insurer,
  insurerName: c.insurerName,
  insurerNameZh: c.insurerNameZh,
  file: commonFields.fileName,
});
export type InsurerForm = Of<typeof insurerForm>;

export const claimForms = call({
  name: 'claimForms',
  method: 'GET',
  path: '/boxes/claimforms/list',
  summary: "The claim forms of a product: for any insurer, each insurer's own, and those of business insurance",
  tag: 'content',
  permission: 'claims.read',
  query: shape({ line: c.claimLine }),
  answer: shape({
    general: listOf('general', claimForm),
    ofInsurers: listOf('insurers', insurerForm),
    business: listOf('business', claimForm),
  }),
});

const faq = shape({
  id: c.id,
  question: c.question,
  questionZh: c.questionZh,
  answer: c.answer,
  answerZh: c.answerZh,
});

export const claimFaqs = call({
  name: 'claimFaqs',
  method: 'GET',
  path: '/boxes/faq/list',
  summary: 'Questions and answers about claims under a product',
  tag: 'content',
  permission: 'claims.read',
  query: shape({ line: c.claimLine }),
  answer: shape({ records: listOf('records', faq) }),
});
