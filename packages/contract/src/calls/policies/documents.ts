import { call } from '../../call.ts';
import { policyDocumentFields as d } from '../../fields/policy-documents.ts';
import { listOf, nullable, optional, shape } from '../../shape.ts';
import { policyDocuments, rowGiven, settlementDocumentRow, uploadedRowFile } from './document-shapes.ts';

const tag = 'policies';
const reading = { tag, permission: 'policyDocuments.read' } as const;
const writing = { tag, permission: 'policyDocuments.write' } as const;

export const getPolicyDocuments = call({
  ...reading,
  name: 'getPolicyDocuments',
  method: 'GET',
  path: '/policy/mgr/policy-doc-list',
  summary: 'The ten rows of documents of a policy, and the rows of one of its endorsements',
  query: shape({ transactionNumber: d.transactionAsked, endorsementNo: optional(d.endorsementAsked) }),
  answer: policyDocuments,
});

export const uploadPolicyDocument = call({
  ...writing,
  name: 'uploadPolicyDocument',
  method: 'POST',
  path: '/doc/policy/upload',
  summary:
    'Takes a document of at most 5 MB for a row of a policy. It is removed after an hour unless the row is saved with what is answered',
  upload: true,
  body: shape({ transactionNumber: d.transactionNumber }),
  answer: uploadedRowFile,
});

export const uploadEndorsementDocument = call({
  ...writing,
  name: 'uploadEndorsementDocument',
  method: 'POST',
  path: '/doc/endor/upload',
  summary: 'The same for a row of an endorsement',
  upload: true,
  body: shape({ transactionNumber: d.uploadPolicy, uploadFor: optional(d.uploadFor) }),
  answer: uploadedRowFile,
});

export const savePolicyDocuments = call({
  ...writing,
  name: 'savePolicyDocuments',
  method: 'POST',
  path: '/policy/mgr/policy-doc-upload',
  summary:
    'Saves rows of documents with their uploads: of the policy, or with the number of an endorsement other than 000 of that. A row that somebody else has changed since it was read is refused',
  body: shape({
    transactionNumber: d.transactionNumber,
    endorsementNo: optional(d.endorsementNo),
    documents: listOf('docList', rowGiven, 10),
  }),
  answer: policyDocuments,
});

const settlementDocuments = shape({ documents: listOf('docList', settlementDocumentRow) });
const ofNote = {
  transactionNumber: d.transactionNumber,
  endorsementNo: d.endorsementNo,
  noteNumber: d.noteNumber,
} as const;

export const getSettlementDocuments = call({
  ...reading,
  name: 'getSettlementDocuments',
  method: 'POST',
  path: '/policy/mgr/sett/doc/list',
  summary: 'The documents of the settlement of a debit or credit note',
  body: shape(ofNote),
  answer: settlementDocuments,
});

export const uploadSettlementDocument = call({
  ...writing,
  name: 'uploadSettlementDocument',
  method: 'POST',
  path: '/doc/endor-sett/upload',
  summary: 'Takes a document of a settlement into its row, in the place of the document that it held when it was read',
  upload: true,
  body: shape({ ...ofNote, rowNumber: d.settlementRow, documentId: optional(d.documentId) }),
  answer: settlementDocuments,
});

const one = shape({ documentId: d.documentId });

export const deletePolicyDocument = call({
  ...writing,
  name: 'deletePolicyDocument',
  method: 'DELETE',
  path: '/policy/mgr/policy-doc-delete',
  summary: 'Takes a document of a policy, an endorsement or a settlement out of its row, unless it was accepted',
  query: one,
  answer: one,
});

export const reviewPolicyDocument = call({
  tag,
  name: 'reviewPolicyDocument',
  method: 'POST',
  path: '/policy/mgr/policy-doc-review',
  summary: 'Accepts a document (A), or says in a note what has to be corrected (C)',
  permission: 'policyDocuments.review',
  body: shape({ documentId: d.documentId, status: d.reviewedAs, note: optional(d.note) }, [
    ({ status, note }) => (status === 'toCorrect' && !note ? [{ field: 'note', message: 'validation.required' }] : []),
  ]),
  answer: shape({ documentId: d.documentId, status: d.status, note: nullable(d.note) }),
});

export const savePolicyEmail = call({
  ...writing,
  name: 'savePolicyEmail',
  method: 'POST',
  path: '/apply/save-email',
  summary: 'Saves the address that the client is written to about a policy, and mails its documents there if asked',
  idempotent: true,
  body: shape({ transactionNumber: d.transactionNumber, email: d.email, isMailed: optional(d.isMailed) }),
  answer: shape({ email: d.email, isMailed: d.isMailed }),
});
