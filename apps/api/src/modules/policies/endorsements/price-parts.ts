import type { ChangedLine, PricePart } from '@onegi/contract/calls/policies/endorsements/shapes';
import { moneyText } from '@onegi/contract/fields/formats';
import { writtenDay } from '@onegi/contract/written-dates';
import type { BookedFigures } from '@onegi/rating/endorsements/figures';
import type { RetainedBy, ScaleRow } from '@onegi/rating/endorsements/short-period';
import type { Bilingual } from '../../../lib/bilingual.ts';
import { bothTexts } from '../../../lib/texts.ts';

type Params = Readonly<Record<string, string | number>>;

const words = (name: string, params: Params = {}): Bilingual => bothTexts(`endorsements.parts.${name}`, params);

/** An amount of how a premium comes about, and what it is. */
export function amount(name: string, cents: number, params: Params = {}): PricePart {
  const { en, zhHant } = words(name, params);
  return { text: en, textZh: zhHant, cents, isTotal: false };
}

/** A rule that was followed, in words. */
export function rule(name: string, params: Params = {}): PricePart {
  const { en, zhHant } = words(name, params);
  return { text: en, textZh: zhHant, cents: null, isTotal: false };
}

const total = (name: string, cents: number): PricePart => ({ ...amount(name, cents), isTotal: true });

/** From the gross premium to what the client pays or gets back: the parts sum to the total. */
export function figureParts(figures: BookedFigures, isMotor: boolean): PricePart[] {
  const { grossPremiumCents, netPremiumCents, actualPremiumCents, otherLeviesCents, levyCents } = figures;
  const discounts = [
    ['insurerDiscount', netPremiumCents - grossPremiumCents],
    ['clientDiscount', actualPremiumCents - netPremiumCents],
    [isMotor ? 'bureauLevy' : 'classLevies', otherLeviesCents],
    ['levy', levyCents],
  ] as const;
  return [
    amount('premium', grossPremiumCents),
    ...discounts.filter(([, cents]) => cents !== 0).map(([name, cents]) => amount(name, cents)),
    total(figures.receivableCents < 0 ? 'totalBack' : 'total', figures.receivableCents),
  ];
}

/** 1250 → '12.5' */
const percent = (basisPoints: number) => String(basisPoints / 100);

function limitOf({ upTo }: ScaleRow): Bilingual {
  if (upTo === null) return words('limitNone');
  return 'days' in upTo ? words('limitDays', { days: upTo.days }) : words('limitMonths', { months: upTo.months });
}

/** How what is retained was found. */
export function retainedRule(by: RetainedBy): PricePart {
  switch (by.rule) {
    case 'scale': {
      const limit = limitOf(by.row);
      const params = { days: by.days, months: by.months, percent: percent(by.row.retainedBasisPoints) };
      const text = {
        en: words('scale', { ...params, limit: limit.en }),
        zh: words('scale', { ...params, limit: limit.zhHant }),
      };
      return { text: text.en.en, textZh: text.zh.zhHant, cents: null, isTotal: false };
    }
    case 'startedMonths':
      return rule('startedMonths', { months: by.months });
    case 'days':
      return rule('remaining', { days: by.days, ofDays: by.ofDays });
    case 'fixed':
      return rule('beforeStart', { percent: percent(by.retainedBasisPoints) });
    case 'nothingBack':
      return rule(`nothingBack.${by.because}`);
  }
}

export const dollarsText = (cents: number): string => `HK$${moneyText(cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;

/** A changed value, in words of both languages. */
export const changedWords = (label: Bilingual, before: Bilingual, after: Bilingual): ChangedLine => ({
  label: label.en,
  labelZh: label.zhHant,
  before: before.en,
  beforeZh: before.zhHant,
  after: after.en,
  afterZh: after.zhHant,
});

export const writtenDays = (day: string): Bilingual => ({
  en: writtenDay(day, 'en'),
  zhHant: writtenDay(day, 'zh-Hant'),
});

export const changeLabel = (name: string): Bilingual => bothTexts(`endorsements.changed.${name}`);
