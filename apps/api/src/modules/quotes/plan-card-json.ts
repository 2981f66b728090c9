import { planCard } from '@onegi/contract/calls/quotes/shapes';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { RateResult } from '@onegi/rating/result';
import type { Plan } from '../catalogue/snapshot.ts';
import { cardOf } from './describe-quote.ts';
import { formatQuoteRef } from './quote-ref.ts';
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

/** What the references of one answer have in common. */
export interface SignedSearch {
  readonly search: string;
  readonly signature: string;
  /** The last day to buy on, yyyy-MM-dd. */
  readonly expiresOn: string;
}

/** Cents as the wire carries money: 17027 as 170.27. */
function money(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

function referredJson(reason: string): string {
  const { en, zhHant } = referText(reason);
  return `,"${beforeName}":null,"${totalName}":null,"${discountName}":0,"${refName}":null,"${expiresName}":null,"${referName}":${JSON.stringify(en)},"${referNameZh}":${JSON.stringify(zhHant)}}`;
}

function pricedJson(plan: Plan, breakdown: PriceBreakdown, { search, signature, expiresOn }: SignedSearch): string {
  const { totalBeforeDiscountCents, totalCents, discountBasisPoints } = breakdown;
  const ref = formatQuoteRef({ search, planCode: plan.code, totalCents }, signature);
  return `,"${beforeName}":"${money(totalBeforeDiscountCents)}","${totalName}":"${money(totalCents)}","${discountName}":${discountBasisPoints / 100},"${refName}":"${ref}","${expiresName}":"${expiresOn}"}`;
}

/** The whole card as JSON, in two parts; a referred plan has no price, and the reason. */
export function cardJson({ plan, head }: PlanJson, result: RateResult, signed: SignedSearch): [Buffer, Buffer] {
  if (result.kind === 'refer') return [head, Buffer.from(referredJson(result.reason))];
  // Figures and references are ASCII, which latin1 writes fastest.
  return [head, Buffer.from(pricedJson(plan, result.breakdown, signed), 'latin1')];
}
