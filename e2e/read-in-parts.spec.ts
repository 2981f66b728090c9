import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { waitUntilReady, watchShifts } from './open-ready.ts';
import { listAddress } from './purchase.ts';

/** In the middle of a page's hero: before its lead, and before its form. */
const insideHero = /(?=<p class="dimmed large|<div class="sheet)/;

/** In the middle of the header, and of what stands above a list: before and between the ways to pass it on. */
const insideRows = /(?=<a [^>]*class="plain-button target small|Share<|Download PDF)/;

/** The portal over a line that stops for a moment at some places of a page. */
async function openSlowLine(portal: string, places: RegExp): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const found = await fetch(new URL(request.url ?? '/', portal), {
      method: request.method ?? 'GET',
      headers: { accept: request.headers.accept ?? '', 'content-type': request.headers['content-type'] ?? '' },
      body: request.method === 'POST' ? await buffer(request) : null,
    });
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await found.arrayBuffer()));
    for (const part of (await found.text()).split(places)) {
      response.write(part);
      await sleep(400);
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

test('nothing moves while a page comes in parts', async ({ page, baseURL }) => {
  const line = await openSlowLine(baseURL as string, insideHero);
  try {
    const shifts = await watchShifts(page);
    for (const path of ['/', '/zh-Hant/travelIndex', '/smeIndex']) {
      await page.goto(line.url + path);
      await waitUntilReady(page);
      await expect(page.locator('.night-sky .scene')).toBeVisible();
      expect([path, await shifts()]).toEqual([path, []]);
    }
  } finally {
    await line.close();
  }
});

test('nothing moves while the header and a list come in parts', async ({ page, baseURL }) => {
  const line = await openSlowLine(baseURL as string, insideRows);
  try {
    const shifts = await watchShifts(page);
    for (const path of ['/sitemap', listAddress()]) {
      await page.goto(line.url + path);
      await waitUntilReady(page);
      await expect(page.locator('h1')).toBeVisible();
      expect([path, await shifts()]).toEqual([path, []]);
    }
  } finally {
    await line.close();
  }
});
