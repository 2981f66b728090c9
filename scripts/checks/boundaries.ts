import { isCode, isTest, projectFiles, read } from './files.ts';
import { type Import, importsOf } from './imports.ts';
import { againstOrder, circles, withoutPlace } from './order.ts';

/** What each part of the project may import of the others. */
const allowed: Record<string, readonly string[]> = {
  'apps/web': ['packages/contract', 'packages/messages'],
  'apps/api': [
    'packages/contract',
    'packages/rating',
    'packages/messages',
    'packages/xlsx-reader',
    'packages/embedded-postgres',
  ],
  'packages/contract': [],
  'packages/rating': [],
  'packages/messages': [],
  'packages/xlsx-reader': [],
  'packages/embedded-postgres': [],
  'packages/testing': ['apps/api', 'packages/contract', 'packages/rating', 'packages/messages'],
  scripts: ['apps/api', 'apps/web', 'packages/contract', 'packages/messages', 'packages/embedded-postgres'],
  e2e: ['apps/api', 'apps/web', 'packages/contract', 'packages/messages', 'packages/testing', 'scripts'],
  bench: [
    'apps/api',
    'apps/web',
    'packages/contract',
    'packages/rating',
    'packages/messages',
    'packages/testing',
    'scripts',
  ],
  drill: ['apps/api', 'packages/contract', 'packages/testing', 'packages/embedded-postgres', 'scripts'],
};

/** Packages that parts meant to stand alone may use besides Node's own. */
const outside: Record<string, readonly string[]> = {
  'packages/contract': ['zod'],
  'packages/rating': [],
  'packages/messages': [],
  'packages/xlsx-reader': ['saxes', 'yauzl'],
  'packages/embedded-postgres': ['pg'],
};

/** Of use to other projects as they are: not even their tests know anything of this one. */
const ownPrograms = new Set(['packages/xlsx-reader', 'packages/embedded-postgres']);

function partOf(file: string): string | undefined {
  return Object.keys(allowed).find((part) => file.startsWith(`${part}/`));
}

function crossing({ from, to }: Import): string | undefined {
  const here = partOf(from);
  if (!here || to.startsWith('node:')) return undefined;
  const there = partOf(to);
  if (!there) {
    const isOther = !to.includes('/src/') && !to.startsWith('.') && outside[here] && !isTest(from);
    return isOther && !outside[here]?.includes(to) ? `${from} may not import ${to}` : undefined;
  }
  if (there === here || allowed[here]?.includes(there)) return undefined;
  if (isTest(from) && there === 'packages/testing' && !ownPrograms.has(here)) return undefined;
  return `${from} may not import ${to}: ${here} does not build on ${there}`;
}

function intoRepository({ from, to }: Import): string | undefined {
  const module = /^apps\/api\/src\/modules\/([\w-]+)\//;
  const [, here] = module.exec(from) ?? [];
  const [, there] = module.exec(to) ?? [];
  const isForeign = there && here !== there && /repository[\w-]*\.ts$/.test(to);
  return isForeign && !isTest(from)
    ? `${from} may not import the repository of ${there}: call its use case`
    : undefined;
}

function barrels(files: readonly string[]): string[] {
  return files
    .filter((file) => /^apps\/.*\/index\.tsx?$/.test(file))
    .filter((file) => !/\b(const|function|class|interface)\b/.test(read(file)))
    .map((file) => `${file} only passes on other files: import them directly`);
}

export function checkBoundaries(): string[] {
  const files = projectFiles().filter((file) => isCode(file) && partOf(file));
  const imports = files.flatMap((file) => importsOf(file));
  const rules = [crossing, intoRepository];
  const refused = imports.flatMap((one) => rules.map((rule) => rule(one)).filter((problem) => problem !== undefined));
  return [...refused, ...withoutPlace(files), ...againstOrder(imports), ...circles(imports), ...barrels(files)];
}
