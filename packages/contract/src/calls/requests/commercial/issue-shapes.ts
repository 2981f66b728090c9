import { caseFields as c } from '../../../fields/commercial.ts';
import { issueFields as i } from '../../../fields/issue.ts';
import { listOf, nested, nullable, type Of, shape } from '../../../shape.ts';

const period = { insuredName: i.insuredName, startsOn: i.startsOn, endsOn: i.endsOn } as const;

/** What the client owes: premium, levies and their sum. */
const figures = {
  premiumCents: i.premiumCents,
  classLeviesCents: i.classLeviesCents,
  iaLevyCents: i.iaLevyCents,
  leviesCents: i.leviesCents,
  totalCents: i.totalCents,
} as const;

/** What is kept of it and what the insurer is owed, for the office. */
const commission = shape({
  commissionBasisPoints: i.commissionBasisPoints,
  commissionCents: i.commissionCents,
  payoutBasisPoints: i.payoutBasisPoints,
  consultantCommissionCents: i.consultantCommissionCents,
  houseCommissionCents: i.houseCommissionCents,
  payableCents: i.payableCents,
});

/** What is about to be issued: the accepted offer as it will be booked, and the facts as the case has them. */
export const policyDraft = shape({
  caseNumber: i.caseNumber,
  caseVersion: c.caseVersion,
  ...period,
  currency: i.currency,
  insurerName: i.insurerName,
  insurerNameZh: i.insurerNameZh,
  insurerReference: i.insurerReference,
  ...figures,
  commission: nested('commission', commission),
  noteDueOn: i.noteDueOn,
  /** Of a renewal the policy that it seems to renew, empty where that cannot be told; null of new business. */
  policyRenewed: nullable(i.policyRenewed),
});
export type PolicyDraft = Of<typeof policyDraft>;

const policyDocument = shape({
  documentKind: i.documentKind,
  documentLanguage: i.documentLanguage,
  fileName: i.fileName,
  documentName: i.documentName,
  documentNameZh: i.documentNameZh,
});

/** The endorsement that a case ended in which asked for one. */
export const madeEndorsement = shape({
  policyNumber: i.policyNumber,
  transactionNumber: i.transactionNumber,
  endorsementNumber: i.endorsementNumber,
});
export type MadeEndorsement = Of<typeof madeEndorsement>;

/** The policy that a case became. */
export const issuedPolicy = shape({
  policyNumber: i.policyNumber,
  transactionNumber: i.transactionNumber,
  ...period,
  currency: i.currency,
  planCode: i.planCode,
  issuedOn: i.issuedOn,
  insurerName: i.insurerName,
  insurerNameZh: i.insurerNameZh,
  ...figures,
  noteNumber: i.noteNumber,
  noteDueOn: i.noteDueOn,
  /** Null for who does not issue policies. */
  commission: nullable(nested('commission', commission)),
  documents: listOf('docList', policyDocument),
});
export type IssuedPolicy = Of<typeof issuedPolicy>;
