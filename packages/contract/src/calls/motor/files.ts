import * as z from 'zod';
import { call } from '../../call.ts';
import { motorFields as m } from '../../fields/motor.ts';
import { listOf, type Of, shape } from '../../shape.ts';

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
  keptUntil: m.keptUntil,
  downloadUrl: m.downloadUrl,
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
