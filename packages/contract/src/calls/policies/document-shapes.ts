import { policyDocumentFields as d } from '../../fields/policy-documents.ts';
import { allowedOf } from '../../fields/workflow.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

/** What every row says: what it takes, what the caller may do with it, and of the file that is there. */
const common = {
  required: d.required,
  docLimit: d.docLimit,
  docTypes: d.docTypes,
  canDescribe: d.canDescribe,
  canUpload: d.canUpload,
  canDelete: d.canDelete,
  /** Of an empty row: waiting. */
  status: d.status,
  note: nullable(d.note),
  documentId: optional(d.documentId),
  fileKind: optional(d.fileKind),
  bytes: optional(d.bytes),
  previewUrl: optional(d.previewUrl),
  downloadUrl: optional(d.downloadUrl),
  allowedActions: allowedOf(['accept', 'askCorrection', 'remove']),
} as const;

/** One of a policy's ten rows. What a free row is, who fills it in has said. */
export const policyDocumentRow = shape({
  rowNumber: d.rowNumber,
  name: d.name,
  nameZh: d.nameZh,
  fileName: optional(d.fileName),
  storedName: optional(d.storedName),
  uploadedAt: optional(d.uploadedAt),
  ...common,
});
/** A row in the words of the domain, which are the same for all three tables. */
export type DocumentRow = Of<typeof policyDocumentRow>;

export const endorsementDocumentRow = shape({
  rowNumber: d.rowNumber,
  name: d.endorsementDocument,
  nameZh: d.endorsementDocumentZh,
  fileName: optional(d.endorsementFileName),
  storedName: optional(d.endorsementStoredName),
  uploadedAt: optional(d.endorsementUploadedAt),
  ...common,
});

export const settlementDocumentRow = shape({
  rowNumber: d.settlementRow,
  name: d.endorsementDocument,
  nameZh: d.endorsementDocumentZh,
  fileName: optional(d.settlementFileName),
  storedName: optional(d.storedName),
  uploadedAt: optional(d.uploadedAt),
  ...common,
});

/** A policy's rows, and those of the endorsement that was asked for: the new business (000) has none of its own. */
export const policyDocuments = shape({
  /** Of what was uploaded into the ten rows: to correct where one is, accepted where all are. */
  status: d.status,
  email: d.emailKnown,
  documents: listOf('docList', policyDocumentRow),
  endorsementDocuments: listOf('endstDocList', endorsementDocumentRow),
});
export type PolicyDocuments = Of<typeof policyDocuments>;

/** An upload that is in no row yet. */
export const uploadedRowFile = shape({
  uploadId: d.uploadId,
  fileName: d.endorsementFileName,
  fileKind: d.fileKind,
  bytes: d.bytes,
  uploadedAt: d.endorsementUploadedAt,
});

/** A row as it is sent: the upload that it is to hold, the document that it held when it was read, and what a free row is. */
export const rowGiven = shape({
  rowNumber: d.rowNumber,
  description: optional(d.description),
  uploadId: optional(d.uploadId),
  documentId: optional(d.documentId),
});
export type RowGiven = Of<typeof rowGiven>;
