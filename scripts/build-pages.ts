import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const buildDir = join(root, 'apps', 'web', 'build');
const stampFile = join(buildDir, 'sources.stamp');
const sources = ['apps/web', 'packages/contract/src', 'packages/messages/src', 'package-lock.json'];
const ignored = new Set(['node_modules', 'build', '.react-router']);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else if (!/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name);
  }
}

/** What the pages are made of: contents, not times, so that a fresh checkout of the same sources is not stale. */
function stampOfSources(): string {
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of source.endsWith('.json') ? [path] : filesBelow(path)) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

export function pagesAreStale(): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stampOfSources();
}

/** Builds the pages in a process of its own, whose memory is gone when it is done. */
export async function buildPages(): Promise<void> {
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  const chunks: Buffer[] = [];
  const child = spawn('npm run build --silent', {
    cwd: join(root, 'apps', 'web'),
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The pages could not be built:\n${Buffer.concat(chunks)}`);
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(stampFile, stamp);
}
