import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { afterAll, expect, test } from 'vitest';
import { readBuiltPages } from './built-pages.ts';
import type { RenderPage } from './render-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-pages-'));
const inline = "document.documentElement.lang='en'";
const files: Record<string, string> = {
  'index.html': `<html><script>${inline}</script><script src="/assets/a-1.js"></script></html>`,
  'fallback.html': '<html>fallback</html>',
  '404/index.html': '<html>nothing here</html>',
  'zh-Hant/404/index.html': '<html>沒有此頁</html>',
  'zh-Hant/index.html': '<html>主頁</html>',
  'assets/a-1.js': 'export const a = 1;',
  'pages.json': JSON.stringify({
    pages: [
      { pattern: '/', file: 'index.html' },
      { pattern: '/zh-Hant', file: 'zh-Hant/index.html' },
      { pattern: '/planCoverage/:prod/:isr/:plan', file: 'fallback.html' },
      { pattern: '/insurer/:token', file: 'fallback.html', secret: true },
      { pattern: '/quoteCards', file: 'fallback.html', rendered: 'forAnyone' },
      { pattern: '/home', file: 'fallback.html', rendered: 'forUsers' },
      { pattern: '/travelIndex', file: 'fallback.html', rendered: 'forAll' },
    ],
    indexed: [
      { en: '/', 'zh-Hant': '/zh-Hant' },
      { en: '/travelIndex', 'zh-Hant': '/zh-Hant/travelIndex', tariffs: ['TRAVEL', 'HOME'] },
    ],
    notFound: { en: '404/index.html', 'zh-Hant': 'zh-Hant/404/index.html' },
  }),
};
for (const [name, contents] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), contents);
}
writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('export const a = 1;'));

const pages = readBuiltPages(folder);
/** What a page's renderer does in this test; each test sets its own. */
let render: RenderPage = () => Promise.reject(new Error('nothing is to be rendered'));
const shop = await testApp(pages ? { pages, renderPage: (...given) => render(...given) } : {});
const { app, close } = shop;
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

test('a page is served with exactly its own inline scripts allowed, and asked for again each time', async () => {
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(files['index.html']);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers.etag).toBeTruthy();
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('an unchanged page is not sent twice', async () => {
  const { headers } = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('an address with parameters is a page', async () => {
  expect((await app.inject('/planCoverage/TRAVEL/LPG/LPG-TRAVEL-S')).statusCode).toBe(200);
  expect((await app.inject('/planCoverage/TRAVEL/LPG')).statusCode).toBe(404);
});

test('a page whose address is a secret passes it on to nobody', async () => {
  const { headers } = await app.inject('/insurer/a-token');
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
  const open = (await app.inject('/')).headers;
  expect([open['referrer-policy'], open['x-robots-tag']]).toEqual(['strict-origin-when-cross-origin', undefined]);
});

test('an unknown page is a real 404, in the language of its address', async () => {
  const english = await app.inject('/nowhere');
  expect([english.statusCode, english.body]).toEqual([404, files['404/index.html']]);
  const chinese = await app.inject('/zh-Hant/nowhere');
  expect([chinese.statusCode, chinese.body]).toEqual([404, files['zh-Hant/404/index.html']]);
});

test.each(['/nowhere/at/all', '/planCoverage/TRAVEL/LPG/a/b', '/travelindex'])(
  '%s, below which nothing is, is a 404 in both languages',
  async (url) => {
    const english = await app.inject(url);
    expect([english.statusCode, english.body]).toEqual([404, files['404/index.html']]);
    const chinese = await app.inject(`/zh-Hant${url}`);
    expect([chinese.statusCode, chinese.body]).toEqual([404, files['zh-Hant/404/index.html']]);
  },
);

test.each(['/assets/gone-2.js', '/assets/gone', '/logo.png', '/zh-Hant/style.css', '/.env'])(
  '%s, a file that is not there, is no page',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n']);
  },
);

test('search engines are told of every public page in both languages, each naming the other', async () => {
  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  const [, address = ''] = /^Sitemap: (.*)$/m.exec(robots.body) ?? [];
  expect(new URL(address).pathname).toBe('/sitemap.xml');
  const { headers, body } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const { origin } = new URL(address);
  expect([...body.matchAll(/<loc>([^<]*)/g)].map(([, found]) => found)).toEqual([
    `${origin}/`,
    `${origin}/zh-Hant`,
    `${origin}/travelIndex`,
    `${origin}/zh-Hant/travelIndex`,
  ]);
  expect(body.match(new RegExp(`hreflang="zh-Hant" href="${origin}/zh-Hant"`, 'g'))).toHaveLength(2);
  expect(body.match(new RegExp(`hreflang="x-default" href="${origin}/"`, 'g'))).toHaveLength(2);
});

test('a slash at the end leads to the one address of the page', async () => {
  const answer = await app.inject('/zh-Hant/?a=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/zh-Hant?a=1']);
});

test.each(['//evil.example/', '//evil.example//', '/%2f%2fevil.example/'])('%s leads nowhere else', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
});

