import { planCard } from '@onegi/contract/calls/quotes/shapes';
import { moneyText } from '@onegi/contract/fields/formats';
import type { RateResult } from '@onegi/rating/result';
import type { Plan } from '../catalogue/snapshot.ts';
import { cardOf } from './describe-quote.ts';
import { planDigest, type QuoteSigner } from './quote-ref.ts';

/**
 * Writes the quote list as JSON bytes. A card is nearly all plan: names in two languages, files, insurer, the same in
 * every answer. That part is encoded once per plan by the contract's own schema and copied; only prices and
 * references are written anew. (A test holds the bytes against the contract.)
 */
export interface CardPart {
  /** JSON of the plan's own fields, without the closing brace. */
  readonly head: Buffer;
  readonly digest: Uint32Array;
  readonly code: string;
}

const priced = ['beforeDiscountCents', 'totalCents', 'discountPercent', 'quoteRef', 'expiresOn'] as const;
const [beforeName, totalName, discountName, refName, expiresName] = priced.map((name) => planCard.wireName(name));

/** Encodes the plan's own part of its card. Worth keeping as long as the plan. */
export function cardPart(plan: Plan): CardPart {
  const wire = planCard.codec.encode(cardOf(plan)) as Record<string, unknown>;
  for (const name of priced) delete wire[planCard.wireName(name)];
  return {
    head: Buffer.from(JSON.stringify(wire).slice(0, -1)),
    digest: planDigest(plan.code),
    code: plan.code,
  };
}

export interface ListedPlan {
  readonly plan: Plan;
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

/** Longest that one card's written part can be beside the reference: names, two amounts, a percentage, a date. */
const WRITTEN = 200;

/**
 * @param listed the plans in the order shown; a referred one is written without a price
 * @param signer of the search they were rated for
 * @param expiresOn the last day the quotes can be bought on
 * @returns the whole answer, UTF-8, made in one piece
 */
export function writeCards(
  listed: readonly ListedPlan[],
  signer: QuoteSigner,
  expiresOn: string,
  { head, tail }: Envelope,
): Buffer {
  const tags = signer.tags(listed);
  let size = head.length + tail.length + 2;
  for (const { part } of listed) size += part.head.length + part.code.length + signer.seal.length + WRITTEN;
  const bytes = Buffer.allocUnsafe(size);
  bytes.set(head, 0);
  let at = head.length;
  at += bytes.write('[', at, 'latin1');
  const last = listed.length - 1;
  for (let i = 0; i <= last; i++) {
    const { part, result } = listed[i] as ListedPlan;
    bytes.set(part.head, at);
    at += part.head.length;
    const written = pricedPart(result, signer.seal, part.code, tags[i] as string, expiresOn);
    at += bytes.write(i < last ? `${written},` : written, at, 'latin1');
  }
  at += bytes.write(']', at, 'latin1');
  bytes.set(tail, at);
  return bytes.subarray(0, at + tail.length);
}

function pricedPart(result: RateResult, seal: string, code: string, tag: string, expiresOn: string): string {
  if (result.kind === 'refer') {
    return `,"${beforeName}":null,"${totalName}":null,"${discountName}":0,"${refName}":null,"${expiresName}":null}`;
  }
  const { totalBeforeDiscountCents, totalCents, discountBasisPoints } = result.breakdown;
  return `,"${beforeName}":"${moneyText(totalBeforeDiscountCents)}","${totalName}":"${moneyText(totalCents)}","${discountName}":${discountBasisPoints / 100},"${refName}":"${seal}.${code}.${totalCents}.${tag}","${expiresName}":"${expiresOn}"}`;
}
