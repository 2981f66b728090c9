import { call } from '../../call.ts';
import { motorFields as m } from '../../fields/motor.ts';
import { purchaseFields } from '../../fields/purchases.ts';
import { listOf, nullable, optional, shape } from '../../shape.ts';
import { motorCase, motorForm, motorOption, motorReferral, motorTerms } from './case-shapes.ts';

const byNumber = { quotationNumber: m.quotationNumber };
/** A case as its reader has seen it: of two who change it at once the second is told. */
const seen = { ...byNumber, rowVersion: m.rowVersion };
const writing = {
  method: 'POST',
  tag: 'motor',
  permission: 'motor.write',
  idempotent: true,
  answer: motorCase,
} as const;
const reading = { tag: 'motor', permission: 'motor.read' } as const;

export const openMotorCase = call({
  ...reading,
  name: 'openMotorCase',
  method: 'GET',
  path: '/motor/quotation/detail',
  summary: 'All of a motor case: its form, premium, referral, duplicates and what the caller may do with it',
  query: shape(byNumber),
  answer: motorCase,
});

export const addMotorCase = call({
  ...writing,
  name: 'addMotorCase',
  path: '/motor/quotation/add',
  summary: 'Begins a motor case as a draft, with whatever is known so far',
  body: shape({ form: { wire: 'form', schema: motorForm.codec } }),
});

export const copyMotorCase = call({
  ...writing,
  name: 'copyMotorCase',
  path: '/motor/quotation/copy',
  summary: 'Begins a draft with what an earlier case says; without its declaration, premium and documents',
  body: shape(byNumber),
});

export const copyMotorQuote = call({
  ...writing,
  name: 'copyMotorQuote',
  path: '/motor/quotation/copy-quote',
  summary:
    'Begins a draft with what a personal motor quote says, or an application for one under the own codes: vehicle, cover, drivers and, where known, the policyholder',
  body: shape(
    { quoteRef: optional(purchaseFields.quoteRef), applicationRef: optional(purchaseFields.applicationRef) },
    [
      ({ quoteRef, applicationRef }) =>
        (quoteRef === undefined) === (applicationRef === undefined)
          ? [{ field: 'quoteRef', message: 'validation.required' }]
          : [],
    ],
  ),
});

export const saveMotorCase = call({
  ...writing,
  name: 'saveMotorCase',
  path: '/motor/quotation/update',
  summary: 'Saves what is keyed of a case. A quoted, referred or cleared one becomes a draft again',
  body: shape({ ...seen, form: { wire: 'form', schema: motorForm.codec } }),
});

export const priceMotorCase = call({
  ...reading,
  name: 'priceMotorCase',
  method: 'POST',
  path: '/motor/quotation/premium',
  summary: 'The premium of a case by every plan, line by line, and the rules that would refer it; nothing is written',
  body: shape({ ...byNumber, ...motorTerms.fields }),
  answer: shape({
    options: listOf('optionList', motorOption),
    referral: nullable({ wire: 'referral', schema: motorReferral.codec }),
  }),
});

export const quoteMotorCase = call({
  ...writing,
  name: 'quoteMotorCase',
  path: '/motor/quotation/calculate',
  summary: 'Freezes the premium of a plan: the case is quoted (Q), or referred (R) by its rules',
  body: shape({ ...seen, planCode: m.planCode, ...motorTerms.fields }),
});

export const clearMotorCase = call({
  ...writing,
  name: 'clearMotorCase',
  path: '/motor/quotation/clear',
  summary: 'Clears a referred case (U) with a loading and a reason, within the limit of authority',
  permission: 'motor.clear',
  body: shape({ ...seen, underwriterLoadingCents: m.underwriterLoadingCents, returnNote: m.returnNote }),
});

export const declineMotorCase = call({
  ...writing,
  name: 'declineMotorCase',
  path: '/motor/quotation/decline',
  summary: 'Declines a referred case (N) with a reason',
  permission: 'motor.clear',
  body: shape({ ...seen, returnNote: m.returnNote }),
});

export const confirmMotorCase = call({
  ...writing,
  name: 'confirmMotorCase',
  path: '/motor/quotation/confirm',
  summary: 'Confirms a quoted, cleared or corrected case (C): documents, declaration and an effective date to come',
  body: shape(seen),
});

export const cancelMotorCase = call({
  ...writing,
  name: 'cancelMotorCase',
  path: '/motor/quotation/cancel',
  summary: 'Cancels a case that is not confirmed (X), with a reason',
  body: shape({ ...seen, returnNote: m.returnNote }),
});

export const generateMotorCase = call({
  ...writing,
  name: 'generateMotorCase',
  path: '/motor/quotation/generate',
  summary: 'Generates a confirmed case (G): it has its cover note number',
  permission: 'motor.generate',
  body: shape(seen),
});

export const auditMotorCase = call({
  ...writing,
  name: 'auditMotorCase',
  path: '/motor/quotation/audit',
  summary: 'Passes a generated case (A) that agrees with its documents',
  permission: 'motor.audit',
  body: shape(seen),
});

export const returnMotorCase = call({
  ...writing,
  name: 'returnMotorCase',
  path: '/motor/quotation/return',
  summary: 'Returns a generated or audited case for correction (J), with the fields and a note',
  permission: 'motor.read',
  body: shape({ ...seen, returnedFields: m.returnedFields, returnNote: m.returnNote }),
});

export const approveMotorCase = call({
  ...writing,
  name: 'approveMotorCase',
  path: '/motor/quotation/approve',
  summary: 'Approves an audited case (V): its policy exists, with number, note, documents and mail',
  permission: 'motor.approve',
  body: shape(seen),
});

const trailRow = shape({
  trailAt: m.trailAt,
  trailBy: m.trailBy,
  trailByZh: m.trailByZh,
  trailAction: m.trailAction,
  trailField: m.trailField,
  trailBefore: m.trailBefore,
  trailBeforeZh: m.trailBeforeZh,
  trailAfter: m.trailAfter,
  trailAfterZh: m.trailAfterZh,
});

export const motorCaseTrail = call({
  ...reading,
  name: 'motorCaseTrail',
  method: 'GET',
  path: '/motor/quotation/trail',
  summary:
    'What was done with a case, field by field with the old and the new value, the latest first; identities masked',
  query: shape(byNumber),
  answer: shape({ records: listOf('records', trailRow) }),
});
