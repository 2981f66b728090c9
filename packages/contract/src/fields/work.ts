import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** What may wait for somebody. Names of texts in `work.waiting`. */
export const waitingCodes = [
  'requestsOpen',
  'requestsMine',
  'requestsLate',
  'insurersAsking',
  'casesAccepted',
  'casesPending',
  'offersToAnswer',
  'motorReferred',
  'motorConfirmed',
  'motorGenerated',
  'motorAudited',
  'motorReturned',
  'motorCleared',
  'motorLapsing',
  'clientChangesOpen',
  'endorsementsToApprove',
  'enquiriesOpen',
  'paymentsUnresolved',
  'refundsDue',
  'chargebacks',
  'clientRefundsToApprove',
  'remindersToGive',
  'insurerPaymentsToApprove',
  'drawingsToApprove',
  'payoutsToApprove',
  'newsDrafts',
  'activityDrafts',
  'libraryDrafts',
  'claimFormDrafts',
  'faqDrafts',
  'linksUnpaid',
  'applicationsUnpaid',
  'quotesExpiring',
] as const;
export type WaitingCode = (typeof waitingCodes)[number];

/** How far an application is that nobody has paid: a link was sent, all is filled in, or it is begun and runs out soon. */
export const applicationStages = ['linkSent', 'awaitingPayment', 'expiring', 'begun'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Why somebody must look at a payment. */
export const paymentProblems = ['unresolved', 'refundDue', 'chargedBack'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];

/** What a search finds, in the order in which it is shown. Names of texts in `work.kinds`. */
export const foundKinds = ['policy', 'client', 'request', 'enquiry', 'user', 'plan', 'insurer'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 100;

/** Fields of what waits for a user, and of the search over everything. */
export const workFields = {
  code: field('code', f.oneOf(waitingCodes)),
  path: field('path', z.string()),
  count: field('count', z.int()),
  oldestAt: field('oldestAt', z.nullable(f.moment)),
  dueAt: field('dueAt', z.nullable(f.moment)),
  // applications and payments that wait
  stage: field('stage', f.oneOf(applicationStages)),
  clientName: field('clientName', z.string()),
  consultantCode: field('consultantCode', z.string()),
  begunAt: field('begunAt', f.moment),
  paymentId: field('paymentId', z.uuid('validation.reference')),
  problem: field('problem', f.oneOf(paymentProblems)),
  gatewayRef: field('gatewayRef', z.string()),
  amountCents: field('amount', f.money),
  chargedBackCents: field('chargedBack', f.money),
  changedAt: field('changedAt', f.moment),
  // the page after login
  now: field('now', f.moment),
  linksSent: field('linksSent', z.int()),
  requestsMade: field('requestsMade', z.int()),
  // search
  text: field(
    'text',
    z
      .string('validation.required')
      .trim()
      .min(SHORTEST_SEARCH, 'work.checks.short')
      .max(LONGEST_SEARCH, 'validation.maxLength')
      .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'validation.text'),
  ),
  kind: field('kind', f.oneOf(foundKinds)),
  title: field('title', z.string()),
  titleZh: field('title9', z.string()),
  detail: field('detail', z.string()),
  detailZh: field('detail9', z.string()),
} as const;
