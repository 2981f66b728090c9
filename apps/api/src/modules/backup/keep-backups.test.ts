import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupName, keepNewest } from './keep-backups.ts';

test('only the newest backups stay, and nothing else in the folder is touched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onegi-keep-'));
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2025-12-31'];
  const names = days.map((day) => backupName(new Date(`${day}T03:15:07.250Z`)));
  expect(names[0]).toBe('onegi-20261120T031507Z.tar.zst.age');
  for (const name of [...names, 'onegi-notes.txt', 'letter.age']) writeFileSync(join(folder, name), '');
  expect(await keepNewest(folder, 2)).toEqual([names[3], names[0]]);
  expect(await keepNewest(folder, 2)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['letter.age', names[1], names[2], 'onegi-notes.txt'].sort());
  rmSync(folder, { recursive: true });
});
