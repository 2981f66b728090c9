import { planCard } from '@onegi/contract/calls/quotes/shapes';
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
  /** JSON of the plan's own fields, without the closing brace. */
  readonly head: string;
}

const priced = ['beforeDiscountCents', 'totalCents', 'discountPercent', 'quoteRef', 'expiresOn'] as const;
const [beforeName, totalName, discountName, refName, expiresName] = priced.map((name) => planCard.wireName(name));
const [referName, referNameZh] = [planCard.wireName('referText'), planCard.wireName('referTextZh')];

/** Encodes the plan's own part of its card. Worth keeping as long as the plan. */
export function planJson(plan: Plan): PlanJson {
  const wire = planCard.codec.encode(cardOf(plan)) as Record<string, unknown>;
  for (const name of priced) delete wire[planCard.wireName(name)];
  return { plan, head: JSON.stringify(wire).slice(0, -1) };
}

/** What the references of one answer have in common. */
export interface SignedSearch {
  readonly search: string;
  readonly signature: string;
  /** The last day to buy on, yyyy-MM-dd. */
  readonly expiresOn: string;
}

/** Cents as the wire carries money: 17027 as 170.27. */
const money = (cents: number) => (cents / 100).toFixed(2);

function referredJson(reason: string): string {
  const { en, zhHant } = referText(reason);
  return `,"${beforeName}":null,"${totalName}":null,"${discountName}":0,"${refName}":null,"${expiresName}":null,"${referName}":${JSON.stringify(en)},"${referNameZh}":${JSON.stringify(zhHant)}}`;
}

/** The whole card as JSON; a referred plan has no price, and the reason. */
export function cardJson({ plan, head }: PlanJson, result: RateResult, signed: SignedSearch): string {
  if (result.kind === 'refer') return head + referredJson(result.reason);
  const { totalBeforeDiscountCents, totalCents, discountBasisPoints } = result.breakdown;
  const ref = formatQuoteRef({ search: signed.search, planCode: plan.code, totalCents }, signed.signature);
  return `${head},"${beforeName}":"${money(totalBeforeDiscountCents)}","${totalName}":"${money(totalCents)}","${discountName}":${discountBasisPoints / 100},"${refName}":"${ref}","${expiresName}":"${signed.expiresOn}"}`;
}
