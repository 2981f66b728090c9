import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { schemaOf } from '../call.ts';
import { allCalls, allLists, callsOf, listsOf } from './all.ts';

/** The lists in a schema, with where each stands, that may be as long as one likes. */
function endlessLists(schema: z.core.$ZodType, path: string): string[] {
  const { def } = schema._zod;
  const inner = Object.entries(def).flatMap(([name, part]): (readonly [string, z.core.$ZodType])[] => {
    if (name === 'shape') return Object.entries(part as Record<string, z.core.$ZodType>);
    return [part].flat().flatMap((each: unknown) => (each instanceof z.core.$ZodType ? [['', each] as const] : []));
  });
  const isLimited = def.checks?.some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check));
  const isEndless = schema instanceof z.ZodArray && !isLimited;
  return [
    ...(isEndless ? [path] : []),
    ...inner.flatMap(([name, part]) => endlessLists(part, name ? `${path}.${name}` : path)),
  ];
}

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

  it('takes no list without an end', () => {
    const endless = allCalls.flatMap(({ name, body, query, params }) =>
      [body, query, params].flatMap((part) => (part ? endlessLists(schemaOf(part), name) : [])),
    );
    // A layout's own rule: each chart stands in it once.
    expect(endless).toEqual(['dashboardUpdate']);
    expect(endlessLists(z.object({ a: z.array(z.string()) }), 'some')).toEqual(['some.a']);
  });
});
