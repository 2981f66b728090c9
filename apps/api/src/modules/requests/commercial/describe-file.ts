import { downloadDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { Deps } from '../../../deps.ts';
import { nameOfFile, type StoredFileRow } from '../../files/stored-file.ts';

/** What a browser can show by itself. */
const previewed = new Set(['pdf', 'png', 'jpg']);

const pathOf = (id: string) => `/api${downloadDocument.path.replace(/\{\w+\}/, id)}`;

/**
 * A file of a case, as its row of documents shows it.
 * @param address where it is read, unless by who has signed in
 */
export function describeFile(seal: Deps['seal'], file: StoredFileRow, address = pathOf(file.id)) {
  const fileName = nameOfFile(seal, file);
  return {
    fileId: file.id,
    uploadId: file.id,
    fileNameOriginal: fileName,
    fileName,
    fileType: file.file_type,
    uploadedAt: file.uploaded_at.toISOString(),
    previewUrl: previewed.has(file.file_type) ? address : null,
    downloadUrl: address,
  };
}
