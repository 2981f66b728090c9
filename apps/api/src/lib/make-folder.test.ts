import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it makes what is missing above, and is content with what is there', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep, 0o711);
  makeFolder(deep, 0o711);
  expect(statSync(deep).mode & 0o777).toBe(0o711);
});

test('a file in the way is an error', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file'), 0o711)).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file', 'below'), 0o711)).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')(
  'a file system that takes no folders is an error, not an endless attempt',
  () => {
    expect(() => makeFolder('/proc/nothing/here', 0o711)).toThrow('ENOENT');
  },
);
