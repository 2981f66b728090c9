import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeFlags } from '@onegi/testing/node-flags';
import { afterAll, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A checkout in which nothing is built, and whose build takes a moment instead of a minute. */
const checkout = mkdtempSync(join(tmpdir(), 'onegi checkout '));
const builds = join(checkout, 'apps', 'web', 'build');
const log = join(checkout, 'builds.log');

const FAKE_BUILD = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('../../builds.log', 'begun\\n');
mkdirSync(process.env.PAGES_BUILD + '/client', { recursive: true });
await new Promise((resolve) => setTimeout(resolve, 500));
writeFileSync(process.env.PAGES_BUILD + '/client/index.html', 'built');
appendFileSync('../../builds.log', 'ended\\n');`;

const isOurs = (path: string) => !/[\\/](node_modules|build|\.react-router)$/.test(path);
for (const part of [
  'scripts',
  'packages',
  'apps/api',
  'apps/web/src',
  'apps/web/package.json',
  'package.json',
  'package-lock.json',
])
  cpSync(join(root, part), join(checkout, part), { recursive: true, filter: isOurs });
for (const folder of ['node_modules', 'apps/api/node_modules']) {
  if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(checkout, folder), 'junction');
}
const web = join(checkout, 'apps', 'web');
writeFileSync(join(web, 'fake-build.mjs'), FAKE_BUILD);
writeFileSync(
  join(web, 'package.json'),
  JSON.stringify({ name: 'fake', type: 'module', scripts: { build: 'node fake-build.mjs' } }),
);
afterAll(() => rmSync(checkout, { recursive: true, force: true }));
beforeEach(() => {
  for (const path of [builds, log]) rmSync(path, { recursive: true, force: true });
});

const run = (script: string, variables?: Record<string, string>) => runNode([join('scripts', script)], variables);

/** Whether a production server would serve what is built. */
async function isServable(publicUrl: string): Promise<boolean> {
  const ask = `import { pagesAreServable } from './scripts/build-pages.ts'; console.log(pagesAreServable());`;
  const { said } = await runNode(['--input-type=module', '-e', ask], { PUBLIC_URL: publicUrl });
  return said.trim() === 'true';
}

async function runNode(args: string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { said, complained, code };
}

const production = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: join(checkout, 'data'),
  // Nobody listens there: whoever gets so far is told that the database cannot be reached.
  DATABASE_URL: 'postgres://onegi@127.0.0.1:1/onegi',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  DATA_KEY: Buffer.alloc(32, 2).toString('base64'),
};
const buildLog = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
const made = () => readdirSync(builds).filter((name) => /^[0-9a-f]{16}$/.test(name));

test('a production start without a build ends with one sentence, and builds nothing', async () => {
  const { complained, code } = await run('start.ts', production);
  expect(complained).toBe(
    'The pages are not built from these sources for this PUBLIC_URL: run npm run build once, then start again.\n',
  );
  expect([code, buildLog()]).toEqual([1, '']);
}, 60_000);

test('a build for any address is enough for it; one for another address, or of other sources, is not', async () => {
  expect((await run('build.ts')).code).toBe(0);
  expect(await isServable('https://a.example')).toBe(true);
  expect((await run('build.ts', { PUBLIC_URL: 'https://b.example' })).code).toBe(0);
  expect(await isServable('https://a.example')).toBe(false);
  expect(await isServable('https://b.example')).toBe(true);
  appendFileSync(join(web, 'src', 'root.tsx'), '\n');
  expect(await isServable('https://b.example')).toBe(false);
}, 60_000);

test('a port in use is told before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { complained, code } = await run('start.ts', {
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: join(checkout, 'demo'),
  });
  other.close();
  expect(complained).toBe(`Port ${port} is in use by another program: stop it or set PORT.\n`);
  expect([code, buildLog()]).toEqual([1, '']);
}, 60_000);

test('of four processes that want the pages one builds them, though the lock of a dead builder lies there', async () => {
  await run('build.ts', { PUBLIC_URL: 'https://c.example' });
  rmSync(log);
  writeFileSync(join(builds, 'building.lock'), '1 the start of another process\n');
  const ended = await Promise.all(Array.from({ length: 4 }, () => run('build.ts')));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(buildLog()).toBe('begun\nended\n');
  // The servers of the build before go on with theirs.
  expect(made()).toHaveLength(2);
}, 60_000);

test('a container and a service of the system give Node the flags that npm start does', () => {
  for (const [file, between] of [
    ['Containerfile', '", "'],
    ['onegi.service', ' '],
  ] as const) {
    const written = readFileSync(join(root, 'deploy', file), 'utf8');
    expect(written, file).toContain(['', ...nodeFlags, 'scripts/start.ts'].join(between));
  }
});
