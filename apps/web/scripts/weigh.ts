import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { bundles } from '../src/lib/bundles.ts';
import { chinesePrefix } from '../src/lib/locale-path.ts';
import { addressOf, builtAddresses } from '../src/lib/pages.ts';

/** Pages that start without the API, where visitors land, and the script that each may load (brotli). */
export const lightPages: readonly { readonly address: string; readonly limitBytes: number }[] = builtAddresses
  .filter(({ page: { bundle } }) => !('api' in bundles[bundle]))
  .flatMap(({ path: pagePath }) =>
    (['', chinesePrefix] as const).map((prefix) => ({
      address: addressOf(pagePath, prefix),
      limitBytes: 140_000,
    })),
  );

/** As it travels: the smallest files are sent as they are. */
const sentBytes = async (file: string) => (await stat(`${file}.br`).catch(() => stat(file))).size;

/**
 * The scripts that a built page loads before anyone touches it.
 * @param client folder of a build's files
 * @param address of a prerendered page, such as /zh-Hant/travelIndex
 * @returns each file's bytes as they travel (brotli)
 */
async function scriptsOf(client: string, address: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  async function follow(name: string): Promise<void> {
    if (scripts.has(name)) return;
    const file = path.join(client, name);
    scripts.set(name, await sentBytes(file));
    const code = await readFile(file, 'utf8');
    for (const [, found = ''] of code.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
      await follow(path.join(path.dirname(name), found));
    }
  }
  const html = await readFile(path.join(client, address, 'index.html'), 'utf8');
  for (const [, found = ''] of html.matchAll(/["']\/(assets\/[^"']+\.js)["']/g)) await follow(found);
  return scripts;
}

const sumOf = (scripts: ReadonlyMap<string, number>) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

/** The light pages of a build whose script is heavier than it may be. */
export async function heavyPages(client: string) {
  const weighed = await Promise.all(
    lightPages.map(async (page) => ({ ...page, bytes: sumOf(await scriptsOf(client, page.address)) })),
  );
  return weighed.filter(({ bytes, limitBytes }) => bytes > limitBytes);
}

/** The files of one page: /travelIndex, or the one named, such as /zh-Hant/home-page. */
if (import.meta.main) {
  const builds = path.resolve(import.meta.dirname, '../build');
  const { name } = JSON.parse(await readFile(path.join(builds, 'current.json'), 'utf8')) as { name: string };
  const address = process.argv[2] ?? '/travelIndex';
  const scripts = await scriptsOf(path.join(builds, name, 'client'), address);
  const show = (bytes: number, what: string) => console.log(`${String(bytes).padStart(7)}  ${what}`);
  for (const [file, bytes] of [...scripts].sort()) show(bytes, file);
  show(sumOf(scripts), `script of ${address}, brotli`);
}
