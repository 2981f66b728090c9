import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Script a page loads before anyone touches it, brotli-compressed. Usage: node scripts/weigh.ts travelIndex/index.html */
const builds = path.resolve(import.meta.dirname, '../build');
const { name } = JSON.parse(await readFile(path.join(builds, 'current.json'), 'utf8')) as { name: string };
const client = path.join(builds, name, 'client');
const page = process.argv[2] ?? 'travelIndex/index.html';
const html = await readFile(path.join(client, page), 'utf8');
const seen = new Set<string>();

async function follow(file: string): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const code = await readFile(path.join(client, file), 'utf8');
  for (const found of code.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
    await follow(path.join(path.dirname(file), found[1] as string));
  }
}

for (const found of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) await follow((found[1] as string).slice(1));
let total = 0;
for (const file of [...seen].sort()) {
  const bytes = brotliCompressSync(await readFile(path.join(client, file))).length;
  total += bytes;
  console.log(`${String(bytes).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  script of /${page}, brotli`);
