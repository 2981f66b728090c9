import type { FrozenQuote, PlanCard, PlanFacts } from '@onegi/contract/calls/quotes/shapes';
import type { LevyRow } from '@onegi/rating/levy';
import { texts } from '../../lib/texts.ts';
import type { Bilingual } from '../catalogue/bilingual.ts';
import type { Plan } from '../catalogue/snapshot.ts';
import type { Quote } from './quote.ts';
import { quotedLines } from './seal-search.ts';

const grouped = new Intl.NumberFormat('en-HK');

/** The levy footnote, from the row the price was made with: text and figure never disagree. */
export function levyText(levy: LevyRow): Bilingual {
  if (levy.ratePpm === 0 || levy.capCents === null) {
    return { en: texts.en('quotes.noLevy'), zhHant: texts['zh-Hant']('quotes.noLevy') };
  }
  const figures = { rate: (levy.ratePpm / 10_000).toFixed(2), cap: grouped.format(levy.capCents / 100) };
  return { en: texts.en('quotes.levy', figures), zhHant: texts['zh-Hant']('quotes.levy', figures) };
}

/** What the plan lacks, named in one line; null when it covers every benefit. */
function missing(plan: Plan): PlanFacts['missing'] {
  const lacking = plan.benefits.filter((benefit) => !benefit.covered);
  if (lacking.length === 0) return null;
  const write = (language: 'en' | 'zh-Hant') => {
    const names = lacking.map((b) => (language === 'en' ? b.name.en : b.name.zhHant));
    return texts[language]('quotes.noCover', { benefits: names.join(texts[language]('quotes.benefitSeparator')) });
  };
  return { text: write('en'), textZh: write('zh-Hant') };
}

/** A card before its price: the part that is the plan's own. */
export function cardOf(plan: Plan): PlanCard {
  const { insurer } = plan;
  return {
    line: plan.line,
    insurer: insurer.code,
    insurerName: insurer.name.en,
    insurerNameZh: insurer.name.zhHant,
    insurerImage: `/insurers/${insurer.code}.svg`,
    applyUrl: insurer.connected ? '/apply' : insurer.siteUrl,
    plan: plan.code,
    planName: plan.name.en,
    planNameZh: plan.name.zhHant,
    beforeDiscountCents: null,
    totalCents: null,
    discountPercent: 0,
    currency: 'HKD',
    method: plan.method,
    brochure: plan.brochureFile,
    wording: plan.wordingFile,
    quoteRef: null,
    expiresOn: null,
  };
}

/** What a plan pays and lacks, in the few lines a card shows. */
export function factsOf(plan: Plan): PlanFacts {
  const { insurer } = plan;
  return {
    plan: plan.code,
    highlights: plan.highlights.map((benefit) => ({
      benefitCode: benefit.code,
      benefit: benefit.name.en,
      benefitZh: benefit.name.zhHant,
      text: benefit.text.en,
      textZh: benefit.text.zhHant,
      covered: benefit.covered,
    })),
    special: { text: insurer.style.en, textZh: insurer.style.zhHant },
    missing: missing(plan),
  };
}

/** A plan without a price: what a details page shows before anything was searched. */
export function describeUnpriced(plan: Plan): FrozenQuote {
  return { ...cardOf(plan), ...factsOf(plan), breakdown: null, searchText: '', searchTextZh: '' };
}

/** A frozen quote as cards, links, details and the application show it. */
export function describeQuote(quote: Quote): FrozenQuote {
  const { breakdown, terms } = quote;
  const search = quotedLines[quote.line].searchText(quote.search);
  const levy = levyText(terms.levy);
  return {
    ...cardOf(quote.plan),
    ...factsOf(quote.plan),
    beforeDiscountCents: breakdown.totalBeforeDiscountCents,
    totalCents: quote.totalCents,
    discountPercent: breakdown.discountBasisPoints / 100,
    quoteRef: quote.quoteRef,
    expiresOn: quote.expiresOn,
    breakdown: {
      listPremiumCents: breakdown.listPremiumCents,
      discountCents: breakdown.discountCents,
      netPremiumCents: breakdown.netPremiumCents,
      levyCents: breakdown.levyCents,
      totalCents: breakdown.totalCents,
      levyText: levy.en,
      levyTextZh: levy.zhHant,
    },
    travel: quote.search,
    searchText: search.en,
    searchTextZh: search.zhHant,
  };
}
