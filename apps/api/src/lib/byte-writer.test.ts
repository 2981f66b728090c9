import { expect, test } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

test('puts bytes and figures behind each other, longer than its first room', () => {
  const out = new ByteWriter();
  const wide = Buffer.from('保險'.repeat(20_000));
  out.begin();
  out.ascii('[');
  out.bytes(wide);
  out.ascii('170.27');
  const first = out.copy();
  expect(first.toString()).toBe(`[${wide}170.27`);

  out.begin();
  out.ascii('another');
  expect(out.copy().toString()).toBe('another');
  expect(first.toString()).toBe(`[${wide}170.27`);
});
