import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
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
import type { TestApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

const COPIED_WITHIN_MS = 180_000;
const COMPILED_WITHIN_MS = 180_000;

interface Step {
  readonly path: string;
  readonly kind: string;
  readonly text: string;
}

/** What the page tells to do: a path in a line of its own, then what the file holds, or what is added to it. */
function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  let path = '';
  for (const [, named, kind, text] of page.matchAll(/^`([\w./-]+)`$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
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
  expect([path, others.length]).toEqual([path, 1]);
  return `${before}${[...context, ...added].join('\n')}\n${others[0]}`;
}

/** The sources with the page's changes, in a folder that is thrown away. */
function copyOfSources(steps: readonly Step[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'onegi-list-'));
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

/** What the compiler says about the part that was changed. */
async function compile(copy: string, part: 'api' | 'web'): Promise<string> {
  const project = join(copy, 'apps', part, 'tsconfig.example.json');
  const include =
    part === 'api' ? ['src/app.ts', 'src/**/tables.ts'] : ['src/features/audit', 'src/lib/pages.ts', 'src/**/*.d.ts'];
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(process.execPath, [compiler, '--noEmit', '-p', project], (_error, said) => done(said));
  });
}

describe('docs/adding-a-list.md', () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/adding-a-list.md'), 'utf8'));
  let copy = '';
  let shop: TestApp;
  beforeAll(async () => {
    copy = copyOfSources(steps);
    const { testApp } = (await import(
      join(copy, 'packages/testing/src/app.ts')
    )) as typeof import('@onegi/testing/app');
    shop = await testApp();
  }, COPIED_WITHIN_MS);
  afterAll(async () => {
    await shop?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('adds a list in eight files', () => {
    expect(new Set(steps.map(({ path }) => path)).size).toBe(8);
  });

  test.each(['api', 'web'] as const)(
    'leaves apps/%s without an error of types',
    async (part) => {
      expect(await compile(copy, part)).toBe('');
    },
    COMPILED_WITHIN_MS,
  );

  test('makes a list that those who may read it filter, order, page through and take away', async () => {
    const verifications = Array.from({ length: 12 }, (_, day) => ({
      id: randomUUID(),
      at: new Date(`2026-11-${String(day + 1).padStart(2, '0')}T03:00:00+08:00`),
      rows: 100 - day,
      until_at: null,
      problems: day === 4 ? 1 : 0,
    }));
    await shop.deps.db.insertInto('audit_verifications').values(verifications).execute();
    const compliance = await signedInAs(shop, ['compliance']);
    const ask = (body: object) => call(shop, 'POST', '/audit/verifications', body, compliance.browser);
    expect((await ask({ current: 2 })).data).toMatchObject({ total: 12, pages: 2, current: 2, records: [{}, {}] });
    const { data } = await ask({ dateF: '2026-11-05', dateT: '2026-11-06', sort: 'verifiedRows', order: 'asc' });
    expect(data.records.map(({ verifiedRows, intact }: Record<string, unknown>) => [verifiedRows, intact])).toEqual([
      [95, true],
      [96, false],
    ]);
    const file = await shop.app.inject({
      method: 'POST',
      url: '/api/audit/verifications/export',
      headers: compliance.browser,
      payload: { dateF: '2026-11-05', dateT: '2026-11-05', language: 'zh-Hant' },
    });
    expect((await readXlsx(file.rawPayload)).sheets[0]?.rows).toEqual([
      ['核對時間', '項數', '結果'],
      ['2026-11-05 03:00:00', 96, '與寫入時不符'],
    ]);
    const consultant = await signedInAs(shop, ['consultant']);
    expect((await call(shop, 'POST', '/audit/verifications', {}, consultant.browser)).status).toBe(403);
  });
});
