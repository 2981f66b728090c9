import { planCard } from '@onegi/contract/calls/quotes/shapes';
import type { RateResult } from '@onegi/rating/result';
import type { Plan } from '../catalogue/snapshot.ts';
import { cardOf } from './describe-quote.ts';
import { planDigest, TAG_LETTERS } from './quote-ref.ts';
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
  /** The plan's code and the dot behind it, as a reference has them. */
  readonly code: Buffer;
  readonly digest: Uint32Array;
}

const priced = ['beforeDiscountCents', 'totalCents', 'discountPercent', 'quoteRef', 'expiresOn'] as const;
const [beforeName, totalName, discountName, refName, expiresName] = priced.map((name) => planCard.wireName(name));
const [referName, referNameZh] = [planCard.wireName('referText'), planCard.wireName('referTextZh')];

/** Encodes the plan's own part of its card. Worth keeping as long as the plan. */
export function cardPart(plan: Plan): CardPart {
  const wire = planCard.codec.encode(cardOf(plan)) as Record<string, unknown>;
  for (const name of priced) delete wire[planCard.wireName(name)];
  return {
    plan,
    head: Buffer.from(JSON.stringify(wire).slice(0, -1)),
    code: Buffer.from(`${plan.code}.`),
    digest: planDigest(plan.code),
  };
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

/** What signs the references of one answer. */
export interface SignedSearch {
  readonly seal: string;
  /** The tags of all cards, one behind the other. */
  readonly tags: string;
  /** The last day to buy on, yyyy-MM-dd. */
  readonly expiresOn: string;
}

/**
 * Writes the whole answer, UTF-8, into `bytes`. The parts between the figures are the same on every card (but for the
 * discount), so they are made once and copied, and figures are written digit by digit: no text is made per card.
 * @param listed the plans in the order shown; a referred one is written without a price and with the reason
 * @returns how many bytes were written
 */
export function writeCards(
  bytes: Buffer,
  listed: readonly ListedPlan[],
  { seal, tags, expiresOn }: SignedSearch,
  { head, tail }: Envelope,
): number {
  const letters = Buffer.from(tags, 'latin1');
  const before = Buffer.from(`,"${beforeName}":"`);
  const total = Buffer.from(`","${totalName}":"`);
  const until = Buffer.from(`","${expiresName}":"${expiresOn}"}`);
  const discounts = new Map<number, Buffer>();
  const refWith = (basisPoints: number): Buffer => {
    const known = discounts.get(basisPoints);
    if (known) return known;
    const made = Buffer.from(`","${discountName}":${basisPoints / 100},"${refName}":"${seal}.`);
    discounts.set(basisPoints, made);
    return made;
  };

  bytes.set(head, 0);
  let at = head.length;
  bytes[at++] = OPEN;
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
    at = copy(bytes, at, before, 0, before.length);
    at = writeMoney(bytes, at, totalBeforeDiscountCents);
    at = copy(bytes, at, total, 0, total.length);
    at = writeMoney(bytes, at, totalCents);
    const ref = refWith(discountBasisPoints);
    bytes.set(ref, at);
    at = copy(bytes, at + ref.length, part.code, 0, part.code.length);
    at = writeDigits(bytes, at, totalCents);
    bytes[at++] = DOT;
    at = copy(bytes, at, letters, i * TAG_LETTERS, TAG_LETTERS);
    at = copy(bytes, at, until, 0, until.length);
  }
  bytes[at++] = CLOSE;
  bytes.set(tail, at);
  return at + tail.length;
}

const [OPEN, CLOSE, COMMA, DOT, ZERO] = [0x5b, 0x5d, 0x2c, 0x2e, 0x30];

/** A few bytes: a loop is quicker than a call. @returns where the next byte goes */
function copy(bytes: Buffer, at: number, from: Buffer, start: number, length: number): number {
  for (let i = 0; i < length; i++) bytes[at + i] = from[start + i] as number;
  return at + length;
}

/** A whole number from 0 in decimal. @returns where the next byte goes */
function writeDigits(bytes: Buffer, at: number, value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits++;
  for (let left = value, i = at + digits - 1; i >= at; i--) {
    const rest = Math.floor(left / 10);
    bytes[i] = ZERO + (left - rest * 10);
    left = rest;
  }
  return at + digits;
}

/** Cents as the wire carries money: 17027 as 170.27. @returns where the next byte goes */
function writeMoney(bytes: Buffer, at: number, cents: number): number {
  const dollars = Math.floor(cents / 100);
  const rest = cents - dollars * 100;
  const dot = writeDigits(bytes, at, dollars);
  const tens = Math.floor(rest / 10);
  bytes[dot] = DOT;
  bytes[dot + 1] = ZERO + tens;
  bytes[dot + 2] = ZERO + rest - tens * 10;
  return dot + 3;
}

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
