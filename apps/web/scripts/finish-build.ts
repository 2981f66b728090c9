import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chinesePrefix } from '../src/lib/locale-path.ts';
import { addressOf, builtAddresses, builtAddressOf, notFoundPath } from '../src/lib/pages.ts';
import { shortenRouteList } from './shorten-route-list.ts';

const client = path.resolve(import.meta.dirname, '..', process.env.PAGES_BUILD ?? 'build', 'client');
const compressible = /\.(html|js|css|svg|json|txt)$/;

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

/** Pages that search engines may list, as an address per language, with the lines whose tariffs they show. */
async function indexedPages() {
  const found: { en: string; 'zh-Hant': string; tariffs?: readonly string[] }[] = [];
  for (const { path: pagePath, tariffs } of builtAddresses.filter(({ isPlain }) => isPlain)) {
    const en = addressOf(pagePath, '');
    if (!(await isIndexed(en))) continue;
    const translations = { en, 'zh-Hant': addressOf(pagePath, chinesePrefix) };
    found.push({ ...translations, ...(tariffs.length > 0 ? { tariffs } : {}) });
  }
  return found;
}

/** What the server needs to tell pages from unknown addresses. */
async function writePageList() {
  const prefixes = ['', chinesePrefix] as const;
  const list = {
    pages: prefixes.flatMap((prefix) =>
      builtAddresses.map(({ path: pagePath, page: { rendered, secret } }) => ({
        pattern: addressOf(pagePath, prefix),
        file: htmlFileOf(builtAddressOf(pagePath, prefix)),
        ...(rendered ? { rendered } : {}),
        ...(secret ? { secret } : {}),
      })),
    ),
    indexed: await indexedPages(),
    notFound: {
      en: htmlFileOf(addressOf(notFoundPath, '')),
      'zh-Hant': htmlFileOf(addressOf(notFoundPath, chinesePrefix)),
    },
  };
  await writeFile(path.join(client, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below it what is saved is less than what is said about it. */
const SMALLEST_COMPRESSED_BYTES = 160;

/** Writes name.br and name.gz beside every file worth it, so that the server never compresses. */
async function precompress() {
  const files = (await readdir(client, { recursive: true })).filter((file) => compressible.test(file));
  for (const file of files) {
    const target = path.join(client, file);
    const bytes = await readFile(target);
    if (bytes.length < SMALLEST_COMPRESSED_BYTES) continue;
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    await writeFile(`${target}.br`, await brotli(bytes, options));
    await writeFile(`${target}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

/** What loaders found while the pages were built is in the pages; no browser asks for it apart. */
async function removeLoaderData() {
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.data'));
  await Promise.all(files.map((file) => rm(path.join(client, file))));
}

await writePageList();
await removeLoaderData();
await shortenRouteList(client);
await rm(path.join(client, '.vite'), { recursive: true, force: true });
await precompress();
