import { downFile } from '@onegi/contract/calls/common/down-file';
import { addressOfCall } from './api.ts';
import type { Locale } from './locale-path.ts';

/** Where a document is downloaded, in the language being read. */
export function fileUrl(fileName: string, language: Locale): string {
  return addressOfCall(downFile, { query: { fileName, language } });
}
