import { endorsementFields as e, endorsementStates } from '../../../fields/endorsements.ts';
import { productCodes } from '../../../lines.ts';
import { list } from '../../../list.ts';
import { nullable, type Of, shape } from '../../../shape.ts';

const listedDraft = shape({
  draftId: e.draftId,
  policyNumber: e.policyNumber,
  transactionNumber: e.transactionNumber,
  endorsementNo: e.endorsementNo,
  insuredName: e.insuredName,
  line: e.line,
  kind: e.kind,
  state: e.state,
  effectiveOn: e.effectiveOn,
  receivableCents: e.receivableCents,
  createdBy: e.createdBy,
  createdByZh: e.createdByZh,
  isAskedByClient: e.isAskedByClient,
  submittedBy: nullable(e.submittedBy),
  submittedByZh: e.submittedByZh,
  heldSince: e.heldSince,
});
export type ListedDraft = Of<typeof listedDraft>;

/** Endorsements on their way: what waits for approval first, the longest waiting before the others. */
export const draftList = list({
  name: 'listEndorsementDrafts',
  path: '/policy/mgr/endorsement/drafts',
  summary: 'Endorsements that are drafted, wait for approval or were issued',
  tag: 'policies',
  permission: 'endorsements.read',
  filters: {
    state: {
      field: e.stateAsked,
      param: 'state',
      kind: 'choice',
      label: 'endorsements.state',
      values: Object.keys(endorsementStates),
      texts: 'endorsements.states',
      all: 'endorsements.all',
    },
    line: {
      field: e.line,
      kind: 'choice',
      label: 'endorsements.line',
      values: productCodes,
      texts: 'policyList.lines',
      all: 'endorsements.all',
    },
  },
  sorts: {
    heldSince: { field: e.heldSince, order: 'asc' },
    effectiveOn: { field: e.effectiveOn, order: 'asc' },
  },
  row: listedDraft,
  columns: {
    policyNumber: { label: 'endorsements.policyNumber' },
    endorsementNo: { label: 'endorsements.number' },
    insuredName: { label: 'endorsements.insuredName' },
    line: { label: 'endorsements.line', texts: 'policyList.lines' },
    kind: { label: 'endorsements.kind', texts: 'endorsements.kinds' },
    state: { label: 'endorsements.state', texts: 'endorsements.states' },
    effectiveOn: { label: 'endorsements.effectiveOn', kind: 'date' },
    receivableCents: { label: 'endorsements.total', kind: 'money' },
    createdBy: { label: 'endorsements.createdBy', chinese: 'createdByZh' },
    heldSince: { label: 'endorsements.heldSince', kind: 'moment' },
  },
  exported: true,
});
