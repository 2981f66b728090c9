import { expect, test } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

test('puts bytes and figures behind each other, longer than its first room', () => {
  const out = new ByteWriter();
  const wide = Buffer.from('保險'.repeat(20_000));
  out.begin();
  out.ascii('[');
  out.bytes(wide);
  out.ascii('170.27');
  expect(out.written().toString()).toBe(`[${wide}170.27`);

  out.begin();
  out.ascii('another ');
  for (const value of [0, 7, 10, 170_27]) out.digits(value);
  out.digits(5, 2);
  expect(out.written().toString()).toBe('another 071017027' + '05');
});
