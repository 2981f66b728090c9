import { downFile } from '@onegi/contract/calls/common/down-file';
import { addressOfCall } from '../../lib/api.ts';
import type { Locale } from '../../lib/locale-path.ts';

/** Where a document is downloaded, in the language being read. */
export function fileUrl(fileName: string, language: Locale): string {
  return addressOfCall(downFile, { query: { fileName, language } });
}
