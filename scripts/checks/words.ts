import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCode, projectFiles, read, root } from './files.ts';

const rules: { pattern: RegExp; why: string }[] = [
  { pattern: /\b(TODO|FIXME|HACK|XXX)\b/, why: 'unfinished work' },
  { pattern: /(?<![\w./:-])\/(root|home|Users|work)\/\w/, why: 'a path of one machine' },
  { pattern: /lorem ipsum/i, why: 'filler text' },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, why: 'a private key' },
  { pattern: /您|閣下/, why: 'another address than 你' },
  { pattern: /\b(describe|test|it)\.(only|skip|todo)\(/, why: 'a test that does not run' },
];

/** A comment that cites a document must cite one that is here. */
function missingDocument(line: string, documents: ReadonlySet<string>): string | undefined {
  for (const [, name = ''] of line.matchAll(/([\w-]+\.md)\b/g)) if (!documents.has(name)) return name;
  return undefined;
}

function problemsOf(file: string, documents: ReadonlySet<string>): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => {
      const place = `${file}:${index + 1}`;
      const found = rules.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${place} holds ${why}`);
      const missing = missingDocument(line, documents);
      return missing ? [...found, `${place} cites ${missing}, which is not in the project`] : found;
    });
}

export function checkWords(): string[] {
  const files = projectFiles();
  const documents = new Set(files.filter((file) => file.endsWith('.md')).map((file) => basename(file)));
  const texts = files.filter(
    (file) => (isCode(file) || /\.(md|json|ya?ml|sql|css)$/.test(file)) && !file.startsWith('scripts/checks/'),
  );
  const lock = existsSync(join(root, 'package-lock.json')) ? read('package-lock.json') : '';
  const addresses = /"resolved": "https?:/.test(lock) ? ['package-lock.json records download addresses'] : [];
  return [
    ...addresses,
    ...texts.filter((file) => file !== 'package-lock.json').flatMap((file) => problemsOf(file, documents)),
  ];
}
