import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { listOf, optional, shape } from '../../../shape.ts';
import { caseDocumentRow, documentGiven, uploadedDocument } from './case-shapes.ts';

const writing = { tag: 'commercial', permission: 'commercial.write' } as const;
const documents = shape({ documents: listOf('photoList', caseDocumentRow) });

export const uploadTempDocument = call({
  ...writing,
  name: 'uploadTempDocument',
  method: 'POST',
  path: '/doc/upload-temp-doc',
  summary:
    'Takes a document of at most 5 MB for a row of a case. It is removed after an hour unless the row is saved with what is answered',
  upload: true,
  body: shape({ uploadCase: optional(c.uploadCase), uploadFor: optional(c.uploadFor) }),
  answer: uploadedDocument,
});

export const updateDocument = call({
  ...writing,
  name: 'updateDocument',
  method: 'POST',
  path: '/commercial-insurance/doc/update',
  summary: 'Saves a row of documents with its upload, in the place of the file that it held',
  body: documentGiven.and({ caseNumber: c.caseNumber }),
  answer: documents,
});

export const deleteDocument = call({
  ...writing,
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/commercial-insurance/doc/delete',
  summary:
    'Takes a document away from its row, and with edit=true its description too; or an upload that no row holds yet',
  query: shape({ removedId: c.removedId, isDescribed: optional(c.isDescribed) }),
  answer: documents,
});

export const downloadDocument = call({
  name: 'downloadDocument',
  method: 'GET',
  path: `/commercial-insurance/doc/{${c.fileId.wire}}`,
  summary: 'A document of a case; PDFs and images open in the browser',
  tag: 'commercial',
  permission: 'commercial.read',
  params: shape({ fileId: c.fileId }),
  answer: z.unknown(),
});
