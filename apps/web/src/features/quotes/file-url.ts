import { downFile } from '@onegi/contract/calls/common/down-file';
import { addressOfCall } from '../../lib/api.ts';
import type { Locale } from '../../lib/locale-path.ts';

/** Where a brochure or policy wording is downloaded from, in the page's language. */
export const fileUrl = (fileName: string, language: Locale) =>
  addressOfCall(downFile, { query: { fileName, language } });
