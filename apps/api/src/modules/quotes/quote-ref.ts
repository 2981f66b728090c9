import { createCipheriv, createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/**
 * A quote reference is `seal.plan.total.tag`: the sealed search, the plan's code, the total in cents, and a tag that only
 * this server can make. It carries everything that decides the price, so a list of a thousand plans is signed without
 * writing anything down, and the record is stored when a quote is first used.
 *
 * The tag must cost next to nothing per plan. One HMAC over the sealed search makes a key for that search alone; with it
 * AES-256, on exactly one block per plan, is the pseudo-random function that signs (plan, total). Every message is one
 * block of fixed length and every key belongs to one search, which is what makes a bare block cipher a sound code here.
 */
const TAG_WORDS = 3;
/** base64url letters of a tag: 96 bits are 16 letters exactly, so that tags can be written in one go and cut apart. */
const TAG_LETTERS = 16;
/** One block: two words of the plan's digest, two of the total. */
const BLOCK_WORDS = 4;
const WORD = 2 ** 32;

export interface QuoteSigner {
  /** The part of the reference before the total: the same for every search of one seal. */
  readonly seal: string;
  /** Tags for many plans in one go: base64url, in the order given. Totals are whole cents from 0. */
  tags(plans: readonly { planDigest: Uint32Array; totalCents: number }[]): string[];
}

/** Two words that stand for a plan code in the signed block. Worth keeping per plan. */
export function planDigest(planCode: string): Uint32Array {
  const digest = createHash('sha256').update(planCode).digest();
  return Uint32Array.of(digest.readUInt32LE(0), digest.readUInt32LE(4));
}

/**
 * Opens a signer for one search.
 * @param secret the server's signing key
 * @param seal the search and terms as packSearch wrote them: letters, digits, `-` and `~`
 */
export function quoteSigner(secret: KeyObject, seal: string): QuoteSigner {
  const key = createSecretKey(createHmac('sha256', secret).update(`quote\n${seal}`).digest());
  return {
    seal,
    tags(plans) {
      const count = plans.length;
      const blocks = new Uint32Array(count * BLOCK_WORDS);
      for (let i = 0, at = 0; i < count; i++, at += BLOCK_WORDS) {
        const { planDigest, totalCents } = plans[i] as (typeof plans)[number];
        blocks[at] = planDigest[0] as number;
        blocks[at + 1] = planDigest[1] as number;
        blocks[at + 2] = Math.floor(totalCents / WORD);
        blocks[at + 3] = totalCents % WORD;
      }
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      const signed = cipher.update(blocks);
      const words = new Uint32Array(signed.buffer, signed.byteOffset, count * BLOCK_WORDS);
      const kept = new Uint32Array(count * TAG_WORDS);
      for (let i = 0, from = 0, to = 0; i < count; i++, from += BLOCK_WORDS, to += TAG_WORDS) {
        kept[to] = words[from] as number;
        kept[to + 1] = words[from + 1] as number;
        kept[to + 2] = words[from + 2] as number;
      }
      const letters = Buffer.from(kept.buffer).toString('base64url');
      return plans.map((_, i) => letters.slice(i * TAG_LETTERS, (i + 1) * TAG_LETTERS));
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
  secret: KeyObject,
  quoteRef: string,
): { seal: string; planCode: string; totalCents: number } | null {
  const parts = quoteRef.split('.');
  const [seal, planCode, total, tag] = parts;
  if (parts.length !== 4 || !seal || !planCode || !total || !tag || !/^[1-9]\d{0,12}$/.test(total)) return null;
  const signer = quoteSigner(secret, seal);
  const totalCents = Number(total);
  const [expected] = signer.tags([{ planDigest: planDigest(planCode), totalCents }]);
  if (!expected || expected.length !== tag.length) return null;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(tag)) ? { seal, planCode, totalCents } : null;
}
