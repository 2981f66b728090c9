import { createCipheriv, createHash, createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * A quote reference is `seal.plan.total.tag`: the sealed search, the plan's code, the total in cents, and a tag that only
 * this server can make. It carries everything that decides the price, so a list of a thousand plans is signed without
 * writing anything down, and the record is stored when a quote is first used.
 *
 * The tag must cost next to nothing per plan. It is the CBC-MAC, with AES-256, of exactly three blocks: the two of the
 * seal's SHA-256, and one of (plan, total). Messages of one fixed length are what makes CBC-MAC sound; and the state after
 * the first two blocks is shared by all plans of a list, so that each costs one block.
 */
const TAG_WORDS = 3;
/** base64url letters of a tag: 96 bits are 16 letters exactly, so that tags can be written in one go and cut apart. */
export const TAG_LETTERS = 16;
/** One block: two words of the plan's digest, two of the total. */
const BLOCK_WORDS = 4;
const WORD = 2 ** 32;

/** A plan to sign; the total is whole cents from 0. */
export interface Signable {
  readonly planDigest: Uint32Array;
  readonly totalCents: number;
}

/** Signs quote references with one server's key. Worth keeping: it holds an open cipher. */
export interface QuoteSigner {
  /** Tags for many plans of one sealed search in one go: TAG_LETTERS letters of base64url each, in the order given. */
  tags(seal: string, plans: readonly Signable[]): string;
}

/** Two words that stand for a plan code in the signed block. Worth keeping per plan. */
export function planDigest(planCode: string): Uint32Array {
  const digest = createHash('sha256').update(planCode).digest();
  return Uint32Array.of(digest.readUInt32LE(0), digest.readUInt32LE(4));
}

const words = (bytes: Buffer) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);

/** Opens a signer. @param secret the server's secret key */
export function quoteSigner(secret: Buffer): QuoteSigner {
  const key = createHmac('sha256', secret).update('quote references').digest();
  // ECB without padding is the bare block cipher; it keeps no state between calls.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);

  /** The chaining value after the blocks of the seal. */
  function stateOf(seal: string): Uint32Array {
    const digest = Uint32Array.from(words(Buffer.from(hash('sha256', seal, 'buffer'))));
    const first = words(cipher.update(digest.subarray(0, BLOCK_WORDS)));
    const second = digest.subarray(BLOCK_WORDS);
    for (let i = 0; i < BLOCK_WORDS; i++) second[i] = (second[i] as number) ^ (first[i] as number);
    return words(cipher.update(second));
  }

  return {
    tags(seal, plans) {
      const count = plans.length;
      if (count === 0) return '';
      const [s0, s1, s2, s3] = stateOf(seal) as unknown as [number, number, number, number];
      const blocks = new Uint32Array(count * BLOCK_WORDS);
      for (let i = 0, at = 0; i < count; i++, at += BLOCK_WORDS) {
        const { planDigest, totalCents } = plans[i] as Signable;
        blocks[at] = (planDigest[0] as number) ^ s0;
        blocks[at + 1] = (planDigest[1] as number) ^ s1;
        blocks[at + 2] = Math.floor(totalCents / WORD) ^ s2;
        blocks[at + 3] = (totalCents % WORD) ^ s3;
      }
      const signed = words(cipher.update(blocks));
      // Kept words move forward over the same bytes: nothing is read after it was written over.
      for (let i = 1, from = BLOCK_WORDS, to = TAG_WORDS; i < count; i++, from += BLOCK_WORDS, to += TAG_WORDS) {
        signed.copyWithin(to, from, from + TAG_WORDS);
      }
      return Buffer.from(signed.buffer, signed.byteOffset, count * TAG_WORDS * 4).toString('base64url');
    },
  };
}

/** Puts a reference together. */
export const formatQuoteRef = (seal: string, planCode: string, totalCents: number, tag: string) =>
  `${seal}.${planCode}.${totalCents}.${tag}`;

/**
 * Takes a reference apart, if it is one of ours.
 * @returns the sealed search, the plan and the total; null when anything in it was changed
 */
export function openQuoteRef(
  signer: QuoteSigner,
  quoteRef: string,
): { seal: string; planCode: string; totalCents: number } | null {
  const parts = quoteRef.split('.');
  const [seal, planCode, total, tag] = parts;
  if (parts.length !== 4 || !seal || !planCode || !total || !tag || !/^[1-9]\d{0,12}$/.test(total)) return null;
  const totalCents = Number(total);
  const expected = signer.tags(seal, [{ planDigest: planDigest(planCode), totalCents }]);
  if (expected.length !== tag.length) return null;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(tag)) ? { seal, planCode, totalCents } : null;
}
