import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aDocument, aKeptFile, anArrivedFile } from '@onegi/testing/factories/stored-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeal, keyIdOf, sealedWith } from '../../lib/seal.ts';
import type { Files } from '../../ports/files.ts';
import { openKeyring } from '../keys/open-keyring.ts';
import { resealAll } from '../keys/reseal-all.ts';
import { nameOfFile } from './stored-file.ts';

const newKey = randomBytes(32);
const newest = keyIdOf(newKey);
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** What `npm run keys:reseal` does when the portal has the new key in front. */
async function reseal(files: Files = shop.deps.files) {
  const { config, db } = shop.deps;
  const keys = { dataKeys: [newKey, ...config.dataKeys] as const, secretKeys: config.secretKeys };
  const { seal } = await openKeyring(db, keys);
  return resealAll({ db, files, seal, keys }, () => undefined, 0);
}

const rowOf = (id: string) =>
  shop.deps.db.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bytesOf = async (id: string) => (await shop.deps.files.read(id)) ?? Buffer.alloc(0);

test('a killed run is finished by the next one, and the older key is given up when no file needs it', async () => {
  const { files, config } = shop.deps;
  const first = await aKeptFile(shop, aDocument);
  const second = await aKeptFile(shop, aDocument);
  const arriving = await anArrivedFile(shop, aDocument);
  const lost = await anArrivedFile(shop, aDocument);
  await files.remove(lost.id);
  const dying: Files = {
    ...files,
    put: async (key, bytes) => {
      await files.put(key, bytes);
      throw new Error('The process is gone');
    },
  };
  await expect(reseal(dying)).rejects.toThrow('gone');
  const { files: resealed, unreadable, retired } = await reseal();
  expect([resealed, unreadable]).toEqual([3, []]);
  expect(retired).toEqual([{ use: 'data', keyId: keyIdOf(config.dataKeys[0]) }]);

  // Opened by the new key alone.
  const seal = createSeal({ keys: [newKey], hashKey: newKey });
  for (const { id } of [first, second, arriving]) {
    expect(sealedWith(await bytesOf(id)).equals(newest)).toBe(true);
    expect(seal.openBytes(`files/${id}`, await bytesOf(id)).toString()).toContain('A123456(3)');
    const row = await rowOf(id);
    expect([row.sealed_with?.equals(newest), nameOfFile(seal, row)]).toEqual([true, 'identity card.pdf']);
  }
});

test('a file that cannot be opened is named, stays as it is, and keeps its key in use', async () => {
  const { id } = await aKeptFile(shop, aDocument);
  const altered = Buffer.from(await bytesOf(id));
  altered[40] = (altered[40] ?? 0) ^ 1;
  await shop.deps.files.put(id, altered);
  const { unreadable, retired } = await reseal();
  expect(unreadable).toEqual([{ owner: `files/${id}`, keyId: keyIdOf(shop.deps.config.dataKeys[0]) }]);
  expect(retired.filter(({ use }) => use === 'data')).toEqual([]);
  expect((await bytesOf(id)).equals(altered)).toBe(true);
});
