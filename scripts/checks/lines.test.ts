import { expect, it } from 'vitest';
import { registries } from './lines.ts';

const found = (text: string) => registries([{ file: 'x.ts', text }]).length === 1;

it('a registry of the lines is found however it is written', () => {
  expect(found('const a: Record<LineCode, string> = {')).toBe(true);
  expect(found('} as const satisfies Record<LineCode, unknown>;')).toBe(true);
  expect(found("const a: Record<Exclude<LineCode, 'TRAVEL'>, Loaders> = {")).toBe(true);
  expect(found('const a: Record<\n  LineCode,\n  ComponentType> = {')).toBe(true);
  expect(found('const a: { readonly [Line in LineCode]?: Known } = {')).toBe(true);
});

it('what merely speaks of lines is none', () => {
  expect(found('function of(line: LineCode): Record<string, LineCode> {')).toBe(false);
  expect(found('const codes: readonly LineCode[] = lineCodes;')).toBe(false);
});