test('a hashed asset may be kept for good and comes compressed', async () => {
  const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.each([
  '/assets/gone-2.js',
  '/pages.json',
  '/index.html',
  '/assets/a-1.js.br',
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/%zz',
])('%s is not there', async (url) => {
  const { statusCode } = await app.inject(url);
  expect([400, 404]).toContain(statusCode);
});

test('a page of a visit is rendered with its address, and runs no inline scripts but its own', async () => {
  render = async (request, { nonce }) => new Response(`<html><script nonce="${nonce}">1</script>${request.url}</html>`);
  const answer = await app.inject('/quoteCards?prod=TRAVEL');
  const [, nonce] = /nonce="([^"]{22,})"/.exec(answer.body) ?? [];
  expect(answer.body).toContain('/quoteCards?prod=TRAVEL</html>');
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect((await app.inject('/quoteCards')).body).not.toContain(nonce);
});

test('a page that is a user’s own is kept by nobody', async () => {
  render = async () => new Response('<html>mine</html>');
  const answer = await app.inject('/home');
  expect([answer.body, answer.headers['cache-control']]).toEqual(['<html>mine</html>', 'private, no-store']);
});

test('a rendered page travels compressed, however the browser takes it', async () => {
  render = async () => new Response('<html>rendered</html>');
  const asked = (encoding: string) => app.inject({ url: '/quoteCards', headers: { 'accept-encoding': encoding } });
  const [brotli, gzip] = [await asked('gzip, br'), await asked('gzip')];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('<html>rendered</html>');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('<html>rendered</html>');
});

