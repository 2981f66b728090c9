import { type Language, texts } from '../../lib/texts.ts';
import type { AmountTerms, BenefitTerms } from './benefit-terms.ts';
import type { Bilingual } from './bilingual.ts';

const grouped = new Intl.NumberFormat('en-HK');

/** Benefit terms in words: "HK$300 per day, up to HK$3,000", 「每日 HK$300，最高 HK$3,000」. */
export function describeBenefit(terms: BenefitTerms, language: Language): string {
  const t = (key: BenefitKey, params: Params = {}) => write(language, key, params);
  switch (terms.kind) {
    case 'not-covered':
      return t('notCovered');
    case 'included':
      return t('included');
    case 'actual-cost':
      return joined(language, [t('actualCost'), ...conditions(terms, null, language)]);
    case 'amount':
      return joined(language, [amountText(terms, language), ...conditions(terms, terms.limit, language)]);
    case 'per-unit': {
      const key = terms.unit === 'hours' ? 'perHours' : terms.every === 1 ? 'perDay' : 'perDays';
      return joined(language, [t(key, terms), ...conditions(terms, terms.limit, language)]);
    }
    case 'parts':
      return joined(language, [
        ...terms.parts.map((part) => t(part.of, { amount: part.limit })),
        ...conditions(terms, null, language),
      ]);
    case 'percent':
      return joined(
        language,
        terms.levels.map(({ level, percent }) => t(`alertLevel.${level}`, { percent })),
      );
    case 'excess':
      return terms.amount === 0 ? t('noExcess') : t('amount', terms);
    case 'extension':
      return t('extension', terms);
  }
}

export function describeInBoth(terms: BenefitTerms): Bilingual {
  return { en: describeBenefit(terms, 'en'), zhHant: describeBenefit(terms, 'zh-Hant') };
}

function amountText(terms: AmountTerms, language: Language): string {
  const key = terms.per === 'port' ? 'perPort' : terms.who === 'child' ? 'perChild' : 'amount';
  return write(language, key, { amount: terms.limit });
}

type Conditional = Extract<BenefitTerms, { kind: 'amount' | 'actual-cost' | 'per-unit' | 'parts' }>;

/** What narrows the benefit, each as a clause. The trigger of a sum per unit of time is already in its own text. */
function conditions(terms: Conditional, limit: number | null, language: Language): string[] {
  const clauses: string[] = [];
  const add = (key: BenefitKey, params: Params) => clauses.push(write(language, key, params));
  if (terms.kind === 'amount') {
    for (const { per, amount } of terms.subLimits ?? []) add(per === 'item' ? 'perItem' : 'perVisit', { amount });
  }
  if (terms.withinDays) add('within', { days: terms.withinDays });
  if (terms.timesPerTrip) add('timesPerTrip', { times: terms.timesPerTrip });
  if (terms.kind !== 'per-unit' && terms.trigger?.hours) add('overHours', { hours: terms.trigger.hours });
  for (const { fromAge, toAge, percent } of terms.ageLimits ?? []) {
    if (limit !== null) add('age', { fromAge, toAge, amount: (limit * percent) / 100 });
  }
  if (terms.excess) add('excess', { amount: terms.excess });
  return clauses;
}

type CatalogueKey = Parameters<(typeof texts)['en']>[0];
type BenefitKey = CatalogueKey extends infer Key
  ? Key extends `catalogue.benefit.${infer Rest}`
    ? Rest
    : never
  : never;
type Params = object;

const MONEY = new Set(['amount', 'limit']);

/** Writes one text; money gets its thousands commas, other numbers stay numbers for the plural rules. */
function write(language: Language, key: BenefitKey, params: Params): string {
  const shown = Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => typeof value === 'number')
      .map(([name, value]) => [name, MONEY.has(name) ? grouped.format(value) : value]),
  );
  return texts[language](`catalogue.benefit.${key}` as never, shown as never);
}

function joined(language: Language, clauses: readonly string[]): string {
  return clauses.join(texts[language]('catalogue.benefit.separator'));
}
