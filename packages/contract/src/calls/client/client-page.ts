import * as z from 'zod';
import { call } from '../../call.ts';
import { clientFields as c } from '../../fields/client-links.ts';
import { endorsementFields as e } from '../../fields/endorsements.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { purchaseFields } from '../../fields/purchases.ts';
import { field, listOf, nullable, type Of, optional, shape } from '../../shape.ts';
import { changedLine } from '../policies/endorsements/shapes.ts';
import { paymentStates } from '../purchases/shapes.ts';

/** What somebody sees who has a link and has not confirmed yet: nothing of the policy. */
export const clientDoor = shape({
  asksFor: c.asksFor,
  isConfirmed: c.isConfirmed,
  attemptsLeft: c.attemptsLeft,
});
export type ClientDoor = Of<typeof clientDoor>;

const document = shape({
  documentId: c.documentId,
  documentKind: c.documentKind,
  documentLanguage: c.documentLanguage,
  endorsementNo: p.endorsementNo,
  printedOn: c.printedOn,
});

const endorsement = shape({
  endorsementNo: p.endorsementNo,
  kind: p.kind,
  effectiveOn: p.effectiveOn,
  totalPremiumCents: p.totalPremiumCents,
  changes: listOf('changes', changedLine),
});

const note = shape({
  noteNumber: p.noteNumber,
  noteKind: p.noteKind,
  endorsementNo: p.endorsementNo,
  noteCents: p.noteCents,
  dueOn: p.dueOn,
  dueCents: c.dueCents,
  noteSettlement: p.noteSettlement,
});

const receipt = shape({
  receiptNumber: p.receiptNumber,
  receivedOn: p.receivedOn,
  receiptMethod: p.receiptMethod,
  allocatedCents: p.allocatedCents,
  bankStatus: p.bankStatus,
  /** Of one that can be opened: one that paid other policies too, or came back, is not. */
  documentId: nullable(c.documentId),
});

const change = shape({
  changeKind: c.changeKind,
  changeState: c.changeState,
  changeOn: c.changeOn,
  changeShown: c.changeShown,
  askedOn: c.askedOn,
  changeNote: nullable(c.changeNote),
  changeFileNames: c.changeFileNames,
});

/** A row that a document can be uploaded into: what was asked for, and what has to be corrected. */
export const clientRow = shape({
  rowKey: c.rowKey,
  name: p.matterName,
  nameZh: p.matterNameZh,
  fileName: nullable(c.fileName),
  rowStatus: c.rowStatus,
  note: nullable(e.returnNote),
  documentId: nullable(c.documentId),
});
export type ClientRow = Of<typeof clientRow>;

/** A policy as its client reads it. Contact details and identities are masked, or not there at all. */
export const clientPolicy = shape({
  policyNumber: p.policyNumber,
  lineName: p.lineName,
  lineNameZh: p.lineNameZh,
  insurerName: p.insurerName,
  insurerNameZh: p.insurerNameZh,
  planName: { wire: 'planName', schema: z.string() },
  planNameZh: { wire: 'planName9', schema: z.string() },
  holderName: p.holderName,
  maskedEmail: purchaseFields.maskedEmail,
  emergencyPhone: nullable(purchaseFields.emergencyPhone),
  startsOn: p.startsOn,
  endsOn: p.endsOn,
  status: p.status,
  totalDueCents: c.totalDueCents,
  documents: listOf('docList', document),
  endorsements: listOf('endstList', endorsement),
  notes: listOf('noteList', note),
  receipts: listOf('receiptList', receipt),
  changes: listOf('changeList', change),
  mayAsk: c.mayAsk,
  earliestOn: c.earliestOn,
  rows: listOf('uploadList', clientRow),
  linkGoodUntil: c.linkGoodUntil,
});
export type ClientPolicy = Of<typeof clientPolicy>;

const byLink = { tag: 'client', permission: 'clientLinks.open' } as const;
const params = shape({ linkToken: c.linkToken });

export const openClientLink = call({
  ...byLink,
  name: 'openClientLink',
  method: 'GET',
  path: '/client/link/{token}',
  summary: 'What the client confirms before the policy behind a link is shown. Every opening is kept',
  params,
  answer: clientDoor,
});

export const mailClientCode = call({
  ...byLink,
  name: 'mailClientCode',
  method: 'POST',
  path: '/client/link/{token}/code',
  summary:
    'E-mails the code that opens the policy to the address on record, where the house knows nothing else to ask for',
  params,
  answer: shape({ isSent: c.isSent }),
});

