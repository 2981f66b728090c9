import { call } from '../../call.ts';
import { assignees, caseEvent } from '../../case-desk.ts';
import { requestFields as r, requestStates } from '../../fields/requests.ts';
import { caseDeskFields as d } from '../../fields/workflow.ts';
import { productCodes } from '../../lines.ts';
import { list } from '../../list.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';
import { givenAnswer, requestFacts } from './my-requests.ts';

/** A request as the office lists it: who asked is masked. */
const officeRequest = requestFacts.and({
  audience: r.audience,
  contactName: r.contactName,
  contactEmail: r.contactEmail,
  planName: r.planName,
  planNameZh: r.planNameZh,
  assigneeId: d.assigneeId,
  assigneeName: d.assigneeName,
  assigneeNameZh: d.assigneeNameZh,
  offersAsked: r.offersAsked,
  offersQuoted: r.offersQuoted,
});
export type OfficeRequest = Of<typeof officeRequest>;

export const requestList = list({
  name: 'listRequests',
  path: '/commercial-insurance/quote-request/list',
  summary: 'Requests for a quote, the one that is due first in front; of consultants those of their own clients',
  tag: 'requests',
  permission: 'requests.read',
  filters: {
    requestState: {
      field: r.requestState,
      param: 'state',
      kind: 'choice',
      label: 'requestDesk.state',
      values: requestStates,
      texts: 'requestDesk.states',
      all: 'requestDesk.allStates',
    },
    product: {
      field: r.product,
      kind: 'choice',
      label: 'requestDesk.product',
      values: productCodes,
      texts: 'requestDesk.products',
      all: 'requestDesk.allProducts',
    },
    numberSearched: { field: r.numberSearched, kind: 'text', label: 'requestDesk.number', maxLength: 20 },
  },
  // What is open of it; without a view everything but drafts.
  asked: { deskView: optional(r.deskView) },
  sorts: { dueAt: { field: r.dueAt, order: 'asc' }, requestedAt: { field: r.requestedAt, order: 'desc' } },
  row: officeRequest,
  columns: {
    requestNumber: { label: 'requestDesk.number' },
    requestState: { label: 'requestDesk.state', texts: 'requestDesk.states' },
    productName: { label: 'requestDesk.product', chinese: 'productNameZh' },
    planName: { label: 'requestDesk.plan', chinese: 'planNameZh' },
    insurerName: { label: 'requestDesk.insurer', chinese: 'insurerNameZh' },
    contactName: { label: 'requestDesk.client' },
    contactEmail: { label: 'requestDesk.email' },
    assigneeName: { label: 'caseDesk.assignee', chinese: 'assigneeNameZh' },
    requestedAt: { label: 'requestDesk.requestedAt', kind: 'moment' },
    dueAt: { label: 'caseDesk.dueAt', kind: 'moment' },
  },
  exported: true,
});

const byNumber = shape({ requestNumber: r.requestOpened });
const onRequest = { tag: 'requests', permission: 'requests.answer', answer: officeRequest } as const;

export const openRequest = call({
  name: 'openRequest',
  method: 'GET',
  path: `/commercial-insurance/quote-request/{${r.requestAsked.wire}}`,
  summary: 'All of a request for a quote, personal data too; that it was read is written down',
  tag: 'requests',
  permission: 'requests.read',
  params: byNumber,
  answer: officeRequest.and({
    answerText: d.answerGiven,
    answers: listOf('formList', givenAnswer),
    history: listOf('history', caseEvent),
  }),
});

export const deskCounts = call({
  ...onRequest,
  name: 'deskCounts',
  method: 'GET',
  path: '/commercial-insurance/desk-counts',
  summary: 'How many requests are in each view of the desk, up to a thousand',
  answer: shape({ viewCounts: r.viewCounts }),
});

export const assignRequest = call({
  ...onRequest,
  name: 'assignRequest',
  method: 'POST',
  path: '/commercial-insurance/quote-request/assign',
  summary:
    'Gives a request to somebody who may answer it, or back to all; nothing is changed if somebody else has it meanwhile',
  body: shape({ requestNumber: r.requestAsked, assigneeId: d.assigneeId, assigneeSeen: d.assigneeSeen }),
});

export const answerRequest = call({
  ...onRequest,
  name: 'answerRequest',
  method: 'POST',
  path: '/commercial-insurance/quote-request/answer',
  summary: 'Answers a request for a quote by e-mail, once',
  idempotent: true,
  body: shape({ requestNumber: r.requestAsked, answerText: d.answerText }),
});

export const requestAssignees = call({
  ...onRequest,
  name: 'requestAssignees',
  method: 'GET',
  path: '/commercial-insurance/assignees',
  summary: 'Who may be given a request for a quote',
  answer: assignees,
});
