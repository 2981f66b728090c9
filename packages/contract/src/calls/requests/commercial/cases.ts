import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { optional, shape } from '../../../shape.ts';
import { caseDetail, caseInput } from './case-shapes.ts';

const byNumber = { caseNumber: c.caseNumber };
const writing = {
  method: 'POST',
  tag: 'commercial',
  permission: 'commercial.write',
  idempotent: true,
  answer: caseDetail,
} as const;

export const quoteDetail = call({
  name: 'quoteDetail',
  method: 'GET',
  path: '/commercial-insurance/quote-detail',
  summary:
    'All of a commercial case: its form with what was filled in, documents, employees, who holds it and what was done',
  tag: 'commercial',
  permission: 'commercial.read',
  query: shape({ caseNumber: r.requestOpened }),
  answer: caseDetail,
});

export const addCase = call({
  ...writing,
  name: 'addCase',
  path: '/commercial-insurance/add',
  summary: 'Begins a commercial case, as a draft (D) or submitted at once (W)',
  body: caseInput.and({
    templateId: c.caseTemplate,
    product: optional(c.caseProduct),
    insurer: optional(c.preferredInsurer),
    transactionType: optional(c.transactionType),
    language: optional(r.language),
  }),
});

export const updateCase = call({
  ...writing,
  name: 'updateCase',
  path: '/commercial-insurance/update',
  summary:
    'Saves a draft, or what the office has asked for (D), or submits it (W). Nothing is changed if somebody has saved another version meanwhile',
  body: caseInput.and({ ...byNumber, caseVersion: c.caseVersion, transactionType: optional(c.transactionType) }),
});

export const copyCase = call({
  ...writing,
  name: 'copyCase',
  path: '/commercial-insurance/copy',
  summary:
    'Begins a draft with what an earlier case says, as its renewal (R) unless told otherwise; without its documents',
  body: shape({ ...byNumber, transactionType: optional(c.transactionType) }),
});

export const deleteCase = call({
  ...writing,
  name: 'deleteCase',
  path: '/commercial-insurance/delete',
  summary: 'Deletes a draft of the caller’s own with its documents; what was submitted is withdrawn instead',
  body: shape(byNumber),
  answer: shape(byNumber),
});

export const withdrawCase = call({
  ...writing,
  name: 'withdrawCase',
  path: '/commercial-insurance/withdraw',
  summary:
    'Ends a case of which no offer is wanted any more; one whose offer was accepted, as long as no policy is issued, if the caller has seen that',
  body: shape({ ...byNumber, reason: optional(c.reason), caseVersion: optional(c.caseVersion) }),
});

export const askForItems = call({
  ...writing,
  name: 'askForItems',
  path: '/commercial-insurance/ask',
  summary:
    'Asks the consultant for rows and documents of a case, with a note: these alone open again, and the clock stands still',
  permission: 'requests.answer',
  body: shape({
    ...byNumber,
    askedNote: c.askedNote,
    askedRows: optional(c.askedRows),
    askedDocuments: optional(c.askedDocuments),
  }),
});
