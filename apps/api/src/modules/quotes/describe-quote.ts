import type { FrozenQuote, PlanCard, PlanFacts } from '@onegi/contract/calls/quotes/shapes';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import type { LevyRow } from '@onegi/rating/levy';
import { type Bilingual, inLanguage } from '../../lib/bilingual.ts';
import { bothTexts, texts } from '../../lib/texts.ts';
import type { BenefitSchedule, Plan } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import type { Quote } from './quote.ts';
import { methodFor, searchText, wireSearch } from './quoted-search.ts';

const grouped = new Intl.NumberFormat('en-HK');

/** A rate of a levy in percent: 400 ppm are 0.04, 850 are 0.085. */
const inPercent = (least: number) => {
  const format = new Intl.NumberFormat('en-HK', { minimumFractionDigits: least, maximumFractionDigits: 4 });
  return (ratePpm: number) => format.format(ratePpm / 10_000);
};
const [levyPercent, bureauPercent] = [inPercent(2), inPercent(0)];

/** The levy footnote, from the rows the price was made with: text and figure never disagree. */
export function levyText({
  levyByYear: [levy],
  otherLevies,
}: Record<'levyByYear' | 'otherLevies', readonly LevyRow[]>): Bilingual {
  if (!levy || levy.ratePpm === 0 || levy.capCents === null) return bothTexts('quotes.noLevy');
  const figures = { rate: levyPercent(levy.ratePpm), cap: grouped.format(levy.capCents / 100) };
  const bureauPpm = otherLevies.filter(({ code }) => code.startsWith('MIB')).reduce((sum, row) => sum + row.ratePpm, 0);
  if (bureauPpm === 0) return bothTexts('quotes.levy', figures);
  return bothTexts('quotes.levyAndBureau', { ...figures, bureau: bureauPercent(bureauPpm) });
}

/** A card says in a line what its plan lacks; the rest stands in the plan's table. */
const MOST_NAMED = 2;

/** What the plan lacks, named in one line; null when it covers all that others do. */
function missing({ lacking }: BenefitSchedule): PlanFacts['missing'] {
  if (lacking.length === 0) return null;
  const write = (language: 'en' | 'zh-Hant') => {
    const names = lacking.slice(0, MOST_NAMED).map((b) => inLanguage(b.name, language));
    return texts[language]('quotes.noCover', {
      benefits: names.join(texts[language]('quotes.benefitSeparator')),
      more: lacking.length - names.length,
    });
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

/** What a plan pays and lacks in one variant, in the few lines a card shows. */
export function factsOf(plan: Plan, variant: string): PlanFacts {
  const { insurer } = plan;
  const schedule = scheduleIn(plan, variant);
  return {
    plan: plan.code,
    tier: plan.tier,
    highlights: schedule.highlights.map((benefit) => ({
      benefitCode: benefit.code,
      benefit: benefit.name.en,
      benefitZh: benefit.name.zhHant,
      text: benefit.text.en,
      textZh: benefit.text.zhHant,
      covered: benefit.covered,
    })),
    special: { text: insurer.style.en, textZh: insurer.style.zhHant },
    missing: missing(schedule),
  };
}

/** A plan without a price: what a details page shows before anything was searched. */
export function describeUnpriced(plan: Plan, variant: string): FrozenQuote {
  return { ...cardOf(plan), ...factsOf(plan, variant), breakdown: null, searchText: '', searchTextZh: '' };
}

/** The variant of the benefit tables that the quote's search chose. */
export const variantOfQuote = ({ line, search }: Pick<Quote, 'line' | 'search'>) => variantOf(line, search as never);

/** What was described of a quote that is still held: a purchase describes its quote at every step. */
const described = new WeakMap<Quote, FrozenQuote>();

/** A frozen quote as cards, links, details and the application show it. */
export function describeQuote(quote: Quote): FrozenQuote {
  const known = described.get(quote) ?? describe(quote);
  described.set(quote, known);
  return known;
}

function describe(quote: Quote): FrozenQuote {
  const { breakdown, terms } = quote;
  const text = searchText(quote.line, quote.search);
  const levy = levyText(terms);
  return {
    ...cardOf(quote.plan),
    method: methodFor(quote.plan, quote.search),
    ...factsOf(quote.plan, variantOfQuote(quote)),
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
      otherLeviesCents: breakdown.otherLeviesCents,
      totalCents: breakdown.totalCents,
      levyText: levy.en,
      levyTextZh: levy.zhHant,
    },
    search: wireSearch(quote.line, quote.search),
    searchText: text.en,
    searchTextZh: text.zhHant,
  };
}
