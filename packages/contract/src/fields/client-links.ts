import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { policyDocumentFields } from './policy-documents.ts';
import { purchaseFields } from './purchases.ts';

/** What has become of the link of a client on a policy; none: there was never one. */
export const clientLinkStates = ['none', 'live', 'expired', 'revoked', 'locked'] as const;
export type ClientLinkState = (typeof clientLinkStates)[number];

/** What a client confirms before anything is shown: what the house knows of the policyholder, or a code that is mailed. */
export const confirmations = ['hkid', 'bornOn', 'code'] as const;
export type Confirmation = (typeof confirmations)[number];

/** What a client can ask to have changed. */
export const clientChangeKinds = ['contact', 'person', 'sum', 'cancel', 'other'] as const;
export type ClientChangeKind = (typeof clientChangeKinds)[number];

/** What has become of it: it waits for the office, is worked on, has been agreed to, or was not taken up. */
export const clientChangeStates = ['waiting', 'underway', 'made', 'notMade'] as const;

/** Where a request of a client stands with the office. */
export const clientRequestStates = ['waiting', 'takenUp', 'declined'] as const;
export type ClientRequestState = (typeof clientRequestStates)[number];

/** So many requests of one policy may wait at once. */
export const MOST_WAITING_CHANGES = 5;

/** The most characters that an endorsement keeps of what is asked. */
export const MOST_OF_A_CHANGE = 200;

/** Fields of the page that a client opens by a link, and of the link itself. */
export const clientFields = {
  linkToken: field('token', f.reference),
  // the office
  linkState: field('linkState', f.oneOf(clientLinkStates)),
  /** Masked, unless the caller may write to the client. */
  linkEmail: field('wfEmail', z.nullable(z.string())),
  linkSentAt: field('linkSentAt', z.nullable(f.moment)),
  linkExpiresAt: field('linkExpiresAt', z.nullable(f.moment)),
  openedCount: field('openedCount', z.int()),
  lastOpenedAt: field('lastOpenedAt', z.nullable(f.moment)),
  // before the page
  asksFor: field('asksFor', f.oneOf(confirmations)),
  isConfirmed: field('confirmed', f.flag),
  attemptsLeft: field('attemptsLeft', z.int()),
  confirmation: field('confirmation', f.text(20)),
  isSent: field('sent', f.flag),
  linkGoodUntil: field('linkExpiresAt', f.moment),
  // documents
  documentId: field('id', z.uuid('validation.reference')),
  documentKind: purchaseFields.documentKind,
  documentLanguage: field('language', f.language),
  printedOn: field('wfCdate', f.date),
  // notes
  noteNumbers: field(
    'wfNotenos',
    z.array(f.text(40), 'validation.choice').min(1, 'validation.required').max(50, 'validation.tooMany'),
  ),
  dueCents: field('outstanding', f.money),
  totalDueCents: field('wfTotalDue', f.money),
  paymentSought: field('payment', f.reference),
  // changes
  changeKind: field('changeKind', f.oneOf(clientChangeKinds)),
  changeState: field('changeState', f.oneOf(clientChangeStates)),
  changeOn: field('wfEndeffdate', f.date),
  changeText: field('wfRemk', f.printedText(MOST_OF_A_CHANGE)),
  changeShown: field('wfRemk', z.string()),
  askedOn: field('askedOn', f.date),
  /** Why the office has not taken it up. */
  changeNote: field('note', z.string()),
  /** What was sent with it: what the client has signed, and what proves it. */
  signedUpload: field('wfSigned', z.uuid('validation.reference')),
  proofUpload: field('wfProof', z.uuid('validation.reference')),
  uploadId: field('id', z.uuid('validation.reference')),
  changeFileNames: field('files', z.array(z.string())),
  // the same for the office
  changeId: field('id', z.uuid('validation.reference')),
  version: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  requestState: field('wfStatus', f.oneOf(clientRequestStates)),
  askedAt: field('wfCdate', f.moment),
  draftTakenUp: field('draft', z.uuid('validation.reference')),
  answeredBy: field('answeredBy', z.string()),
  answeredByZh: field('answeredBy9', z.nullable(z.string())),
  downloadUrl: policyDocumentFields.downloadUrl,
  mayAsk: field('mayAsk', f.flag),
  earliestOn: field('earliestOn', f.date),
  // uploads
  rowKey: field('wfRow', z.string('validation.choice').regex(/^(\d{3}\/)?([1-9]|10)$/, 'validation.choice')),
  fileName: policyDocumentFields.fileName,
  rowStatus: field('wfStatus', f.oneOf(['empty', 'waiting', 'toCorrect', 'accepted'])),
} as const;
