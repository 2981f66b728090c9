import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chinesePrefix } from '../src/lib/locale-path.ts';
import { addressOf, hasParams, notFoundPath, pages, prerenderedPaths } from '../src/lib/pages.ts';
import { compactManifest } from './compact-manifest.ts';
import { earlyTouches } from './early-touches.ts';
import { firstCards, withFirstCards } from './first-cards.ts';
import { withInlineScript } from './inline-script.ts';
import { paintFirst } from './paint-first.ts';

const client = path.resolve(import.meta.dirname, '..', process.env.PAGES_BUILD ?? 'build', 'client');
const compressible = /\.(html|js|css|svg|json|txt)$/;

/** React Router's page for addresses that could not be made at build time. */
const fallback = '__spa-fallback.html';

function htmlFileOf(address: string): string {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
  if (!existsSync(path.join(client, file))) throw new Error(`The build made no ${file}`);
  return file;
}

/** A page says of itself that it is not for search engines. */
async function isIndexed(address: string): Promise<boolean> {
  const html = await readFile(path.join(client, htmlFileOf(address)), 'utf8');
  return html.includes('rel="alternate"') && !/<meta name="robots" content="noindex"/.test(html);
}

/** Pages that search engines may list, as an address per language. */
async function indexedPages() {
  const found: { en: string; 'zh-Hant': string }[] = [];
  for (const page of pages.filter((one) => !hasParams(one.path))) {
    const en = addressOf(page.path, '');
    if (await isIndexed(en)) found.push({ en, 'zh-Hant': addressOf(page.path, chinesePrefix) });
  }
  return found;
}

/** What the server needs to tell pages from unknown addresses. */
async function writePageList() {
  const prefixes = ['', chinesePrefix] as const;
  const list = {
    pages: prefixes.flatMap((prefix) =>
      pages.map(({ path: pagePath }) => {
        const pattern = addressOf(pagePath, prefix);
        return { pattern, file: hasParams(pagePath) ? fallback : htmlFileOf(pattern) };
      }),
    ),
    indexed: await indexedPages(),
    notFound: {
      en: htmlFileOf(addressOf(notFoundPath, '')),
      'zh-Hant': htmlFileOf(addressOf(notFoundPath, chinesePrefix)),
    },
  };
  await writeFile(path.join(client, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** Public pages are complete without script; the others show where one is, and their frame. Both are worth a first paint. */
async function paintPagesFirst() {
  const addresses = pages
    .filter((page) => !hasParams(page.path))
    .flatMap((page) => [addressOf(page.path, ''), addressOf(page.path, chinesePrefix)]);
  for (const address of addresses) {
    const file = path.join(client, htmlFileOf(address));
    await writeFile(file, paintFirst(await readFile(file, 'utf8')));
  }
}

/** A quote list asks for its prices, and shows the first of them, before its script is there. */
async function showFirstCards() {
  const made = await firstCards();
  await writeFile(path.join(client, made.file), made.code);
  for (const prefix of ['', chinesePrefix] as const) {
    const file = path.join(client, htmlFileOf(addressOf('quoteCards', prefix)));
    await writeFile(file, withFirstCards(await readFile(file, 'utf8'), made));
  }
}

/** Whatever is pressed or typed in a prerendered page before its script is there waits for it. */
async function rememberEarlyTouches() {
  const script = await earlyTouches();
  for (const address of prerenderedPaths) {
    const file = path.join(client, htmlFileOf(address));
    await writeFile(file, withInlineScript(await readFile(file, 'utf8'), script));
  }
}

/** Every page loads the list of all routes. */
async function packRoutes() {
  const assets = path.join(client, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error('The build made no list of routes, or several');
  const file = path.join(assets, names[0] as string);
  await writeFile(file, compactManifest(await readFile(file, 'utf8')));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes name.br and name.gz beside every file worth it, so that the server never compresses. */
async function precompress() {
  const files = (await readdir(client, { recursive: true })).filter((file) => compressible.test(file));
  for (const file of files) {
    const target = path.join(client, file);
    const bytes = await readFile(target);
    if (bytes.length < 512) continue;
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    await writeFile(`${target}.br`, await brotli(bytes, options));
    await writeFile(`${target}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

await writePageList();
await packRoutes();
await paintPagesFirst();
await showFirstCards();
await rememberEarlyTouches();
await rm(path.join(client, '.vite'), { recursive: true, force: true });
await precompress();
