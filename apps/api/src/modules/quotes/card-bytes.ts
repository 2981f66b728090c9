import { planCard } from '@onegi/contract/calls/quotes/shapes';
import { moneyText } from '@onegi/contract/fields/formats';
import type { RateResult } from '@onegi/rating/result';
import type { Plan } from '../catalogue/snapshot.ts';
import { cardOf } from './describe-quote.ts';
import { planDigest } from './quote-ref.ts';
import { referText } from './refer-text.ts';

/**
 * Writes the quote list as JSON bytes. A card is nearly all plan: names in two languages, files, insurer, the same in
 * every answer. That part is encoded once per plan by the contract's own schema and copied; only prices and
 * references are written anew. (A test holds the bytes against the contract.)
 */
export interface CardPart {
  readonly plan: Plan;
  /** JSON of the plan's own fields, without the closing brace. */
  readonly head: Buffer;
  readonly digest: Uint32Array;
}

const priced = ['beforeDiscountCents', 'totalCents', 'discountPercent', 'quoteRef', 'expiresOn'] as const;
const [beforeName, totalName, discountName, refName, expiresName] = priced.map((name) => planCard.wireName(name));
const [referName, referNameZh] = [planCard.wireName('referText'), planCard.wireName('referTextZh')];

/** Encodes the plan's own part of its card. Worth keeping as long as the plan. */
export function cardPart(plan: Plan): CardPart {
  const wire = planCard.codec.encode(cardOf(plan)) as Record<string, unknown>;
  for (const name of priced) delete wire[planCard.wireName(name)];
  return { plan, head: Buffer.from(JSON.stringify(wire).slice(0, -1)), digest: planDigest(plan.code) };
}

export interface ListedPlan {
  readonly part: CardPart;
  readonly planDigest: Uint32Array;
  readonly result: RateResult;
  /** 0 without a price. */
  readonly totalCents: number;
}

/** What stands around the cards in the answer. */
export interface Envelope {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Longest that one card's written part can be beside the reference and a reason: names, two amounts, a percentage, a date. */
const WRITTEN = 200;

/** Bytes enough for the whole answer. */
export function roomFor(listed: readonly ListedPlan[], seal: string, { head, tail }: Envelope): number {
  let size = head.length + tail.length + 2;
  for (const { part, result } of listed) {
    size += part.head.length + part.plan.code.length + seal.length + WRITTEN;
    if (result.kind === 'refer') size += referred(result.reason).length;
  }
  return size;
}

/**
 * Writes the whole answer, UTF-8, into `bytes`.
 * @param listed the plans in the order shown; a referred one is written without a price and with the reason
 * @param signed the sealed search they were rated for, the tags of their references, and the last day to buy on
 * @returns how many bytes were written
 */
export function writeCards(
  bytes: Buffer,
  listed: readonly ListedPlan[],
  { seal, tags, expiresOn }: { seal: string; tags: readonly string[]; expiresOn: string },
  { head, tail }: Envelope,
): number {
  bytes.set(head, 0);
  let at = head.length;
  at += bytes.write('[', at, 'latin1');
  const before = `,"${beforeName}":"`;
  const until = `","${expiresName}":"${expiresOn}"}`;
  for (let i = 0; i < listed.length; i++) {
    const { part, result } = listed[i] as ListedPlan;
    if (i > 0) bytes[at++] = COMMA;
    bytes.set(part.head, at);
    at += part.head.length;
    if (result.kind === 'refer') {
      const written = referred(result.reason);
      bytes.set(written, at);
      at += written.length;
      continue;
    }
    const { totalBeforeDiscountCents, totalCents, discountBasisPoints } = result.breakdown;
    at += bytes.write(
      `${before}${moneyText(totalBeforeDiscountCents)}","${totalName}":"${moneyText(totalCents)}","${discountName}":${discountBasisPoints / 100},"${refName}":"${seal}.${part.plan.code}.${totalCents}.${tags[i]}${until}`,
      at,
      'latin1',
    );
  }
  at += bytes.write(']', at, 'latin1');
  bytes.set(tail, at);
  return at + tail.length;
}

const COMMA = 0x2c;

const referredParts = new Map<string, Buffer>();

/** The rest of a card without a price: why an underwriter has to look. */
function referred(reason: string): Buffer {
  const known = referredParts.get(reason);
  if (known) return known;
  const { en, zhHant } = referText(reason);
  const made = Buffer.from(
    `,"${beforeName}":null,"${totalName}":null,"${discountName}":0,"${refName}":null,"${expiresName}":null,"${referName}":${JSON.stringify(en)},"${referNameZh}":${JSON.stringify(zhHant)}}`,
  );
  referredParts.set(reason, made);
  return made;
}
