import { call } from '../../call.ts';
import { clientFields as c, clientRequestStates } from '../../fields/client-links.ts';
import { endorsementFields as e } from '../../fields/endorsements.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

const file = shape({ fileName: c.fileName, downloadUrl: c.downloadUrl });

const request = shape({
  changeId: c.changeId,
  version: c.version,
  requestState: c.requestState,
  policyNumber: e.policyNumber,
  transactionNumber: e.transactionNumber,
  insuredName: e.insuredName,
  changeKind: c.changeKind,
  changeOn: c.changeOn,
  changeShown: c.changeShown,
  askedAt: c.askedAt,
  files: listOf('docList', file),
  /** The draft that was made of it, as long as there is one. */
  draftTakenUp: nullable(c.draftTakenUp),
  answeredBy: nullable(c.answeredBy),
  answeredByZh: c.answeredByZh,
  changeNote: nullable(c.changeNote),
});
export type ClientRequest = Of<typeof request>;

/** What clients have asked for on the pages of their policies: what waits first, the longest waiting before the others. */
export const clientChangeList = list({
  name: 'listClientChanges',
  path: '/policy/mgr/client-change/list',
  summary: 'Changes that clients have asked for, with what they have sent along',
  tag: 'policies',
  permission: 'endorsements.read',
  filters: {
    requestState: {
      field: c.requestState,
      kind: 'choice',
      label: 'clientLink.requests.state',
      values: clientRequestStates,
      texts: 'clientLink.requests.states',
      all: 'clientLink.requests.all',
    },
  },
  sorts: { askedAt: { field: c.askedAt, order: 'asc' } },
  row: request,
  columns: {
    policyNumber: { label: 'clientLink.requests.policyNumber' },
    insuredName: { label: 'clientLink.requests.insuredName' },
    changeKind: { label: 'clientLink.requests.kind', texts: 'clientLink.requests.kinds' },
    changeOn: { label: 'clientLink.requests.from', kind: 'date' },
    askedAt: { label: 'clientLink.requests.askedAt', kind: 'moment' },
    requestState: { label: 'clientLink.requests.state', texts: 'clientLink.requests.states' },
  },
  exported: true,
});

const writing = { tag: 'policies', permission: 'endorsements.write', method: 'POST', idempotent: true } as const;
const oneRequest = { changeId: c.changeId, version: c.version } as const;

export const takeUpChange = call({
  ...writing,
  name: 'takeUpChange',
  path: '/policy/mgr/client-change/take-up',
  summary: 'Makes of what a client asks for a draft of an endorsement, with the files that were sent along',
  body: shape(oneRequest),
  answer: shape({ draftId: e.draftId }),
});

export const declineChange = call({
  ...writing,
  name: 'declineChange',
  path: '/policy/mgr/client-change/decline',
  summary: 'Declines what a client asks for, with the reason that the client reads',
  body: shape({ ...oneRequest, reasonGiven: e.reasonGiven }),
  answer: shape({ changeId: c.changeId }),
});
