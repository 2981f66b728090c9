import { permissions } from '@onegi/contract/permissions';
import { isCode, isTest, projectFiles, read } from './files.ts';
import { placeholdersOf } from './icu.ts';
import { domainTexts } from './texts-of.ts';

type Texts = Map<string, string>;

const HAN = /\p{Script=Han}/u;

function flatten(value: unknown, prefix: string, into: Texts): void {
  if (typeof value === 'string') into.set(prefix, value);
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${prefix}.${key}`, into);
  }
}

async function textsOf(language: 'en' | 'zh-Hant', domain: string): Promise<Texts> {
  const texts: Texts = new Map();
  flatten(await domainTexts(language, domain), domain, texts);
  return texts;
}

function placeholders(message: string): string {
  return [...placeholdersOf(message)].sort().join(', ');
}

function compare(english: Texts, chinese: Texts): string[] {
  const problems: string[] = [];
  for (const [key, text] of english) {
    const other = chinese.get(key);
    if (other === undefined) problems.push(`${key} has no Chinese text`);
    else if (placeholders(text) !== placeholders(other)) problems.push(`${key} has other placeholders in Chinese`);
    if (HAN.test(text) && !key.includes('language')) problems.push(`${key} holds Chinese characters in English`);
  }
  for (const key of chinese.keys()) if (!english.has(key)) problems.push(`${key} has no English text`);
  return problems;
}

/** Keys that schemas and the error table name must exist; a permission is spelt alike. */
function missingKeys(domains: readonly string[], english: Texts): string[] {
  const key = new RegExp(`'((?:${domains.join('|')})\\.[A-Za-z][\\w.]*)'`, 'g');
  // Lists name the group of a code's words.
  const groups = new Set(
    [...english.keys()].flatMap((name) => [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index))),
  );
  return projectFiles()
    .filter((file) => file.startsWith('packages/contract/src/') && isCode(file) && !isTest(file))
    .flatMap((file) =>
      [...read(file).matchAll(key)]
        .map(([, name = '']) => name)
        .filter((name) => !english.has(name) && !groups.has(name) && !(name in permissions))
        .map((name) => `${file} names ${name}, which has no text`),
    );
}

/** A text whose last word occurs nowhere in the code, nor behind a key that is put together or a group that is walked through there, is not shown to anybody. */
function unusedKeys(english: Texts): string[] {
  const code = projectFiles()
    .filter((file) => isCode(file) && !isTest(file) && !file.startsWith('packages/messages/'))
    .map(read)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  const prefixes = [...code.matchAll(/`([\w.]*)\$\{/g)]
    .map(([, prefix = '']) => prefix)
    .filter((prefix) => prefix.endsWith('.'));
  const lists = new Set(
    [...code.matchAll(/Object\.(?:values|keys|entries)\((?:[\w.]*\.)?(\w+)\)/g)].map(([, name]) => name),
  );
  return [...english.keys()]
    .filter((key) => {
      const parts = key.split('.');
      if (parts.slice(1, -1).some((part) => lists.has(part))) return false;
      const isComposed = prefixes.some((prefix) => `.${key}`.includes(`.${prefix}`));
      return !words.has(parts.at(-1) ?? '') && !isComposed;
    })
    .map((key) => `${key} is used nowhere`);
}

export async function checkMessages(): Promise<string[]> {
  const file = /^packages\/messages\/src\/en\/([\w-]+)\.ts$/;
  const domains = projectFiles().flatMap((path) => file.exec(path)?.[1] ?? []);
  const english: Texts = new Map();
  const problems: string[] = [];
  for (const domain of domains) {
    const texts = await textsOf('en', domain);
    problems.push(...compare(texts, await textsOf('zh-Hant', domain)));
    for (const [key, text] of texts) english.set(key, text);
  }
  return [...problems, ...missingKeys(domains, english), ...unusedKeys(english)];
}
