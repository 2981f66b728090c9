import type { Bilingual } from '../../lib/bilingual.ts';
import type { Language } from '../../lib/texts.ts';
import type { AmountTerms, BenefitTerms, TermsOf } from '../../ports/benefit-terms.ts';
import { conditions } from './describe-conditions.ts';
import { type BenefitKey, joined, type Params, writeBenefit } from './write-benefit.ts';

type Write = (key: BenefitKey, params?: Params) => string;

/** Benefit terms in words: "HK$300 per day, up to HK$3,000", 「每日 HK$300，最高 HK$3,000」. */
export function describeBenefit(terms: BenefitTerms, language: Language): string {
  const t: Write = (key, params = {}) => writeBenefit(language, key, params);
  const list = (...clauses: string[]) => joined(language, clauses);
  switch (terms.kind) {
    case 'not-covered':
      return t('notCovered');
    case 'included':
      return list(t('included'), ...conditions(terms, language));
    case 'optional':
      if (!terms.offers) return t('optional');
      return t('optionalOffer', { offer: describeBenefit(terms.offers, language) });
    case 'actual-cost':
      return list(t(terms.full ? 'fullCover' : 'actualCost'), ...conditions(terms, language));
    case 'amount':
      return list(amountText(t, terms), ...conditions(terms, language));
    case 'per-unit':
      return list(unitText(t, terms), ...conditions(terms, language));
    case 'parts':
      return list(...terms.parts.map((part) => t(part.of, { amount: part.limit })), ...conditions(terms, language));
    case 'percent':
      return list(...terms.levels.map(({ level, percent }) => t(`alertLevel.${level}`, { percent })));
    case 'share':
      return list(t(`shareOf.${terms.of}`, { percent: terms.percent }), ...conditions(terms, language));
    case 'value':
      return t(`value.${terms.basis}`);
    case 'plan':
      return t('plan', {
        trip: t(`trip.${terms.tripType}`),
        destination: t(`destination.${terms.destination}`),
        tier: t(`tier.${terms.tier}`),
      });
    case 'aggregate':
      return t('aggregate', { amount: terms.limit });
    case 'count':
      return t('visitsAYear', { count: terms.count });
    case 'period':
      return t(`period.${terms.unit}`, { count: terms.count });
    case 'extension':
      return t('extension', { days: terms.days });
    case 'territory':
      return t(`area.${terms.area}`);
    case 'excess':
      return excessText(t, terms);
    case 'excess-multiple':
      if (terms.times === 1) return t(`sameExcess.${terms.of}`);
      return t(`excessTimes.${terms.of}`, { times: terms.times });
    case 'co-insurance':
      return list(...terms.ages.map((age) => t('borneAtAge', age)));
    case 'waiting':
      return t(`waiting.${terms.unit}`, { count: terms.count });
  }
}

export function describeInBoth(terms: BenefitTerms): Bilingual {
  return { en: describeBenefit(terms, 'en'), zhHant: describeBenefit(terms, 'zh-Hant') };
}

function amountText(t: Write, { limit, per, who, scale }: AmountTerms): string {
  if (per) return t(`per.${per}`, { amount: limit });
  if (scale) return t('inAll', { amount: limit });
  return t(who === 'child' ? 'perChild' : 'amount', { amount: limit });
}

function unitText(t: Write, { amount, unit, every }: TermsOf<'per-unit'>): string {
  if (unit === 'day' && every > 1) return t('unit.days', { amount, every });
  return t(`unit.${unit}`, { amount, every });
}

function excessText(t: Write, { amount, percentOf, additional, choices }: TermsOf<'excess'>): string {
  const sum = (dollars: number) => (dollars === 0 ? t('noExcess') : t('amount', { amount: dollars }));
  if (choices) return choices.map(sum).join(t('choice'));
  if (percentOf) return t(`excessOf.${percentOf.of}`, { percent: percentOf.percent, amount });
  return additional ? t('additionalExcess', { amount }) : sum(amount);
}
