import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { field } from '../shape.ts';
import { hongKongSecond, momentOfHongKongSecond } from '../written-dates.ts';
import { caseFields } from './commercial.ts';
import * as f from './formats.ts';
import { requestFields } from './requests.ts';

const MEGABYTE = 1024 ** 2;

const review = {
  reviewer: { holder: 'officer', permission: 'policyDocuments.review' },
  sender: { holder: 'consultant', permission: 'policyDocuments.write' },
} as const;

/** What came with a policy: ten rows. */
export const policyDocument = {
  name: 'policyDocument',
  types: ['jpg', 'png', 'pdf', 'xlsx', 'docx'],
  maxBytes: 5 * MEGABYTE,
  personal: true,
  review,
} as const satisfies FilePurpose;

/** What an endorsement is asked for with. */
export const endorsementDocument = { ...policyDocument, name: 'endorsementDocument' } as const satisfies FilePurpose;

/** How a client has paid a note, or was paid. A row may take less than the most. */
export const settlementDocument = {
  name: 'settlementDocument',
  types: [...policyDocument.types, 'csv', 'xls'],
  maxBytes: 10 * MEGABYTE,
  personal: true,
  tooBig: 'upload.tooBigForRow',
  badType: 'upload.badTypeForRow',
  review,
} as const satisfies FilePurpose;

/** The most characters of what a document in a free row is. */
export const MOST_OF_A_DESCRIPTION = 100;
/** The longest note of what has to be corrected. */
export const MOST_OF_A_CORRECTION = 500;

/** A row's place as the specification writes it: a text, from 1. */
const place = z.codec(z.string('validation.choice').regex(/^([1-9]|10)$/, 'validation.choice'), z.int(), {
  decode: Number,
  encode: String,
});

/** Hong Kong's clock to the second on the wire; ISO 8601 inside. */
const hongKongTime = z.codec(z.string('validation.date'), z.string(), {
  decode: momentOfHongKongSecond,
  encode: hongKongSecond,
});

const transactionNumber = f.text(40);
const endorsementNumber = f.text(10);
const statuses = { waiting: 'P', toCorrect: 'C', accepted: 'A' } as const;
export type DocumentStatus = keyof typeof statuses;

/** Fields of a policy's documents: of its own rows, of an endorsement's, and of a note's settlement. */
export const policyDocumentFields = {
  // what they belong to
  transactionNumber: field('wfPoltxno', transactionNumber),
  transactionAsked: field('polTxNo', transactionNumber),
  uploadPolicy: field('txno', transactionNumber),
  uploadFor: field('dir', f.oneOf(['POLICY'])),
  endorsementNo: field('wfEndst', endorsementNumber),
  endorsementAsked: field('endst', endorsementNumber),
  noteNumber: field('wfNoteno', f.text(40)),
  // rows of a policy
  rowNumber: field('wfSeqno', place),
  name: field('wfRemk', z.string()),
  nameZh: field('wfRemk9', z.string()),
  fileName: field('wfDocnameOrig', z.string()),
  storedName: field('wfDocname', z.string()),
  uploadedAt: field('wfCdate', hongKongTime),
  // rows of an endorsement
  endorsementDocument: field('wfDocDes', z.string()),
  endorsementDocumentZh: field('wfDocDes9', z.string()),
  endorsementFileName: field('wfDocNameOrig', z.string()),
  endorsementStoredName: field('wfDocName', z.string()),
  endorsementUploadedAt: field('wfUploadDate', hongKongTime),
  // rows of a settlement
  settlementRow: field('num', place),
  settlementFileName: field('wfFile', z.string()),
  // what all rows say
  required: requestFields.required,
  docLimit: requestFields.docLimit,
  docTypes: requestFields.docTypes,
  canDescribe: requestFields.canDescribe,
  canUpload: requestFields.canUpload,
  canDelete: requestFields.canDelete,
  status: field('wfStatus', f.coded(statuses)),
  reviewedAs: field('wfStatus', f.coded({ accepted: 'A', toCorrect: 'C' })),
  /** What has to be corrected. */
  note: field('note', f.paragraphs(MOST_OF_A_CORRECTION)),
  documentId: field('id', z.uuid('validation.reference')),
  fileKind: field('fileType', f.oneOf(['image', 'file'])),
  bytes: field('imgFileSize', z.int()),
  previewUrl: caseFields.previewUrl,
  downloadUrl: caseFields.downloadUrl,
  // what is sent
  uploadId: caseFields.uploadId,
  description: field('wfRemk', f.looseText(MOST_OF_A_DESCRIPTION)),
  // where the client is written to about the policy
  email: field('wfEmail', f.email),
  emailKnown: field('wfEmail', z.nullable(z.string())),
  isMailed: field('send', f.flag),
} as const;
