import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuoteRef, openQuoteRef, planDigest, quoteSigner } from './quote-ref.ts';

const newSigner = () => quoteSigner(randomBytes(32));
const signer = newSigner();
const seal = 'TRAVEL~1~1~20261121';
const planCode = 'LPG-TRAVEL-S';

function refFor(totalCents: number, by = signer) {
  const tag = by.tags(seal, [{ planDigest: planDigest(planCode), totalCents }]);
  return formatQuoteRef(seal, planCode, totalCents, tag);
}

describe('a quote reference', () => {
  it('opens to what was sealed', () => {
    expect(openQuoteRef(signer, refFor(17027))).toEqual({ seal, planCode, totalCents: 17027 });
  });

  it('is refused when another server key made it', () => {
    expect(openQuoteRef(signer, refFor(17027, newSigner()))).toBeNull();
  });

  it('is refused with another total, plan, search or tag', () => {
    const [, plan, total, tag] = refFor(17027).split('.');
    expect(openQuoteRef(signer, `${seal}.${plan}.1.${tag}`)).toBeNull();
    expect(openQuoteRef(signer, `${seal}.LPG-TRAVEL-P.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(signer, `TRAVEL~1~1~20261122.${plan}.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(signer, `${seal}.${plan}.0${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(signer, `${seal}~.${plan}.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(signer, '')).toBeNull();
    expect(openQuoteRef(signer, '...')).toBeNull();
  });

  it('never opens after any one character was changed', () => {
    const ref = refFor(17027);
    fc.assert(
      fc.property(fc.nat(ref.length - 1), fc.constantFrom(...'ABCxyz0189-_.'), (at, letter) => {
        fc.pre(ref[at] !== letter);
        expect(openQuoteRef(signer, ref.slice(0, at) + letter + ref.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('is the same from another process with the same key', () => {
    const key = randomBytes(32);
    expect(refFor(17027, quoteSigner(key))).toBe(refFor(17027, quoteSigner(Buffer.from(key))));
  });

  it('signs many plans exactly as it signs each alone', () => {
    const plans = [...'ABCDE'].map((c, i) => ({ planDigest: planDigest(`${c}-TRAVEL-S`), totalCents: i * 1000 + 1 }));
    expect(signer.tags(seal, plans)).toBe(plans.map((plan) => signer.tags(seal, [plan])).join(''));
  });
});
