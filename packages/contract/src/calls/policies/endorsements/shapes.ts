import { endorsementFields as e, endorsementMoves } from '../../../fields/endorsements.ts';
import { allowedOf } from '../../../fields/workflow.ts';
import { listOf, nested, nullable, type Of, optional, shape } from '../../../shape.ts';

/** What is wanted of a policy: what to do with it, from when, and what that takes. */
export const endorsementTerms = {
  number: e.policySought,
  action: e.action,
  effectiveOn: e.effectiveOn,
  reason: e.reason,
  endsOn: optional(e.endsOn),
  facts: optional(e.facts),
  details: optional(e.details),
  keyedPremiumCents: optional(e.keyedPremiumCents),
  bearingCents: optional(e.bearingCents),
  actualPremiumCents: optional(e.actualPremiumCents),
  minimumPremiumCents: optional(e.minimumPremiumCents),
  hasClaim: optional(e.hasClaim),
  isSingle: optional(e.isSingle),
  tripTaken: optional(e.tripTaken),
  hasUncoveredEmployees: optional(e.hasUncoveredEmployees),
} as const;

/** A value before and after, in both languages. */
export const changedLine = shape({
  label: e.label,
  labelZh: e.labelZh,
  before: e.before,
  beforeZh: e.beforeZh,
  after: e.after,
  afterZh: e.afterZh,
});
export type ChangedLine = Of<typeof changedLine>;

/** One step of how the premium comes about; an amount, or a rule in words alone. */
export const pricePart = shape({ text: e.text, textZh: e.textZh, cents: e.cents, isTotal: e.isTotal });
export type PricePart = Of<typeof pricePart>;

export const bookedFigures = shape({
  grossPremiumCents: e.grossPremiumCents,
  netPremiumCents: e.netPremiumCents,
  actualPremiumCents: e.actualBookedCents,
  otherLeviesCents: e.otherLeviesCents,
  levyCents: e.levyCents,
  totalLeviesCents: e.totalLeviesCents,
  receivableCents: e.receivableCents,
  basicCommissionCents: e.basicCommissionCents,
  totalCommissionCents: e.totalCommissionCents,
  consultantCommissionCents: e.consultantCommissionCents,
  houseCommissionCents: e.houseCommissionCents,
  payableCents: e.payableCents,
});

const priced = {
  kind: e.kind,
  effectiveOn: e.effectiveOn,
  changes: listOf('changes', changedLine),
  parts: listOf('parts', pricePart),
  figures: nested('figures', bookedFigures),
} as const;

/** What an endorsement would be, without one being drafted. */
export const endorsementPreview = shape(priced);
export type EndorsementPreview = Of<typeof endorsementPreview>;

const document = shape({
  documentKind: e.documentKind,
  documentLanguage: e.documentLanguage,
  fileName: e.fileName,
});

/** A draft, or what it has become. */
export const endorsementDraft = shape({
  draftId: e.draftId,
  version: e.version,
  state: e.state,
  endorsementNo: e.endorsementNo,
  policyNumber: e.policyNumber,
  transactionNumber: e.transactionNumber,
  terms: nested('terms', shape(endorsementTerms)),
  ...priced,
  createdBy: e.createdBy,
  createdByZh: e.createdByZh,
  isAskedByClient: e.isAskedByClient,
  createdAt: e.createdAt,
  submittedBy: nullable(e.submittedBy),
  submittedByZh: e.submittedByZh,
  approvedBy: nullable(e.approvedBy),
  approvedByZh: e.approvedByZh,
  heldSince: e.heldSince,
  returnNote: nullable(e.returnNote),
  approvalRefusal: nullable(e.approvalRefusal),
  limitCents: nullable(e.limitCents),
  allowedActions: allowedOf(endorsementMoves),
  noteNumber: nullable(e.noteNumber),
  documents: listOf('docList', document),
});
export type EndorsementDraft = Of<typeof endorsementDraft>;

const option = shape({ value: e.optionValue, label: e.label, labelZh: e.labelZh });

/** A fact that can be changed, with what it is now. */
export const askedFact = shape({
  name: e.name,
  label: e.label,
  labelZh: e.labelZh,
  factKind: e.factKind,
  value: e.value,
  options: listOf('options', option),
});
export type AskedFact = Of<typeof askedFact>;

/** What can be done with a policy today, and what it is changed from. */
export const endorsementOptions = shape({
  policyNumber: e.policyNumber,
  transactionNumber: e.transactionNumber,
  line: e.line,
  startsOn: e.startsOn,
  policyEndsOn: e.policyEndsOn,
  policyEnd: nullable(e.policyEnd),
  today: e.today,
  /** Not before what was issued last. */
  earliestOn: e.earliestOn,
  mayDraft: e.mayDraft,
  actions: { wire: 'actions', schema: e.action.schema.array() },
  facts: listOf('facts', askedFact),
  details: listOf('details', askedFact),
  draftedBy: nullable(e.draftedBy),
  draftedByZh: e.draftedByZh,
  openDraftId: { wire: 'openDraft', schema: e.draftId.schema.nullable() },
});
export type EndorsementOptions = Of<typeof endorsementOptions>;