export const confirmClient = call({
  ...byLink,
  name: 'confirmClient',
  method: 'POST',
  path: '/client/link/{token}/confirm',
  summary:
    'Confirms who has the link; this browser may read the policy for half an hour then. Five wrong answers end the link',
  params,
  body: shape({ confirmation: c.confirmation }),
  answer: clientDoor,
});

export const askClientLink = call({
  ...byLink,
  name: 'askClientLink',
  method: 'POST',
  path: '/client/link/{token}/again',
  summary:
    'Asks for a new link in the place of one that is over. It goes to the address on record alone; the answer is the same whatever the link is',
  params,
  answer: shape({ isSent: c.isSent }),
});

export const readClientPolicy = call({
  ...byLink,
  name: 'readClientPolicy',
  method: 'GET',
  path: '/client/link/{token}/policy',
  summary: 'The policy behind a link that was confirmed in this browser, with its documents, notes and receipts',
  params,
  answer: clientPolicy,
});

export const readClientDocument = call({
  ...byLink,
  name: 'readClientDocument',
  method: 'GET',
  path: `/client/link/{token}/doc/{${c.documentId.wire}}`,
  summary: 'A document of the policy as a PDF',
  params: params.and({ documentId: c.documentId }),
  answer: z.unknown(),
});

export const readClientReceipt = call({
  ...byLink,
  name: 'readClientReceipt',
  method: 'GET',
  path: `/client/link/{token}/receipt/{${c.documentId.wire}}`,
  summary: 'A receipt of what was paid for the policy as a PDF',
  params: params.and({ documentId: c.documentId }),
  query: shape({ language: optional(c.documentLanguage) }),
  answer: z.unknown(),
});

export const readClientCalendar = call({
  ...byLink,
  name: 'readClientCalendar',
  method: 'GET',
  path: '/client/link/{token}/calendar',
  summary: 'First and last day of cover, and when to renew, as an iCalendar file (RFC 5545)',
  params,
  query: shape({ language: optional(c.documentLanguage) }),
  answer: z.unknown(),
});

/** A payment of notes: the gateway's page while there is something to pay. */
export const clientPayment = shape({
  paymentRef: purchaseFields.paymentRef,
  state: field(purchaseFields.state.wire, z.enum(paymentStates)),
  totalCents: purchaseFields.totalCents,
  gatewayUrl: nullable(purchaseFields.gatewayUrl),
  failure: nullable(purchaseFields.failure),
  refundReason: nullable(purchaseFields.refundReason),
});
export type ClientPayment = Of<typeof clientPayment>;

export const payClientNotes = call({
  ...byLink,
  name: 'payClientNotes',
  method: 'POST',
  path: '/client/link/{token}/pay',
  summary:
    'Opens the payment of what is due of one or several notes at the gateway; while one is open for the same it is answered again',
  idempotent: true,
  params,
  body: shape({ noteNumbers: c.noteNumbers, totalDueCents: c.totalDueCents, language: c.documentLanguage }),
  answer: clientPayment,
});

export const getClientPayment = call({
  ...byLink,
  name: 'getClientPayment',
  method: 'GET',
  path: '/client/link/{token}/payment/{payment}',
  summary: 'Where a payment of notes stands',
  params: params.and({ paymentSought: c.paymentSought }),
  answer: clientPayment,
});

export const askForChange = call({
  ...byLink,
  name: 'askForChange',
  method: 'POST',
  path: '/client/link/{token}/change',
  summary:
    'Asks the office for a change of the policy, with files that were sent before. Nothing changes before the office approves it',
  idempotent: true,
  params,
  body: shape({
    changeKind: c.changeKind,
    changeOn: c.changeOn,
    changeText: c.changeText,
    signedUpload: optional(c.signedUpload),
    proofUpload: optional(c.proofUpload),
  }),
  answer: shape({ isSent: c.isSent }),
});

export const uploadForChange = call({
  ...byLink,
  name: 'uploadForChange',
  method: 'POST',
  path: '/client/link/{token}/change-file',
  summary: 'Takes a file that is sent with a request for a change; without one it is gone after an hour',
  upload: true,
  params,
  answer: shape({ uploadId: c.uploadId, fileName: c.fileName }),
});

export const uploadForClient = call({
  ...byLink,
  name: 'uploadForClient',
  method: 'POST',
  path: '/client/link/{token}/upload',
  summary: 'Takes a document into a row of the policy or of an endorsement that is empty or has to be corrected',
  upload: true,
  params,
  body: shape({ rowKey: c.rowKey, documentId: optional(c.documentId) }),
  answer: shape({ isSent: c.isSent }),
});
