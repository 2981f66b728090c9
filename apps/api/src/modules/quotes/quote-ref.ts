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
const TAG_BYTES = 12;
const BLOCK = 16;

export interface QuoteSigner {
  /** The part of the reference before the total: the same for every search of one seal. */
  readonly seal: string;
  /** Tags for many plans in one go: base64url, in the order given. */
  tags(plans: readonly { planDigest: Buffer; totalCents: number }[]): string[];
}

/** Ten bytes that stand for a plan code in the signed block. Worth keeping per plan. */
export function planDigest(planCode: string): Buffer {
  return createHash('sha256').update(planCode).digest().subarray(0, 10);
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
      const blocks = Buffer.alloc(plans.length * BLOCK);
      plans.forEach(({ planDigest, totalCents }, i) => {
        planDigest.copy(blocks, i * BLOCK);
        blocks.writeUIntBE(totalCents, i * BLOCK + 10, 6);
      });
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      const signed = cipher.update(blocks);
      return plans.map((_, i) => signed.toString('base64url', i * BLOCK, i * BLOCK + TAG_BYTES));
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
