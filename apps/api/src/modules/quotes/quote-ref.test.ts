import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuoteRef, openQuoteRef, planDigest, quoteSigner } from './quote-ref.ts';

const newKey = () => createSecretKey(randomBytes(32));
const secret = newKey();
const seal = 'TRAVEL~1~1~20261121';
const planCode = 'LPG-TRAVEL-S';

function refFor(totalCents: number, key = secret) {
  const signer = quoteSigner(key, seal);
  const [tag = ''] = signer.tags([{ planDigest: planDigest(planCode), totalCents }]);
  return formatQuoteRef(signer.seal, planCode, totalCents, tag);
}

describe('a quote reference', () => {
  it('opens to what was sealed', () => {
    expect(openQuoteRef(secret, refFor(17027))).toEqual({ seal, planCode, totalCents: 17027 });
  });

  it('is refused when another server key made it', () => {
    expect(openQuoteRef(secret, refFor(17027, newKey()))).toBeNull();
  });

  it('is refused with another total, plan, search or tag', () => {
    const [, plan, total, tag] = refFor(17027).split('.');
    expect(openQuoteRef(secret, `${seal}.${plan}.1.${tag}`)).toBeNull();
    expect(openQuoteRef(secret, `${seal}.LPG-TRAVEL-P.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(secret, `TRAVEL~1~1~20261122.${plan}.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(secret, `${seal}.${plan}.0${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(secret, `${seal}~.${plan}.${total}.${tag}`)).toBeNull();
    expect(openQuoteRef(secret, '')).toBeNull();
    expect(openQuoteRef(secret, '...')).toBeNull();
  });

  it('never opens after any one character was changed', () => {
    const ref = refFor(17027);
    fc.assert(
      fc.property(fc.nat(ref.length - 1), fc.constantFrom(...'ABCxyz0189-_.'), (at, letter) => {
        fc.pre(ref[at] !== letter);
        expect(openQuoteRef(secret, ref.slice(0, at) + letter + ref.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('signs many plans exactly as it signs each alone', () => {
    const signer = quoteSigner(secret, seal);
    const plans = [...'ABCDE'].map((c, i) => ({ planDigest: planDigest(`${c}-TRAVEL-S`), totalCents: i * 1000 + 1 }));
    expect(signer.tags(plans)).toEqual(plans.map((plan) => signer.tags([plan])[0]));
  });
});
