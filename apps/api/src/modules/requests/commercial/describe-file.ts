import { downloadDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { Deps } from '../../../deps.ts';
import { isShownByBrowsers } from '../../files/send-file.ts';
import { nameOfFile, type StoredFileRow } from '../../files/stored-file.ts';

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
    previewUrl: isShownByBrowsers(file.file_type) ? address : null,
    downloadUrl: address,
  };
}
