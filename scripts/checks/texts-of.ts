import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.ts';

/** The texts of one domain: the one export of its file. Their keys begin with the export's name. */
export async function domainTexts(language: 'en' | 'zh-Hant', file: string): Promise<object> {
  const path = join(root, 'packages', 'messages', 'src', language, `${file}.ts`);
  return Object.values((await import(pathToFileURL(path).href)) as object)[0] as object;
}

const fileOf = (domain: string) => domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of a key such as quoteList.compare.viewAll; undefined when there is none. */
export async function textOf(language: 'en' | 'zh-Hant', key: string): Promise<string | undefined> {
  const [domain = '', ...path] = key.split('.');
  let found: unknown = await domainTexts(language, fileOf(domain)).catch(() => undefined);
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}
