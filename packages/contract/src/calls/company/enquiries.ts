import * as z from 'zod';
import { call } from '../../call.ts';
import { companyFields as c } from '../../fields/company.ts';
import { pageAnswered, pageAsked } from '../../paging.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

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
});
export type ReceivedEnquiry = Of<typeof received>;

export const listEnquiries = call({
  name: 'listEnquiries',
  method: 'POST',
  path: '/sys-common/contract-us/list',
  summary: 'Enquiries that came in, newest first, with who answered them',
  tag: 'company',
  permission: 'enquiries.read',
  body: shape({ current: pageAsked.current, size: pageAsked.size, state: optional(c.state) }),
  answer: shape({ records: listOf('records', received), ...pageAnswered }),
});

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
