import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from './disk-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-files-'));
const files = diskFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is put is read back byte for byte, and putting again replaces it', async () => {
  const key = randomUUID();
  await files.put(key, Buffer.from([0, 255, 10, 13]));
  expect(await files.read(key)).toEqual(Buffer.from([0, 255, 10, 13]));
  await files.put(key, Buffer.from('later'));
  expect((await files.read(key))?.toString()).toBe('later');
  expect(readdirSync(join(folder, key.slice(0, 2)))).toEqual([key]);
});

test('a file that is not there reads as null, and removing it is no error', async () => {
  const key = randomUUID();
  expect(await files.read(key)).toBeNull();
  await files.remove(key);
  await files.put(key, Buffer.from('x'));
  await files.remove(key);
  expect(await files.read(key)).toBeNull();
});

test.each(['../../etc/passwd', '', 'a/b', '..'])('a key that is not a UUID is refused: %j', async (key) => {
  await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
  await expect(async () => files.read(key)).rejects.toThrow(RangeError);
});
