import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import { benefitParts } from '../../../components/benefit-parts.ts';
import type { Locale } from '../../../lib/locale-path.ts';
import { formatMoney } from '../../../lib/money.ts';
import { isOwnPage, planAction } from '../plan-action.ts';
import { savedCents, savedPercent } from '../plan-saving.ts';

type Highlight = ListedPlan['highlights'][number];

/** What the parts of a card are there for: plans alike in this have the same markup. */
export function lookOf(plan: ListedPlan): string {
  const action = planAction(plan);
  return [
    action,
    action === 'apply' && isOwnPage(plan.applyUrl),
    !plan.totalCents,
    Boolean(plan.referText),
    savedCents(plan) > 0,
  ].join(' ');
}

export function lookOfHighlight(highlight: Highlight, locale: Locale): string {
  return `${highlight.covered} ${wordsOfHighlight(highlight, locale).length}`;
}

/** Every text of a card that is the plan's own, in one order. */
export function wordsOf(plan: ListedPlan, locale: Locale): string[] {
  const chinese = locale === 'zh-Hant';
  const { beforeDiscountCents, totalCents } = plan;
  return [
    plan.insurerImage,
    chinese ? plan.insurerNameZh : plan.insurerName,
    chinese ? plan.planNameZh : plan.planName,
    (chinese ? plan.special?.textZh : plan.special?.text) ?? '',
    (chinese ? plan.missing?.textZh : plan.missing?.text) ?? '',
    formatMoney(totalCents ?? 0),
    formatMoney(beforeDiscountCents ?? 0),
    formatMoney(savedCents(plan)),
    savedPercent(plan),
    (chinese && plan.referTextZh) || (plan.referText ?? ''),
  ];
}

export function wordsOfHighlight(highlight: Highlight, locale: Locale): string[] {
  const [benefit, text] =
    locale === 'zh-Hant' ? [highlight.benefitZh, highlight.textZh] : [highlight.benefit, highlight.text];
  return [benefit, ...benefitParts(text)];
}

/** Stands in a sample for a text that is filled in later. */
const blank = (name: string) => `[[${name}]]`;
const bothLanguages = (text: string) => ({ text, textZh: text });

function sampleHighlight(covered: boolean, text: string): Highlight {
  const benefit = blank('benefit');
  return { benefitCode: `${covered} ${text}`, benefit, benefitZh: benefit, ...bothLanguages(text), covered };
}

const texts = [blank('figure'), `${blank('figure')}, ${blank('condition')}`];

const whole: ListedPlan = {
  line: 'line',
  insurer: 'insurer',
  insurerName: blank('insurer'),
  insurerNameZh: blank('insurer'),
  // React asks for images in advance, but not for these.
  insurerImage: 'data:,image',
  applyUrl: '/',
  plan: 'plan',
  planName: blank('plan'),
  planNameZh: blank('plan'),
  beforeDiscountCents: 987_654_321_01,
  totalCents: 123_456_789_02,
  discountPercent: 98.7,
  currency: 'HKD',
  method: 'A',
  brochure: '',
  wording: '',
  quoteRef: 'quote',
  expiresOn: null,
  highlights: [true, false].flatMap((covered) => texts.map((text) => sampleHighlight(covered, text))),
  special: bothLanguages(blank('special')),
  missing: bothLanguages(blank('missing')),
};

const priced = [{ method: 'A' }, { method: 'A', applyUrl: 'https://insurer' }, { method: 'B' }, { method: 'D' }];
const unpriced = { ...whole, totalCents: null, beforeDiscountCents: null };

/** One plan of each look a card can have. */
export const samples: readonly ListedPlan[] = [
  ...priced.map((action) => ({ ...whole, ...action })),
  ...priced.map((action) => ({ ...whole, ...action, beforeDiscountCents: whole.totalCents })),
  unpriced,
  { ...unpriced, referText: blank('refer'), referTextZh: blank('refer') },
];

/** Numbers that stand in the sample of the words above a list. */
export const sampleCounts = { shown: 5555, plans: 7777, insurers: 8888 };
