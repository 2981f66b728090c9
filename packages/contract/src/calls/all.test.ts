import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls, allLists, callsOf, listsOf } from './all.ts';

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts') && file !== 'all.ts',
);

describe('the list of calls', () => {
  it('has every call and every list of every file beside it', async () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const exported: object = await import(join(import.meta.dirname, file));
      for (const call of callsOf(exported)) expect(allCalls.includes(call), `${file}: ${call.name}`).toBe(true);
      for (const list of listsOf(exported)) expect(allLists.includes(list), `${file}: ${list.name}`).toBe(true);
    }
  });
});
