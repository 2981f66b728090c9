import { dirname, join } from 'node:path';
import { isCode, isTest, projectFiles, read } from './files.ts';

interface Import {
  from: string;
  /** The project's file, or the name of a package. */
  to: string;
  isType: boolean;
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/g;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

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

function partOf(file: string): string | undefined {
  return Object.keys(allowed).find((part) => file.startsWith(`${part}/`));
}

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const own = /^@onegi\/([\w-]+)\/(.+)$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : specifier;
}

function importsOf(file: string): Import[] {
  const text = read(file);
  const found: Import[] = [];
  for (const [, type, specifier = ''] of text.matchAll(STATEMENT)) {
    found.push({ from: file, to: targetOf(file, specifier), isType: type !== undefined });
  }
  for (const [, specifier = ''] of text.matchAll(DYNAMIC)) {
    found.push({ from: file, to: targetOf(file, specifier), isType: false });
  }
  return found;
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
  if (isTest(from) && there === 'packages/testing') return undefined;
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

function intoDomain({ from, to }: Import): string | undefined {
  const isFoundation = /^apps\/api\/src\/(http|db|ports|lib)\//.test(from) && !isTest(from);
  const isTypesOfTables = from === 'apps/api/src/db/database.ts';
  return isFoundation && !isTypesOfTables && to.startsWith('apps/api/src/modules/')
    ? `${from} may not import ${to}: the foundation knows no domain`
    : undefined;
}

/** Circles of imports that run (type imports leave no trace). */
function circles(imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to, isType } of imports) {
    if (!isType) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      problems.push(`circle: ${[...path.slice(start), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}

function barrels(files: readonly string[]): string[] {
  return files
    .filter((file) => /^apps\/.*\/index\.tsx?$/.test(file))
    .filter((file) => !/\b(const|function|class|interface)\b/.test(read(file)))
    .map((file) => `${file} only passes on other files: import them directly`);
}

export function checkBoundaries(): string[] {
  const files = projectFiles().filter((file) => isCode(file) && partOf(file));
  const imports = files.flatMap(importsOf);
  const rules = [crossing, intoRepository, intoDomain];
  const refused = imports.flatMap((one) => rules.map((rule) => rule(one)).filter((problem) => problem !== undefined));
  return [...refused, ...circles(imports), ...barrels(files)];
}
