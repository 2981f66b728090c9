import { lineNames } from '../../apps/web/src/lib/line-pages.ts';
import { lineCodes } from '../../packages/contract/src/lines.ts';
import { isCode, isTest, projectFiles, read } from './files.ts';

const GUIDE = 'docs/adding-a-line.md';
const REGISTRY = /Record<\s*(?:Exclude<\s*)?(?:LineCode|RatedLine)\b|\bin (?:LineCode|RatedLine)\]/;

type Line = (typeof lineCodes)[number];

/** What no type asks for: files (together) that must hold something of every line. */
const places: readonly { files: RegExp; holds: (line: Line) => string }[] = [
  { files: /^apps\/api\/src\/modules\/catalogue\/code-lists\.ts$/, holds: (line) => `item('${line}'` },
  { files: /^apps\/api\/src\/modules\/quotes\/routes\.ts$/, holds: (line) => `lists('${line}')` },
  { files: /^apps\/api\/migrations\/.*\.sql$/, holds: (line) => `('${line}${line === 'MOTOR' ? '_C' : ''}',` },
  { files: /^packages\/messages\/src\/index\.ts$/, holds: (line) => `import { ${lineNames[line]} }` },
  {
    files: /^e2e\/(line-journeys|purchase)\.ts$/,
    holds: (line) => (line === 'TRAVEL' ? `'${line}'` : `prod=${line}&`),
  },
];

/** Names a file by its path, in backticks. */
const isNamed = (guide: string, file: string) => guide.includes(`\`${file}\``);

/** Files in which the compiler asks for every line. */
export function registries(files: readonly { file: string; text: string }[]): string[] {
  return files.filter(({ text }) => REGISTRY.test(text)).map(({ file }) => file);
}

/** The guide names every registry of the lines, and no line is left out where no compiler would miss it. */
export function checkLines(): string[] {
  const guide = read(GUIDE);
  const all = projectFiles();
  const code = all.filter((file) => isCode(file) && !isTest(file) && !file.startsWith('scripts/'));
  const unnamed = registries(code.map((file) => ({ file, text: read(file) })))
    .filter((file) => !isNamed(guide, file))
    .map((file) => `${GUIDE} does not name ${file}, which asks for every line`);
  const gone = [...guide.matchAll(/`((?:apps|packages|bench|e2e)\/[\w./-]+\.\w+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !all.includes(file))
    .map((file) => `${GUIDE} names ${file}, which does not exist`);
  const left = places.flatMap(({ files, holds }) => {
    const found = all.filter((file) => files.test(file));
    const text = found.map(read).join('\n');
    const where = found.length === 1 ? found[0] : `one of the ${found.length} files ${files.source}`;
    return lineCodes.filter((line) => !text.includes(holds(line))).map((line) => `${where} lacks ${holds(line)}`);
  });
  return [...unnamed, ...gone, ...left];
}
