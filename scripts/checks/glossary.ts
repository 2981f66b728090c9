import { isCode, isTest, projectFiles, read } from './files.ts';

/** Rows of docs/glossary.md: term, Chinese, code, wire, meaning. */
const rows = (): string[][] =>
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const nameIn = (cell: string | undefined): string | undefined => /^`(\w+)`$/.exec(cell ?? '')?.[1];

/** The glossary promises that its words are the code's: a renamed word must be renamed there too. */
export function checkGlossary(): string[] {
  const code = projectFiles().filter((file) => isCode(file) && !isTest(file) && !file.startsWith('scripts/'));
  const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []));
  const fields = code.filter((file) => file.startsWith('packages/contract/src/'));
  const published = new Set(fields.flatMap((file) => [...read(file).matchAll(/'(\w+)'/g)].map(([, name]) => name)));
  return rows().flatMap(([term, , inCode, onWire]) => {
    const [word, wire] = [nameIn(inCode), nameIn(onWire)];
    return [
      ...(word && words.has(word)
        ? []
        : [`docs/glossary.md: ${term} is called ${inCode}, which is nowhere in the code`]),
      ...(wire === undefined || published.has(wire) ? [] : [`docs/glossary.md: ${term} has no published name ${wire}`]),
    ];
  });
}
