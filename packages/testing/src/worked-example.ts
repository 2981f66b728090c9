import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './app.ts';

// The worked examples of docs/ are made in a copy of the sources, compiled and run.

const root = resolve(import.meta.dirname, '../../..');

/** On a machine that is busy. */
const WITHIN_MS = 180_000;

interface Step {
  readonly path: string;
  readonly kind: string;
  readonly text: string;
}

/**
 * What a page of docs/ tells to do: a path in a line of its own, then what the file holds, or what is added to it.
 * @param page its path below the project
 */
function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  let path = '';
  for (const [, named, kind, text] of readFileSync(join(root, page), 'utf8').matchAll(
    /^`([\w./-]+)`$|^```(\w+)\n([\s\S]*?)^```$/gm,
  )) {
    if (named) path = named;
    else if (kind && text !== undefined) steps.push({ path, kind, text });
  }
  return steps;
}

/** Adds the lines marked with + below the line in front of them, which the file must hold once. */
function applied(file: string, { path, text }: Step): string {
  const lines = text.trimEnd().split('\n');
  const context = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  const [before = '', ...others] = file.split(`${context.join('\n')}\n`);
  if (others.length !== 1) throw new Error(`${path} holds the line ${others.length} times: ${context.join(' · ')}`);
  return `${before}${[...context, ...added].join('\n')}\n${others[0]}`;
}

/** The sources with the page's changes, in a folder below the system's temporary one that the caller removes. */
function copyOfSources(steps: readonly Step[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'onegi-example-'));
  const isSource = (path: string) => !['node_modules', 'build', '.react-router', 'data'].includes(basename(path));
  for (const part of ['packages', 'apps/api', 'apps/web']) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  }
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules/@onegi'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@onegi') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@onegi', name));
  }
  const nested = 'apps/api/node_modules';
  if (existsSync(join(root, nested))) symlinkSync(join(root, nested), join(copy, nested));
  for (const step of steps) {
    const file = join(copy, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.kind === 'diff' ? applied(readFileSync(file, 'utf8'), step) : step.text);
  }
  return copy;
}

/**
 * What the compiler says about a part of the copy; nothing when it has nothing to say.
 * @param include the files of the part that lead to those that were changed
 */
async function compile(copy: string, part: string, include: readonly string[]): Promise<string> {
  const project = join(copy, 'apps', part, 'tsconfig.example.json');
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(process.execPath, [compiler, '--noEmit', '-p', project], (_error, output) => done(output));
  });
}

/** The portal of the copy, on a real database. */
async function appOfCopy(copy: string, steps: readonly Step[]): Promise<TestApp> {
  const load = <M>(path: string) => import(join(copy, 'packages/testing/src', path)) as Promise<M>;
  const { testDatabase } = await load<typeof import('./database.ts')>('database.ts');
  const { testApp } = await load<typeof import('./app.ts')>('app.ts');
  const database = await testDatabase();
  // The database of the run was made before the example's migrations.
  for (const { text } of steps.filter(({ kind }) => kind === 'sql')) await database.pool.query(text);
  return testApp({ database });
}

interface Example {
  /** The portal with the page's changes; there once the tests run. */
  readonly shop: TestApp;
  /** A module of the copy, by its path below the project. */
  readonly load: <M>(path: string) => Promise<M>;
}

/**
 * Makes the example of a page of docs/ for the tests of a file, and proves that it takes so many files and compiles.
 * @param page its path below the project
 * @param compiled the files of each part of apps/ that lead to those that were changed
 */
export function workedExample(
  page: string,
  { files, compiled }: { files: number; compiled: Readonly<Partial<Record<'api' | 'web', readonly string[]>>> },
): Example {
  const steps = stepsOf(page);
  let copy = '';
  let shop: TestApp | undefined;
  beforeAll(async () => {
    copy = copyOfSources(steps);
    shop = await appOfCopy(copy, steps);
  }, WITHIN_MS);
  afterAll(async () => {
    await shop?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test(`takes ${files} files`, () => {
    expect(new Set(steps.map(({ path }) => path)).size).toBe(files);
  });

  test.each(Object.entries(compiled))(
    'leaves apps/%s without an error of types',
    async (part, include) => {
      expect(await compile(copy, part, include)).toBe('');
    },
    WITHIN_MS,
  );

  return {
    get shop() {
      if (!shop) throw new Error('The portal of the example is not open yet');
      return shop;
    },
    load: (path) => import(join(copy, path)),
  };
}