test('a page asks the API as its visitor: with the visitor’s cookie, and no further than the visitor may', async () => {
  render = async (_request, visit) => {
    const me = await visit.fetch('/api/sys-common/me', { method: 'GET' });
    const users = await visit.fetch('/api/sys/users/list', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return Response.json([
      me.status,
      ((await me.json()) as { data: { signedIn: boolean } }).data.signedIn,
      users.status,
    ]);
  };
  const asked = await app.inject({ url: '/home', headers: { cookie: 'og_session=not-a-session' } });
  expect(asked.json()).toEqual([200, false, 401]);
});

test('a browser that comes without a name takes the one home under which its search is kept', async () => {
  render = async (_request, visit) =>
    new Response(String((await visit.fetch('/api/buy/recent', { method: 'GET' })).status));
  const first = await app.inject('/quoteCards');
  expect([first.body, first.cookies.map(({ name }) => name)]).toEqual(['200', ['og_browser']]);
  const cookie = `og_browser=${first.cookies[0]?.value}`;
  expect((await app.inject({ url: '/quoteCards', headers: { cookie } })).cookies).toEqual([]);
});

test('visitors whose pages are rendered at the same time are told of themselves alone', async () => {
  const users = await Promise.all(
    ['Chan Tai Man', 'Wong Siu Ling'].map((name) => signedInAs(shop, ['consultant'], { name })),
  );
  const { promise: bothAsk, resolve: go } = Promise.withResolvers<void>();
  let asking = 0;
  render = async (_request, visit) => {
    if (++asking === 2) go();
    await bothAsk;
    const me = await visit.fetch('/api/sys-common/me', { method: 'GET' });
    return new Response(await me.text());
  };
  const asked = users.map(
    async ({ browser: { cookie = '' } }) => await app.inject({ url: '/home', headers: { cookie } }),
  );
  const seen = (await Promise.all(asked)).map((answer) => [answer.body, answer.headers['cache-control']]);
  expect(seen).toEqual([
    [expect.stringContaining('Chan Tai Man'), 'private, no-store'],
    [expect.stringContaining('Wong Siu Ling'), 'private, no-store'],
  ]);
  expect(seen[0]?.[0]).not.toContain('Wong Siu Ling');
  expect(seen[1]?.[0]).not.toContain('Chan Tai Man');
});

test('what a rendered page waits for lets go of it as soon as it is done', async () => {
  let signal: AbortSignal | undefined;
  render = async (request) => {
    signal = request.signal;
    return new Response('<html>rendered</html>');
  };
  expect((await app.inject('/quoteCards')).body).toBe('<html>rendered</html>');
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['answers an error', async () => new Response('Oops', { status: 500 })],
])('a page whose rendering %s goes out as it was built', async (_, failing) => {
  render = failing;
  const answer = await app.inject('/quoteCards');
  expect([answer.statusCode, answer.body]).toEqual([200, files['fallback.html']]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('of many pages asked for at once only some are rendered: the others go out as they were built', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  render = async () => {
    await released;
    return new Response('<html>rendered</html>');
  };
  const early = Array.from({ length: 4 }, async () => await app.inject('/quoteCards'));
  const late = await app.inject('/quoteCards');
  expect(late.body).toBe(files['fallback.html']);
  release();
  expect(new Set((await Promise.all(early)).map(({ body }) => body))).toEqual(new Set(['<html>rendered</html>']));
});

test('a page that takes too long goes out as it was built, and its place is free once it is done', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  render = async () => {
    await released;
    return new Response('<html>rendered</html>');
  };
  expect((await app.inject('/quoteCards')).body).toBe(files['fallback.html']);
  release();
  expect((await app.inject('/quoteCards')).body).toBe('<html>rendered</html>');
});

test('a page that is the same for all is rendered once, without anything of its visitors, and runs its scripts by their hashes', async () => {
  let times = 0;
  const seen: string[] = [];
  const script = 'window.page = 1';
  const data = '{"@type":"Product"}';
  render = async (request, { nonce, fetch }) => {
    times++;
    const me = await fetch('/api/sys-common/me', { method: 'GET' });
    seen.push(request.url, String(nonce), String(((await me.json()) as { data: { signedIn: boolean } }).data.signedIn));
    return new Response(
      `<html><script>${script}</script><script type="application/ld+json">${data}</script>${times}</html>`,
    );
  };
  const { browser } = await signedInAs(shop, ['consultant'], { name: 'Chan Tai Man' });
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const [first, second] = await Promise.all([
    ask('/travelIndex?prod=HOME', { cookie: browser.cookie ?? '' }),
    ask('/travelIndex', { 'accept-encoding': 'br' }),
  ]);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect([first.headers['cache-control'], first.headers['set-cookie']]).toEqual(['no-cache', undefined]);
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
  const third = await ask('/travelIndex', { 'if-none-match': String(first.headers.etag) });
  expect([third.statusCode, third.body]).toEqual([304, '']);
  expect(times).toBe(1);
  expect(seen).toEqual([expect.stringMatching(/\/travelIndex$/), 'undefined', 'false']);
});

test('a page that is the same for all is made anew when the catalogue changes, and when the day does', async () => {
  let times = 0;
  render = async () => new Response(`<html>${++times}</html>`);
  const shown = async () => (await app.inject('/travelIndex')).body;
  shop.clock.advance(86_400);
  expect(await shown()).toBe('<html>1</html>');
  expect(await shown()).toBe('<html>1</html>');
  await shop.deps.catalogue.refresh();
  // Looked at again, but nothing is different.
  expect(await shown()).toBe('<html>1</html>');
  const set = (value: string) =>
    shop.deps.db.updateTable('settings').set({ value }).where('key', '=', 'LEVY_MODE').execute();
  await set('DATED');
  await shop.deps.catalogue.refresh();
  expect(await shown()).toBe('<html>2</html>');
  await set('FIXED_004');
  await shop.deps.catalogue.refresh();
  expect(await shown()).toBe('<html>3</html>');
  shop.clock.advance(86_400);
  expect(await shown()).toBe('<html>4</html>');
});

test('a page that is the same for all goes out as it was built when it cannot be rendered, and is tried again', async () => {
  shop.clock.advance(86_400);
  render = () => Promise.reject(new Error('broken'));
  expect((await app.inject('/travelIndex')).body).toBe(files['fallback.html']);
  render = async () => new Response('<html>rendered</html>');
  expect((await app.inject('/travelIndex')).body).toBe('<html>rendered</html>');
});

test('the map for search engines says since when figures are as they are, and claims nothing of other pages', async () => {
  const { body } = await app.inject('/sitemap.xml');
  const current = shop.deps.catalogue.current();
  const last = [current.line('TRAVEL').effectiveFrom, current.line('HOME').effectiveFrom].sort().at(-1);
  const entries = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  expect(entries.map(([, address = '', changed]) => [new URL(address).pathname, changed])).toEqual([
    ['/', undefined],
    ['/zh-Hant', undefined],
    ['/travelIndex', last],
    ['/zh-Hant/travelIndex', last],
  ]);
});
