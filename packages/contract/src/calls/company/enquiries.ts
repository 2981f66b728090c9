import * as z from 'zod';
import { call } from '../../call.ts';
import { companyFields as c } from '../../fields/company.ts';
import { allowedOf, workflowFields as w } from '../../fields/workflow.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

/** As it was taken: what is asked of an enquiry today is not asked of those that are kept. */
const asTaken = <F extends { readonly schema: z.ZodType }>(field: F) => ({ ...field, schema: z.string() });

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
  answeredAt: c.answeredAt,
  holder: w.holder,
  heldSince: w.heldSince,
  dueAt: w.dueAt,
  allowedActions: allowedOf(['answer', 'reopen']),
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
      field: c.state,
      param: 'state',
      kind: 'choice',
      label: 'enquiryList.state',
      values: ['open', 'answered'],
      texts: 'enquiryList.states',
      all: 'enquiryList.allStates',
    },
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
    answeredBy: { label: 'enquiryList.columns.answeredBy' },
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
