import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { lockDataDir } from './embedded-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'onegi-locked-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a folder that is in use is refused with the process that holds it, and free again once it is let go', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(
    new StartError(
      `DATA_DIR ${dataDir} is in use by another OneGI process (pid ${process.pid}): stop it or choose another DATA_DIR.`,
    ),
  );
  unlock();
  lockDataDir(dataDir)();
});

test('a stale lock is no obstacle, even when its number was given to another process', () => {
  writeFileSync(join(dataDir, 'onegi.lock'), `${process.pid} another start\n`);
  lockDataDir(dataDir)();
});

test('a folder that cannot be written is refused in a sentence', () => {
  expect(() => lockDataDir('/proc/onegi')).toThrow(/^DATA_DIR \/proc\/onegi cannot be written \(\w+\)\.$/);
});
