import * as z from 'zod';
import { call } from '../../call.ts';
import { formFields as forms } from '../../fields/forms.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { listOf, nested, optional, shape } from '../../shape.ts';
import { applicantDraft, application, chosenCover, personDraft } from './shapes.ts';

const ref = shape({ applicationRef: { wire: 'ref', schema: p.applicationRef.schema } });

export const startApplication = call({
  name: 'startApplication',
  method: 'POST',
  path: '/buy/application',
  summary: 'Begins an application for a frozen quote, or resumes the one that the same act has begun',
  tag: 'purchases',
  permission: 'applications.write',
  idempotent: true,
  body: shape({
    quoteRef: optional(p.quoteRef),
    linkToken: optional(p.linkToken),
    /** The client's address from the dialog; prefills the form. */
    clientEmail: optional(p.clientEmail),
    language: p.language,
    /** True: what was bought for this quote is to be bought once more. */
    again: optional(p.again),
  }),
  answer: application,
});

export const getApplication = call({
  name: 'getApplication',
  method: 'GET',
  path: '/buy/application/{ref}',
  summary: 'An application as it was left',
  tag: 'purchases',
  permission: 'applications.write',
  params: ref,
  answer: application,
});

export const applicationState = call({
  name: 'applicationState',
  method: 'GET',
  path: '/buy/application/{ref}/state',
  summary: 'The state of an application alone, for a page that waits for its payment',
  tag: 'purchases',
  permission: 'applications.write',
  params: ref,
  answer: shape({ state: application.fields.state }),
});

export const saveApplication = call({
  name: 'saveApplication',
  method: 'PUT',
  path: '/buy/application/{ref}',
  summary: 'Keeps what is filled in so far; a change of optional covers makes a new frozen quote',
  tag: 'purchases',
  permission: 'applications.write',
  params: ref,
  body: shape({
    version: p.version,
    step: p.step,
    language: p.language,
    covers: listOf('optionCovers', chosenCover, 20),
    applicant: nested('applicant', applicantDraft),
    people: listOf('insuredList', personDraft, 40),
    /** Answers to the line's own questions. */
    answers: forms.answers,
  }),
  answer: application,
});

export const submitApplication = call({
  name: 'submitApplication',
  method: 'POST',
  path: '/buy/application/{ref}/submit',
  summary: 'Checks everything and closes the form for payment',
  tag: 'purchases',
  permission: 'applications.write',
  idempotent: true,
  params: ref,
  body: shape({
    version: p.version,
    /** The total the client saw; refused when it is not the frozen one. */
    shownTotalCents: p.shownTotalCents,
    agreeWording: p.agreeWording,
    agreeMarketing: p.agreeMarketing,
  }),
  answer: application,
});

export const handOver = call({
  name: 'handOver',
  method: 'POST',
  path: '/buy/application/{ref}/hand-over',
  summary: 'E-mails the client the address of a prepared application; the client confirms the declarations and pays',
  tag: 'purchases',
  permission: 'applications.write',
  idempotent: true,
  params: ref,
  body: shape({ clientEmail: p.clientEmail, language: optional(p.language) }),
  answer: z.null(),
});
