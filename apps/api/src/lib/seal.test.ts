import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSeal, keyIdOf, sealedWith } from './seal.ts';

const person = { hkid: 'A1234563', surname: 'DEMO', 名: '示範' };

describe('personal data is sealed', () => {
  const key = randomBytes(32);
  const hashKey = randomBytes(32);
  const seal = createSeal({ keys: [key], hashKey });

  test('a sealed value opens to what it was, and nothing of it can be read before', () => {
    const sealed = seal.seal('applications/1', person);
    expect(seal.open('applications/1', sealed)).toEqual(person);
    expect(sealed.includes('A1234563')).toBe(false);
    expect(sealed.includes('DEMO')).toBe(false);
  });

  test('the same value is never sealed to the same bytes', () => {
    expect(seal.seal('a', person).equals(seal.seal('a', person))).toBe(false);
  });

  test("a value moved to another row does not open as that row's", () => {
    expect(() => seal.open('applications/2', seal.seal('applications/1', person))).toThrow();
  });

  test('a value with any byte changed does not open', () => {
    const sealed = seal.seal('a', { n: 1 });
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => seal.open('a', changed)).toThrow();
    }
    expect(() => seal.open('a', sealed.subarray(0, -1))).toThrow();
    expect(() => seal.open('a', Buffer.alloc(0))).toThrow();
  });

  test('after a new key was put in front, old values still open and new ones need the new key', () => {
    const rotated = createSeal({ keys: [randomBytes(32), key], hashKey });
    expect(rotated.open('a', seal.seal('a', person))).toEqual(person);
    expect(() => seal.open('a', rotated.seal('a', person))).toThrow();
  });

  test('equal values hash equally within a kind, and differently in another kind or with another key of hashes', () => {
    const keys = [randomBytes(32)] as const;
    expect(createSeal({ keys, hashKey }).hash('hkid', 'A1234563')).toEqual(seal.hash('hkid', 'A1234563'));
    expect(seal.hash('hkid', 'A1234563')).not.toEqual(seal.hash('email', 'A1234563'));
    const other = createSeal({ keys, hashKey: randomBytes(32) });
    expect(seal.hash('hkid', 'A1234563')).not.toEqual(other.hash('hkid', 'A1234563'));
  });

  test('sealed bytes name their key', () => {
    expect(sealedWith(seal.seal('a', person))).toEqual(keyIdOf(key));
  });
});
