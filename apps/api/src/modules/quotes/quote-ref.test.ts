import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuoteRef, openQuoteRef, quoteSigner } from './quote-ref.ts';

const key = randomBytes(32);
const signer = quoteSigner([key]);
const parts = { search: '2~TRAVEL~1~1~20261121', planCode: 'LPG-TRAVEL-S', totalCents: 17027 };
const refBy = (by = signer) => formatQuoteRef(parts, by.sign(parts.search));

describe('a quote reference', () => {
  it('opens to what was signed', () => {
    expect(openQuoteRef(signer, refBy())).toEqual(parts);
  });

  it('is refused when another server key made it', () => {
    expect(openQuoteRef(signer, refBy(quoteSigner([randomBytes(32)])))).toBeNull();
  });

  it('opens with the key it was signed by, also when a newer one stands before it, and is then signed by the newer', () => {
    const newer = randomBytes(32);
    const rotated = quoteSigner([newer, key]);
    expect(openQuoteRef(rotated, refBy())).toEqual(parts);
    expect(refBy(rotated)).toBe(refBy(quoteSigner([newer])));
  });

  it('is refused with another search or signature, and when it is none', () => {
    const [, plan, total, signature] = refBy().split('.');
    for (const forged of [
      `2~TRAVEL~1~1~20261122.${plan}.${total}.${signature}`,
      `${parts.search}~.${plan}.${total}.${signature}`,
      `${parts.search}.${plan}.0${total}.${signature}`,
      `${parts.search}.${plan}.${total}.`,
      '',
      '...',
    ]) {
      expect(openQuoteRef(signer, forged), forged).toBeNull();
    }
  });

  it('never opens after any one character of its search or signature was changed', () => {
    const ref = refBy();
    const [, plan = '', total = ''] = ref.split('.');
    const inBetween = [parts.search.length + 1, parts.search.length + plan.length + total.length + 2] as const;
    fc.assert(
      fc.property(fc.nat(ref.length - 1), fc.constantFrom(...'ABCxyz0189-_.'), (at, letter) => {
        fc.pre(ref[at] !== letter && (at < inBetween[0] || at > inBetween[1]));
        expect(openQuoteRef(signer, ref.slice(0, at) + letter + ref.slice(at + 1))).toBeNull();
      }),
    );
  });
});
