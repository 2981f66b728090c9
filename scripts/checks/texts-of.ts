import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.ts';

/** The texts of one domain: the one export of its file. Their keys begin with the export's name. */
export async function domainTexts(language: 'en' | 'zh-Hant', file: string): Promise<object> {
  const path = join(root, 'packages', 'messages', 'src', language, `${file}.ts`);
  return Object.values((await import(pathToFileURL(path).href)) as object)[0] as object;
}
