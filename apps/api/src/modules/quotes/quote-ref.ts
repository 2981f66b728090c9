import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { QuoteSigner } from '../../ports/quote-signer.ts';

/** base64url letters of a signature: 132 bits. */
const SIGNATURE_LETTERS = 22;

/** @param secretKeys the server's secret keys, newest first: the older ones only open what they signed */
export function quoteSigner(secretKeys: readonly [Buffer, ...Buffer[]]): QuoteSigner {
  const keys = secretKeys.map((secret) =>
    createSecretKey(createHmac('sha256', secret).update('quote references').digest()),
  );
  const signatureBy = (key: KeyObject, search: string) =>
    createHmac('sha256', key).update(search).digest('base64url').slice(0, SIGNATURE_LETTERS);
  return {
    sign: (search) => signatureBy(keys[0] as KeyObject, search),
    isSigned(search, signature) {
      const given = Buffer.from(signature);
      return keys.some((key) => {
        const expected = Buffer.from(signatureBy(key, search));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
}

/** What a reference says: a signed search, and one plan's listed total in cents. */
export interface QuoteRefParts {
  readonly search: string;
  readonly planCode: string;
  readonly totalCents: number;
}

/**
 * Puts a reference together: `search.plan.total.signature`. One signature serves all plans of a search, for plan and total
 * are believed only where pricing the signed search again gives that very total.
 */
export function formatQuoteRef({ search, planCode, totalCents }: QuoteRefParts, signature: string): string {
  const [start, end] = quoteRefAround(search, signature);
  return `${start}${planCode}.${totalCents}${end}`;
}

/** What stands before and behind `plan.total` in every reference of one search. */
export const quoteRefAround = (search: string, signature: string): [string, string] => [`${search}.`, `.${signature}`];

/**
 * Takes a reference apart.
 * @returns null when it is none, or the search in it was not signed with a known key
 */
export function openQuoteRef(signer: QuoteSigner, quoteRef: string): QuoteRefParts | null {
  const parts = quoteRef.split('.');
  const [search, planCode, total, signature] = parts;
  if (parts.length !== 4 || !search || !planCode || !total || !signature || !/^[1-9]\d{0,12}$/.test(total)) return null;
  return signer.isSigned(search, signature) ? { search, planCode, totalCents: Number(total) } : null;
}
