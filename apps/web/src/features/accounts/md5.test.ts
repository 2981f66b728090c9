import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf, md5 } from './md5.ts';

test.each([
  ['', 'D41D8CD98F00B204E9800998ECF8427E'],
  ['a', '0CC175B9C0F1B6A831C399E269772661'],
  ['abc', '900150983CD24FB0D6963F7D28E17F72'],
  ['message digest', 'F96B697D7CB7938D525A2F31AAF161D0'],
  ['abcdefghijklmnopqrstuvwxyz', 'C3FCD3D76192E4007DFB496CCA67E13B'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'D174AB98D277D9F5A5611C2C9F419D9F'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57EDF4A22BE3C955AC49DA2E2107B67A',
  ],
])('the digest of "%s" is the one of RFC 1321', (text, digest) => {
  expect(md5(text)).toBe(digest);
});

test('every length around a block, and Chinese, is digested as the server does', () => {
  for (let length = 50; length < 130; length++) {
    const text = '密a'.repeat(length).slice(0, length);
    expect(md5(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex').toUpperCase());
  }
});

test('a password that was not typed has no digest', () => {
  expect(digestOf('')).toBe('');
});
