import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { boxFiles } from '@onegi/contract/fields/content';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { zipOf } from '@onegi/testing/zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepUploads, uploadFolder } from './upload-folder.ts';

const UPLOAD_BYTES = boxFiles.news.maxBytes;
let at: TestApp;
let headers: Record<string, string>;
let url: string;
beforeAll(async () => {
  at = await testApp();
  headers = (await signedInAs(at, ['editor'])).browser;
  await at.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(at.app.server.address() as AddressInfo).port}`;
});
afterAll(() => at.close());

const lying = () => readdirSync(uploadFolder(at.deps.config));

/** As many bytes of JPEG as are taken at most. */
function pictureOf(bytes: number): Buffer {
  const picture = Buffer.alloc(bytes, 7);
  Buffer.from('ffd8ffe000104a464946000101', 'hex').copy(picture);
  return picture;
}

async function send(fileName: string, bytes: Uint8Array, box = 'news') {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], fileName));
  const answer = await fetch(`${url}/api/boxes/${box}/upload`, { method: 'POST', headers, body: form });
  return { status: answer.status, json: (await answer.json()) as { code?: string; msgC: string } };
}

test('an upload is kept byte for byte, sent back as it was, and leaves nothing aside', async () => {
  const picture = Buffer.concat([pictureOf(1_000), randomBytes(3 * 1024 * 1024)]);
  const { status, json } = await send('photo.jpg', picture);
  expect(status).toBe(200);
  const { downloadUrl } = (json as unknown as { data: { downloadUrl: string } }).data;
  const back = await fetch(url + downloadUrl, { headers });
  expect(back.headers.get('content-length')).toBe(String(picture.length));
  expect(Buffer.from(await back.arrayBuffer()).equals(picture)).toBe(true);
  expect(lying()).toEqual([]);
});

describe('fifty uploads of 5 MB at once', () => {
  test('are all taken, and are never held whole in memory', async () => {
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, held());
    }, 5);
    const piece = pictureOf(64 * 1024);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => sendPieces(piece, UPLOAD_BYTES)));
    clearInterval(timer);
    expect(statuses).toEqual(Array(50).fill(200));
    // Fifty times 5 MB are 250; what is on its way through is a fraction.
    expect((most - before) / 1024 / 1024).toBeLessThan(100);
    expect(lying()).toEqual([]);
  });
});

/** Sends a form from one shared piece of memory, so that what grows is the server's. */
async function sendPieces(piece: Buffer, bytes: number): Promise<number> {
  const boundary = 'x-boundary';
  const opening = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const closing = `\r\n--${boundary}--\r\n`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const lines = Object.entries({
    ...headers,
    host: 'x',
    connection: 'close',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(opening.length + bytes + closing.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/boxes/news/upload HTTP/1.1\r\n${lines.join('')}\r\n${opening}`);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    const isRoom = socket.write(piece.subarray(0, Math.min(piece.length, bytes - sent)));
    if (!isRoom) await new Promise((resolve) => socket.once('drain', resolve));
  }
  socket.write(closing);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
}

test('what is refused leaves nothing aside, and the sender reads why', async () => {
  const bomb = zipOf([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'xl/a.bin', data: Buffer.alloc(101 * 1024 * 1024) },
  ]);
  const script = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (x) >> >>\nendobj\n');
  const refusals = [
    await send('bomb.xlsx', bomb, 'prodlib'),
    await send('script.pdf', script),
    await send('locked.pdf', Buffer.from('%PDF-1.7\ntrailer << /Encrypt 1 0 R >>\n')),
    await send('nested.docx', zipOf([{ name: 'word/a', data: zipOf([{ name: 'b', data: zipOf([]) }]) }]), 'prodlib'),
    await send('large.jpg', pictureOf(UPLOAD_BYTES + 1)),
    await send('wrong.exe', pictureOf(UPLOAD_BYTES)),
  ];
  expect(refusals.map(({ status, json }) => [status, json.code])).toEqual([
    [422, 'upload.unpacksTooFar'],
    [422, 'upload.active'],
    [422, 'upload.uncheckable'],
    [415, 'upload.notWhatItSays'],
    [413, 'upload.tooBig'],
    [415, 'upload.badType'],
  ]);
  expect(refusals[0]?.json.msgC).toContain('100 MB');
  expect(lying()).toEqual([]);
});

/** An upload whose sender stops in the middle of its file, or before it. */
function beginUpload(hasFile = true): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const lines = Object.entries({ ...headers, host: 'x', 'content-type': 'multipart/form-data; boundary=b' });
  socket.write(`POST /api/boxes/news/upload HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n`);
  socket.write('content-length: 1000000\r\n\r\n--b\r\n');
  if (hasFile) {
    socket.write('content-disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n');
    socket.write(pictureOf(20_000));
  }
  return socket.on('error', () => undefined);
}

test('an upload that breaks off leaves nothing aside', async () => {
  const socket = beginUpload();
  await expect.poll(lying).toHaveLength(1);
  socket.destroy();
  await expect.poll(lying).toEqual([]);
});

test('senders who stop in the middle hold up others only until too many wait, who are told to come again', async () => {
  const stopped = Array.from({ length: 8 + 100 }, () => beginUpload());
  await expect.poll(lying).toHaveLength(8);
  const asked = () => send('photo.jpg', pictureOf(1_000));
  await expect.poll(async () => (await Promise.race([asked(), sleep(500, null)]))?.json.code).toBe('server.busy');
  for (const socket of stopped) socket.destroy();
  await expect.poll(lying).toEqual([]);
  expect((await asked()).status).toBe(200);
});

test('senders who leave before their file begins hold up nobody', async () => {
  const stopped = Array.from({ length: 8 }, () => beginUpload(false));
  await sleep(300);
  for (const socket of stopped) socket.destroy();
  expect((await send('photo.jpg', pictureOf(1_000))).status).toBe(200);
});

test('what a killed process left behind is swept away, what is under way stays', async () => {
  const dataDir = join(at.deps.config.dataDir, 'swept');
  mkdirSync(dataDir);
  const folder = uploadFolder({ dataDir });
  writeFileSync(join(folder, 'old'), 'x');
  writeFileSync(join(folder, 'new'), 'x');
  utimesSync(join(folder, 'old'), new Date(0), new Date(0));
  await sweepUploads({ dataDir });
  expect([existsSync(join(folder, 'old')), existsSync(join(folder, 'new'))]).toEqual([false, true]);
});
