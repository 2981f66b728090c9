import { planCard } from '@onegi/contract/calls/quotes/shapes';
import type { RateResult } from '@onegi/rating/result';
import type { ByteWriter } from '../../lib/byte-writer.ts';
import type { Plan } from '../../ports/catalogue.ts';
import { cardOf } from './describe-quote.ts';
import { quoteRefAround } from './quote-ref.ts';
import { referText } from './refer-text.ts';

/**
 * A card is nearly all plan: names in two languages, files, insurer, the same in every answer. That part is encoded once
 * per plan by the contract's own schema; only prices and references are written anew. (A test holds the JSON against the
 * contract; `npm run bench rating` shows what it buys.)
 */
export interface PlanJson {
  readonly plan: Plan;
  /** JSON of the plan's own fields, without the closing brace. Bytes, since encoding Chinese anew costs more than the price. */
  readonly head: Buffer;
}

const priced = ['beforeDiscountCents', 'totalCents', 'discountPercent', 'quoteRef', 'expiresOn'] as const;
const [beforeName, totalName, discountName, refName, expiresName] = priced.map((name) => planCard.wireName(name));
const [referName, referNameZh] = [planCard.wireName('referText'), planCard.wireName('referTextZh')];

/** Encodes the plan's own part of its card. Worth keeping as long as the plan. */
export function planJson(plan: Plan): PlanJson {
  const wire = planCard.codec.encode(cardOf(plan)) as Record<string, unknown>;
  for (const name of priced) delete wire[planCard.wireName(name)];
  return { plan, head: Buffer.from(JSON.stringify(wire).slice(0, -1)) };
}

/** What the cards of one answer have in common. */
export interface SignedSearch {
  readonly search: string;
  readonly signature: string;
  /** The last day to buy on, yyyy-MM-dd. */
  readonly expiresOn: string;
}

const [BEFORE, TOTAL, DISCOUNT] = [`,"${beforeName}":"`, `","${totalName}":"`, `","${discountName}":`].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer];

/** Cents as the wire carries money: 17027 as 170.27. */
function writeMoney(out: ByteWriter, cents: number): void {
  const dollars = Math.floor(cents / 100);
  out.digits(dollars);
  out.ascii('.');
  out.digits(cents - dollars * 100, 2);
}

/** The rest of a card without a price: why an underwriter has to look. */
function referredPart(reason: string): Buffer {
  const { en, zhHant } = referText(reason);
  return Buffer.from(
    `,"${beforeName}":null,"${totalName}":null,"${discountName}":0,"${refName}":null,"${expiresName}":null,"${referName}":${JSON.stringify(en)},"${referNameZh}":${JSON.stringify(zhHant)}}`,
  );
}

/** Writes the cards of one answer as a JSON array; a referred plan has no price, and the reason. */
export function writeCards(
  out: ByteWriter,
  listed: readonly { readonly json: PlanJson; readonly result: RateResult }[],
  { search, signature, expiresOn }: SignedSearch,
): void {
  const [refStart, refEnd] = quoteRefAround(search, signature);
  const ref = Buffer.from(`,"${refName}":"${refStart}`);
  const end = Buffer.from(`${refEnd}","${expiresName}":"${expiresOn}"}`);
  let before = '[';
  for (const { json, result } of listed) {
    out.ascii(before);
    before = ',';
    out.bytes(json.head);
    if (result.kind === 'refer') {
      out.bytes(referredPart(result.reason));
      continue;
    }
    const { totalBeforeDiscountCents, totalCents, discountBasisPoints } = result.breakdown;
    out.bytes(BEFORE);
    writeMoney(out, totalBeforeDiscountCents);
    out.bytes(TOTAL);
    writeMoney(out, totalCents);
    out.bytes(DISCOUNT);
    out.ascii(String(discountBasisPoints / 100));
    out.bytes(ref);
    out.ascii(json.plan.code);
    out.ascii('.');
    out.digits(totalCents);
    out.bytes(end);
  }
  out.ascii(listed.length === 0 ? '[]' : ']');
}
