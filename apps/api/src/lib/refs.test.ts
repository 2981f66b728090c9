import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { idOfRef, refOf } from './refs.ts';
import { createSeal } from './seal.ts';

describe('references of applications and payments', () => {
  const seal = createSeal({ keys: [randomBytes(32)], hashKey: randomBytes(32) });
  const id = randomUUID();
  const ref = refOf(seal, 'application', id);

  test('a reference leads back to its row and fits into an address', () => {
    expect(idOfRef(seal, 'application', ref)).toBe(id);
    expect(ref).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('a reference with any character changed leads nowhere', () => {
    for (let i = 0; i < ref.length; i++) {
      const changed = ref.slice(0, i) + (ref[i] === 'A' ? 'B' : 'A') + ref.slice(i + 1);
      expect(idOfRef(seal, 'application', changed)).toBeNull();
    }
  });

  test('the id alone, an empty text and the reference of a payment open no application', () => {
    for (const guess of [id, '', `${ref}A`, refOf(seal, 'payment', id)]) {
      expect(idOfRef(seal, 'application', guess)).toBeNull();
    }
  });
});
