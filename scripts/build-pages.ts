import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeProcessLock } from '@onegi/embedded-postgres/process-lock';
import {
  BUILDS_DIR,
  CURRENT_FILE,
  currentBuild,
  folderOfBuild,
  type PagesBuild,
} from '../apps/api/src/http/pages/current-build.ts';

const root = join(import.meta.dirname, '..');
const sources = ['apps/web', 'packages/contract/src', 'packages/messages/src', 'package-lock.json'];
const ignored = new Set(['node_modules', 'build', '.react-router']);
/** Beside the one in force: servers that were started before go on serving their own build. */
const KEPT_BUILDS = 2;

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else if (!/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name);
  }
}

/** The build that the sources and the environment ask for: contents count, not times, so that a fresh checkout is not stale. */
function wantedBuild(): PagesBuild {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of source.endsWith('.json') ? [path] : filesBelow(path)) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  const publicUrl = (process.env.PUBLIC_URL ?? '').replace(/\/+$/, '');
  const found = hash.digest('hex');
  const name = createHash('sha256').update(`${found}\n${publicUrl}`).digest('hex').slice(0, 16);
  return { name, sources: found, publicUrl };
}

/** Whether a production server may serve what is built: made from these sources, for this address or for any. */
export function pagesAreServable(): boolean {
  const built = currentBuild();
  const wanted = wantedBuild();
  if (!built || built.sources !== wanted.sources || !existsSync(folderOfBuild(built))) return false;
  return built.publicUrl === '' || built.publicUrl === wanted.publicUrl;
}

export function pagesAreStale(): boolean {
  const built = currentBuild();
  return built?.name !== wantedBuild().name || !existsSync(folderOfBuild(built));
}

/** Makes a build the one in force: at once for whoever starts from now on, or not at all. */
function putInForce(build: PagesBuild): void {
  const aside = `${CURRENT_FILE}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(build)}\n`);
  renameSync(aside, CURRENT_FILE);
}

function removeOldBuilds(): void {
  const builds = readdirSync(BUILDS_DIR)
    .filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== currentBuild()?.name)
    .map((name) => ({ path: join(BUILDS_DIR, name), madeAt: statSync(join(BUILDS_DIR, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  const unfinished = readdirSync(BUILDS_DIR).filter((name) => name.startsWith('unfinished-'));
  for (const name of unfinished) rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });
  for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}

/** Runs the build in a process of its own, whose memory is gone when it is done. */
async function runBuild(folder: string): Promise<void> {
  const chunks: Buffer[] = [];
  const child = spawn('npm run build --silent', {
    cwd: join(root, 'apps', 'web'),
    shell: true,
    env: { ...process.env, PAGES_BUILD: `build/${folder}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The pages could not be built:\n${Buffer.concat(chunks)}`);
}

/** Processes that start together take turns; the lock of one that died is taken over. */
async function takeTurn(onWait: () => void): Promise<() => void> {
  mkdirSync(BUILDS_DIR, { recursive: true });
  for (let isLogged = false; ; isLogged = true) {
    const { release } = takeProcessLock(join(BUILDS_DIR, 'building.lock'));
    if (release) return release;
    if (!isLogged) onWait();
    await sleep(300);
  }
}

/**
 * Builds the pages where they are not built yet, into a folder of their own: servers that run go on with theirs.
 * @param onWait told once when another process builds them at this moment
 * @throws with the output of the build when it fails
 */
export async function buildPages(onWait: () => void = () => undefined): Promise<void> {
  const release = await takeTurn(onWait);
  try {
    if (!pagesAreStale()) return;
    const build = wantedBuild();
    if (!existsSync(folderOfBuild(build))) {
      removeOldBuilds();
      const folder = `unfinished-${process.pid}`;
      await runBuild(folder);
      renameSync(join(BUILDS_DIR, folder), join(BUILDS_DIR, build.name));
    }
    putInForce(build);
  } finally {
    release();
  }
}
