import * as z from 'zod';
import { call } from '../../call.ts';
import { assignees, caseEvent } from '../../case-desk.ts';
import { companyFields as c, enquiryStates } from '../../fields/company.ts';
import { allowedOf, clockFields, caseDeskFields as d, workflowFields as w } from '../../fields/workflow.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

/** As it was taken: what is asked of an enquiry today is not asked of those that are kept. */
const asTaken = <F extends { readonly schema: z.ZodType }>(field: F) => ({ ...field, schema: z.string() });

/** What was answered before the enquiry was opened again; by whom and when is not known of all. */
const earlierAnswer = shape({
  answerText: c.earlierAnswer,
  answeredBy: c.answeredBy,
  answeredByZh: c.answeredByZh,
  answeredAt: c.answeredAt,
});
export type EarlierAnswer = Of<typeof earlierAnswer>;

const received = shape({
  id: c.id,
  enquiryNumber: c.enquiryNumber,
  sentAt: c.sentAt,
  name: asTaken(c.name),
  email: asTaken(c.email),
  phone: nullable(asTaken(c.phone)),
  enquiry: asTaken(c.enquiry),
  language: c.language,
  state: c.state,
  answeredBy: c.answeredBy,
  answeredByZh: c.answeredByZh,
  answeredAt: c.answeredAt,
  answerText: d.answerGiven,
  earlierAnswers: listOf('earlierAnswers', earlierAnswer),
  assigneeId: d.assigneeId,
  assigneeName: d.assigneeName,
  assigneeNameZh: d.assigneeNameZh,
  holder: w.holder,
  heldSince: w.heldSince,
  dueAt: w.dueAt,
  ...clockFields,
  allowedActions: allowedOf(['assign', 'release', 'answer', 'close', 'reopen']),
});
export type ReceivedEnquiry = Of<typeof received>;

export const enquiryList = list({
  name: 'listEnquiries',
  path: '/sys-common/contract-us/list',
  summary: 'Enquiries that came in, newest first, with who answered them',
  tag: 'company',
  permission: 'enquiries.read',
  filters: {
    state: {
      field: c.stateWanted,
      param: 'state',
      kind: 'choice',
      label: 'enquiryList.state',
      values: ['waiting', ...enquiryStates],
      texts: 'enquiryList.states',
      all: 'enquiryList.allStates',
    },
    numberSearched: { field: c.numberSearched, kind: 'text', label: 'enquiryList.columns.number', maxLength: 20 },
  },
  sorts: { sentAt: { field: c.sentAt, order: 'desc' } },
  row: received,
  columns: {
    enquiryNumber: { label: 'enquiryList.columns.number' },
    sentAt: { label: 'enquiryList.columns.sentAt', kind: 'moment' },
    state: { label: 'enquiryList.state', texts: 'enquiryList.states' },
    name: { label: 'enquiryList.columns.name' },
    email: { label: 'enquiryList.columns.email' },
    phone: { label: 'enquiryList.columns.phone' },
    enquiry: { label: 'enquiryList.columns.enquiry' },
    dueAt: { label: 'caseDesk.dueAt', kind: 'moment' },
    assigneeName: { label: 'caseDesk.assignee', chinese: 'assigneeNameZh' },
    answerText: { label: 'caseDesk.answer' },
    answeredBy: { label: 'enquiryList.columns.answeredBy', chinese: 'answeredByZh' },
    answeredAt: { label: 'enquiryList.columns.answeredAt', kind: 'moment' },
  },
  exported: true,
});
export const listEnquiries = enquiryList.page;

export const answerEnquiry = call({
  name: 'answerEnquiry',
  method: 'POST',
  path: '/sys-common/contract-us/answered',
  summary: 'Notes that an enquiry was answered, or opens it again',
  tag: 'company',
  permission: 'enquiries.answer',
  body: shape({ id: c.id, answered: c.answered }),
  answer: received,
});

const onEnquiry = { tag: 'company', permission: 'enquiries.answer', answer: received } as const;

export const assignEnquiry = call({
  ...onEnquiry,
  name: 'assignEnquiry',
  method: 'POST',
  path: '/sys-common/contract-us/assign',
  summary:
    'Gives an enquiry to somebody who may answer it, or back to all; nothing is changed if somebody else has it meanwhile',
  body: shape({ id: c.id, assigneeId: d.assigneeId, assigneeSeen: d.assigneeSeen }),
});

export const replyToEnquiry = call({
  ...onEnquiry,
  name: 'replyToEnquiry',
  method: 'POST',
  path: '/sys-common/contract-us/reply',
  summary: 'Answers an enquiry by e-mail, once',
  idempotent: true,
  body: shape({ id: c.id, answerText: d.answerText }),
});

export const closeEnquiry = call({
  ...onEnquiry,
  name: 'closeEnquiry',
  method: 'POST',
  path: '/sys-common/contract-us/close',
  summary: 'Closes an enquiry that needs no answer, or no more',
  body: shape({ id: c.id }),
});

export const enquiryAssignees = call({
  ...onEnquiry,
  name: 'enquiryAssignees',
  method: 'GET',
  path: '/sys-common/contract-us/assignees',
  summary: 'Who may be given an enquiry',
  answer: assignees,
});

export const enquiryHistory = call({
  name: 'enquiryHistory',
  method: 'GET',
  path: `/sys-common/contract-us/{${c.id.wire}}/history`,
  summary: 'Who did what with an enquiry',
  tag: 'company',
  permission: 'enquiries.read',
  params: shape({ id: c.id }),
  answer: shape({ history: listOf('history', caseEvent) }),
});
