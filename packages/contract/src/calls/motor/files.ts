import * as z from 'zod';
import { call } from '../../call.ts';
import { motorFields as m } from '../../fields/motor.ts';
import { allowedOf } from '../../fields/workflow.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';

const path = '/motor/quotation/efs';
const onePath = `${path}/{${m.fileId.wire}}` as const;
const one = shape({ fileId: m.fileId });

const motorFile = shape({
  fileId: m.fileId,
  fileType: m.fileType,
  fileName: m.fileName,
  fileEnding: m.fileEnding,
  fileBytes: m.fileBytes,
  uploadedAt: m.uploadedAt,
  uploadedBy: m.uploadedBy,
  uploadedByZh: m.uploadedByZh,
  keptUntil: m.keptUntil,
  fileState: m.fileState,
  fileNote: m.fileNote,
  downloadUrl: m.downloadUrl,
  thumbnailUrl: m.thumbnailUrl,
  pageUrls: m.pageUrls,
  allowedActions: allowedOf(['accept', 'askCorrection', 'remove', 'sort']),
});
export type MotorFile = Of<typeof motorFile>;

const files = shape({ records: listOf('records', motorFile), missingTypes: m.missingTypes });

export const motorFiles = call({
  name: 'motorFiles',
  method: 'GET',
  path,
  summary: 'The electronic file of a case by type, and which types are still missing for its next step',
  tag: 'motor',
  permission: 'motor.read',
  query: shape({ quotationNumber: m.quotationNumber }),
  answer: files,
});

export const uploadMotorFile = call({
  name: 'uploadMotorFile',
  method: 'POST',
  path: `${path}/upload`,
  summary: 'Takes a document of a type into the electronic file of a case that is not generated yet, or is under way',
  tag: 'motor',
  permission: 'motor.read',
  upload: true,
  body: shape({ quotationNumber: m.quotationNumber, fileType: m.fileType }),
  answer: files,
});

export const downloadMotorFile = call({
  name: 'downloadMotorFile',
  method: 'GET',
  path: onePath,
  summary: 'A document of the electronic file; PDFs and images open in the browser',
  tag: 'motor',
  permission: 'motor.read',
  params: one,
  answer: z.unknown(),
});

export const removeMotorFile = call({
  name: 'removeMotorFile',
  method: 'POST',
  path: `${onePath}/remove`,
  summary: 'Removes a document while the case is with the broker or agent',
  tag: 'motor',
  permission: 'motor.write',
  params: one,
  answer: files,
});

export const sortMotorFile = call({
  name: 'sortMotorFile',
  method: 'POST',
  path: `${onePath}/sort`,
  summary:
    'Gives a document another type: its broker or agent while the case can be keyed, the office while it is under way',
  tag: 'motor',
  permission: 'motor.read',
  params: one,
  body: shape({ fileType: m.fileType }),
  answer: files,
});

export const reviewMotorFile = call({
  name: 'reviewMotorFile',
  method: 'POST',
  path: `${onePath}/review`,
  summary: 'Accepts a document of the electronic file (A), or says in a note what has to be corrected (C)',
  tag: 'motor',
  permission: 'motor.audit',
  params: one,
  body: shape({ reviewedAs: m.reviewedAs, reviewNote: optional(m.reviewNote) }, [
    ({ reviewedAs, reviewNote }) =>
      reviewedAs === 'toCorrect' && !reviewNote ? [{ field: 'reviewNote', message: 'validation.required' }] : [],
  ]),
  answer: files,
});

export const motorThumbnail = call({
  name: 'motorThumbnail',
  method: 'GET',
  path: `${onePath}/thumbnail`,
  summary: 'A small picture of an image or of the first page of a PDF of the electronic file, as a JPEG',
  tag: 'motor',
  permission: 'motor.read',
  params: one,
  answer: z.unknown(),
});

export const motorPagePicture = call({
  name: 'motorPagePicture',
  method: 'GET',
  path: `${onePath}/pages/{${m.page.wire}}`,
  summary: 'A small picture of a page of a PDF of the electronic file, from 1, as a JPEG',
  tag: 'motor',
  permission: 'motor.read',
  params: shape({ fileId: m.fileId, page: m.page }),
  answer: z.unknown(),
});
