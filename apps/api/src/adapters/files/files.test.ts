import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Files } from '../../ports/files.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-files-'));
const store = new S3rver({
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'onegi', configs: [] }],
});
let inStore: Files;
let endpoint: string;

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await store.run()).port}`;
  inStore = s3Files({
    bucket: 'onegi',
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = diskFiles(join(folder, 'disk'));

describe.each([
  ['on the disk', () => onDisk],
  ['in an object store', () => inStore],
])('files %s', (_where, files) => {
  test('all that is kept is listed once, in the order of the alphabet', async () => {
    const keys = Array.from({ length: 12 }, () => randomUUID());
    for (const key of keys) await files().put(key, Buffer.from(key));
    const listed: string[] = [];
    for await (const key of files().list()) listed.push(key);
    expect(listed).toEqual([...listed].sort());
    expect(listed).toEqual(expect.arrayContaining(keys));
    for (const key of keys) await files().remove(key);
    for await (const key of files().list()) expect(keys).not.toContain(key);
  });

  test('what is put is read back byte for byte, and putting again replaces it', async () => {
    const key = randomUUID();
    await files().put(key, Buffer.from([0, 255, 10, 13]));
    expect(await files().read(key)).toEqual(Buffer.from([0, 255, 10, 13]));
    await files().put(key, Buffer.from('later'));
    expect((await files().read(key))?.toString()).toBe('later');
  });

  test('a file is kept from where it lies, and read as a stream', async () => {
    const key = randomUUID();
    const path = join(folder, key);
    const bytes = randomBytes(300_000);
    writeFileSync(path, bytes);
    await files().putFile(key, path);
    expect((await files().read(key))?.equals(bytes)).toBe(true);
    const file = await files().openStream(key);
    expect(file?.bytes).toBe(bytes.length);
    expect(Buffer.concat((await file?.stream.toArray()) ?? []).equals(bytes)).toBe(true);
    expect(await files().openStream(randomUUID())).toBeNull();
  });

  test('a file that is not there reads as null, and removing it is no error', async () => {
    const key = randomUUID();
    expect(await files().read(key)).toBeNull();
    await files().remove(key);
    await files().put(key, Buffer.from('x'));
    await files().remove(key);
    expect(await files().read(key)).toBeNull();
  });

  test.each(['../../etc/passwd', '', 'a/b', '..'])('a key that is not a UUID is refused: %j', async (key) => {
    await expect(files().put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => files().read(key)).rejects.toThrow(RangeError);
    await expect(async () => files().remove(key)).rejects.toThrow(RangeError);
  });
});

test('a file on the disk leaves nothing half-written beside it', async () => {
  const key = randomUUID();
  await onDisk.put(key, Buffer.from('whole'));
  expect(readdirSync(join(folder, 'disk', key.slice(0, 2)))).toEqual([key]);
});

test('a store that refuses the key is an error, not a missing file', async () => {
  const refused = s3Files({
    bucket: 'nobodys',
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  await expect(refused.read(randomUUID())).rejects.toThrow();
});
