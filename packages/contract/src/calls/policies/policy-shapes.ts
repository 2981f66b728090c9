import { issueFields as i } from '../../fields/issue.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { purchaseFields } from '../../fields/purchases.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

/** Which policy: by the portal's number of it, or the insurer's. */
export const ofPolicy = shape({ number: p.numberSought });

/** Which endorsement of which policy; 000 is the policy itself. */
export const ofEndorsement = shape({ number: p.numberSought, endorsementNo: p.endorsementSought });

/** An endorsement in a list of them, with its note where it has one. */
export const endorsementRow = shape({
  endorsementNo: p.endorsementNo,
  kind: p.kind,
  endorsementState: p.endorsementState,
  effectiveOn: p.effectiveOn,
  effectiveUntil: p.effectiveUntil,
  accountOn: p.accountOn,
  actualPremiumCents: p.actualPremiumCents,
  totalPremiumCents: p.totalPremiumCents,
  noteNumber: nullable(p.noteNumber),
  noteSettlement: nullable(p.noteSettlement),
  sortSequence: p.sortSequence,
});
export type EndorsementRow = Of<typeof endorsementRow>;

/** A document that the portal has made of a policy, or of one of its endorsements. */
const madeDocument = shape({
  endorsementNo: p.endorsementNo,
  documentKind: purchaseFields.documentKind,
  documentLanguage: i.documentLanguage,
  fileName: purchaseFields.fileName,
  documentName: i.documentName,
  documentNameZh: i.documentNameZh,
});

/** A policy as its page shows it. */
export const policyDetail = shape({
  transactionNumber: p.transactionNumber,
  policyNumber: p.policyNumber,
  holderName: p.holderName,
  status: p.status,
  statusName: p.statusName,
  statusNameZh: p.statusNameZh,
  consultantCode: nullable(p.consultantCode),
  secondConsultantCode: nullable(p.secondConsultantCode),
  startsOn: p.startsOn,
  endsOn: p.endsOn,
  currency: p.currency,
  premiumCurrency: p.premiumCurrency,
  line: p.line,
  lineName: p.lineName,
  lineNameZh: p.lineNameZh,
  planCode: p.planCode,
  insurerCode: p.insurerCode,
  insurerName: p.insurerName,
  insurerNameZh: p.insurerNameZh,
  contactEmail: p.contactEmail,
  contactMobile: p.contactMobile,
  handlerId: nullable(p.handlerId),
  handlerName: nullable(p.handlerName),
  handlerNameZh: nullable(p.handlerNameZh),
  kind: p.kind,
  /** Null for who may not see the house's share of commission, which follows from it. */
  businessVolumeCents: nullable(p.businessVolumeCents),
  insuredDetails: p.insuredDetails,
  insuredDetailsZh: p.insuredDetailsZh,
  caseNumber: nullable(p.caseNumber),
  remarks: p.remarks,
  issuedOn: p.issuedOn,
  createdBy: nullable(p.createdBy),
  changedAt: nullable(p.changedAt),
  changedBy: nullable(p.changedBy),
  /** What clients still owe, less what is owed to them. */
  outstandingCents: p.outstandingCents,
  version: p.version,
  mayEdit: p.mayEdit,
  endorsements: listOf('endstList', endorsementRow),
  documents: listOf('docList', madeDocument),
});
export type PolicyDetail = Of<typeof policyDetail>;
export type MadeDocument = PolicyDetail['documents'][number];
