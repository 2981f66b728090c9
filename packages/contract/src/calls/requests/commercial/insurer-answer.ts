import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { linkFields as l } from '../../../fields/insurer-links.ts';
import { offerFields as o } from '../../../fields/offers.ts';
import { purchaseFields as p } from '../../../fields/purchases.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { matterFields as m } from '../../../fields/subject-matter.ts';
import { listOf, nested, type Of, shape } from '../../../shape.ts';
import { givenAnswer } from '../my-requests.ts';
import { employees, uploadedDocument } from './case-shapes.ts';
import { answerKeyed, offer } from './offer-shapes.ts';

const files = {
  fileId: c.fileId,
  fileName: c.fileName,
  fileType: c.fileType,
  previewUrl: c.previewUrl,
  downloadUrl: c.downloadUrl,
} as const;

/** What the insurer itself has answered last: nothing that the office says of it. */
const { comment: _ofOffice, ...insurersWords } = offer.fields;
const { offerNumber, offerVersion, insurerCode, insurerName, insurerNameZh, offerState, answeredAt } = insurersWords;
const { premiumCents, bearingCents, classLeviesCents, iaLevyCents, totalCents, validUntil } = insurersWords;
const { insurerReference, excess, conditions, remark } = insurersWords;

const insurersOffer = shape({
  offerNumber,
  offerVersion,
  insurerCode,
  insurerName,
  insurerNameZh,
  offerState,
  answeredAt,
  premiumCents,
  bearingCents,
  classLeviesCents,
  iaLevyCents,
  totalCents,
  validUntil,
  insurerReference,
  excess,
  conditions,
  remark,
  files: listOf('docList', shape({ uploadId: c.uploadId, ...files })),
});

/** A case as an insurer reads it: neither who the client can be reached by, nor the consultant, nor another insurer. */
export const insurerCase = shape({
  caseNumber: c.caseNumber,
  caseShown: l.caseShown,
  productName: r.productName,
  productNameZh: r.productNameZh,
  templateName: r.templateName,
  templateNameZh: r.templateNameZh,
  transactionType: c.transactionType,
  insuredName: c.insuredName,
  startsOn: c.startsOn,
  endsOn: c.endsOn,
  isPending: l.isPending,
  answers: listOf('formList', givenAnswer),
  employees: listOf(
    'eeList',
    employees.and({ occupationName: l.occupationName, occupationNameZh: l.occupationNameZh }),
  ),
  /** What a public liability case insures, where something was written; other forms have no such rows. */
  subjectMatter: listOf(
    'subjectMatterList',
    shape({ fieldName: m.fieldName, fieldNameZh: m.fieldNameZh, content: m.content }),
  ),
  documents: listOf('photoList', shape({ name: r.document, nameZh: r.documentZh, ...files })),
  asksBearing: l.asksBearing,
  offer: nested('offer', insurersOffer),
  linkGoodUntil: l.linkGoodUntil,
  canAnswer: l.canAnswer,
});
export type InsurerCase = Of<typeof insurerCase>;

const { comment: _officesComment, ...answered } = answerKeyed.fields;

const byLink = { tag: 'commercial', permission: 'insurerLinks.open' } as const;
const params = shape({ linkToken: p.linkToken });

export const openInsurerLink = call({
  ...byLink,
  name: 'openInsurerLink',
  method: 'GET',
  path: '/insurer/link/{token}',
  summary:
    'The case behind the link that an insurer was sent, and what the insurer has answered. Every opening is kept',
  params,
  answer: insurerCase,
});

export const answerByLink = call({
  ...byLink,
  name: 'answerByLink',
  method: 'POST',
  path: '/insurer/link/{token}/answer',
  summary:
    "An insurer's answer to the case as it was shown: an offer (Q), what it needs to know (P), or that it does not quote (N). It takes the place of the one before until an offer is accepted",
  idempotent: true,
  params,
  body: shape({ ...answered, caseShown: l.caseShown, offerVersion: o.offerVersion }),
  answer: insurerCase,
});

export const uploadByLink = call({
  ...byLink,
  name: 'uploadByLink',
  method: 'POST',
  path: '/insurer/link/{token}/upload',
  summary: 'Takes a file of at most 5 MB for an answer. It is removed after an hour unless the answer comes with it',
  upload: true,
  params,
  answer: uploadedDocument,
});

export const downloadByLink = call({
  ...byLink,
  name: 'downloadByLink',
  method: 'GET',
  path: `/insurer/link/{token}/doc/{${c.fileId.wire}}`,
  summary: 'A document of the case, or of the answer, for as long as the link is good',
  params: params.and({ fileId: c.fileId }),
  answer: z.unknown(),
});
