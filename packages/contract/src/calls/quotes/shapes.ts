import * as z from 'zod';
import { quoteFields as q } from '../../fields/quotes.ts';
import { field, listOf, nested, nullable, type Of, optional, shape } from '../../shape.ts';

/** One line of text in both languages. */
const line = shape({ text: q.text, textZh: q.textZh });

/** One benefit shown on a card. */
export const highlight = shape({
  benefitCode: q.benefitCode,
  benefit: q.benefit,
  benefitZh: q.benefitZh,
  text: q.text,
  textZh: q.textZh,
  covered: q.covered,
});

export const planCardFields = {
  line: q.line,
  insurer: q.insurer,
  insurerName: q.insurerName,
  insurerNameZh: q.insurerNameZh,
  insurerImage: q.insurerImage,
  /** Where Apply leads: this portal's own page (to which `?quote=` and the quoteRef are added) or the insurer's site. */
  applyUrl: q.applyUrl,
  plan: q.plan,
  planName: q.planName,
  planNameZh: q.planNameZh,
  /** Levy included, before the discount; null when the plan is referred. */
  beforeDiscountCents: nullable(q.beforeDiscountCents),
  /** What the client pays, levy included; null when the plan is referred. */
  totalCents: nullable(q.totalCents),
  /** Percent off, one decimal. */
  discountPercent: q.discountPercent,
  currency: q.currency,
  /** A apply now, B send the link, D request a quote, anything else request a quote. */
  method: q.method,
  brochure: q.brochure,
  wording: q.wording,
  quoteRef: nullable(q.quoteRef),
  expiresOn: nullable(q.expiresOn),
  /** Why the plan has no price, where it has none. */
  referText: optional(q.referText),
  referTextZh: optional(q.referTextZh),
} as const;

export const planCard = shape(planCardFields);
export type PlanCard = Of<typeof planCard>;

const planFactsFields = {
  /** The benefits that matter most, best first. */
  highlights: listOf('highlights', highlight),
  /** What is special about the plan, in a line; null when nothing is. */
  special: nullable(nested('special', line)),
  /** What it lacks that others give, in a line; null when it lacks nothing. */
  missing: nullable(nested('missing', line)),
} as const;

/** What a plan is, whatever was searched. Apart from the cards, so that a list of many plans stays light. */
export const planFacts = shape({ plan: q.plan, tier: q.tier, ...planFactsFields });
export type PlanFacts = Of<typeof planFacts>;

/** A card with its plan's facts: all that is shown of one plan in a list. */
export type ListedPlan = PlanCard & PlanFacts;

/** Where the price comes from. The parts add up to the total. */
export const breakdown = shape({
  listPremiumCents: q.listPremiumCents,
  discountCents: q.discountCents,
  netPremiumCents: q.netPremiumCents,
  levyCents: q.levyCents,
  /** Motor Insurers' Bureau levy and the like; 0 for most lines. */
  otherLeviesCents: q.otherLeviesCents,
  totalCents: q.totalCents,
  levyText: q.levyText,
  levyTextZh: q.levyTextZh,
});

/** A card with everything frozen in its quote: what a link, a details page or the application shows. */
export const frozenQuote = shape({
  ...planCardFields,
  ...planFactsFields,
  breakdown: nullable(nested('breakdown', breakdown)),
  /** The search the price was made for, under the names its line's search has on the wire. */
  search: optional(field('search', z.record(z.string(), z.unknown()))),
  searchText: q.searchText,
  searchTextZh: q.searchTextZh,
});
export type FrozenQuote = Of<typeof frozenQuote>;

export const optionCover = shape({
  optionCode: q.optionCode,
  name: q.name,
  nameZh: q.nameZh,
  text: q.text,
  textZh: q.textZh,
  priceText: q.priceText,
  priceTextZh: q.priceTextZh,
});
