import { caseFields as c } from '../../../fields/commercial.ts';
import { MOST_OFFER_FILES, offerFields as o } from '../../../fields/offers.ts';
import { allowedOf, workflowFields as w } from '../../../fields/workflow.ts';
import { listOf, type Of, optional, shape } from '../../../shape.ts';

/** What can be done with an offer by its calls. */
export const offerActions = ['quote', 'requireInformation', 'notQuote', 'sendAgain', 'accept', 'decline'] as const;

/** A file that came with an offer. */
const offerFile = shape({
  fileId: c.fileId,
  uploadId: c.uploadId,
  fileNameOriginal: c.fileNameOriginal,
  fileName: c.fileName,
  fileType: c.fileType,
  uploadedAt: c.uploadedAt,
  previewUrl: c.previewUrl,
  downloadUrl: c.downloadUrl,
});
export type OfferFile = Of<typeof offerFile>;

/** An insurer that was asked, and what it has answered. */
export const offer = shape({
  offerNumber: o.offerNumber,
  caseNumber: c.caseNumber,
  offerVersion: o.offerVersion,
  insurerCode: o.insurerCode,
  insurerName: o.insurerName,
  insurerNameZh: o.insurerNameZh,
  offerState: o.offerState,
  offerStateName: o.offerStateName,
  offerStateNameZh: o.offerStateNameZh,
  sentAt: o.sentAt,
  answeredAt: o.answeredAt,
  premiumCents: o.premiumCents,
  bearingCents: o.bearingCents,
  classLeviesCents: o.classLeviesCents,
  iaLevyCents: o.iaLevyCents,
  totalCents: o.totalCents,
  validUntil: o.validUntil,
  insurerReference: o.insurerReference,
  excess: o.excess,
  conditions: o.conditions,
  comment: o.comment,
  remark: o.remark,
  files: listOf('docList', offerFile),
  holder: w.holder,
  heldSince: w.heldSince,
  dueAt: w.dueAt,
  allowedActions: allowedOf(offerActions),
});
export type Offer = Of<typeof offer>;

/** An insurer's answer as the office keys it in. Without a day it is good for 30 days; without files those that are there stay. */
export const answerKeyed = shape({
  answeredAs: o.answeredAs,
  premiumCents: optional(o.premiumKeyed),
  bearingCents: optional(o.bearingKeyed),
  validUntil: optional(o.validUntilKeyed),
  insurerReference: optional(o.insurerReference),
  excess: optional(o.excess),
  conditions: optional(o.conditions),
  comment: optional(o.comment),
  remark: optional(o.remark),
  files: optional(listOf('docList', shape({ uploadId: c.uploadId }), MOST_OFFER_FILES)),
});
export type AnswerKeyed = Of<typeof answerKeyed>;
