import { incidents as english } from '@onegi/messages/en/incidents';
import { incidents as chinese } from '@onegi/messages/zh-Hant/incidents';
import { createTranslator } from 'use-intl/core';
import type { Bilingual } from '../../lib/bilingual.ts';

const timeZone = 'Asia/Hong_Kong';
const en = createTranslator({ locale: 'en', messages: english, timeZone });
const zhHant = createTranslator({ locale: 'zh-Hant', messages: chinese as typeof english, timeZone });

export type StepKey = keyof typeof english.step;
type Params = Readonly<Record<string, string | number | Bilingual>>;

/** A text of this module in both languages; a parameter may differ by language. */
export function incidentText(key: string, params: Params = {}): Bilingual {
  const inLanguage = (language: 'en' | 'zhHant') =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
    );
  return {
    en: en(key as never, inLanguage('en') as never),
    zhHant: zhHant(key as never, inLanguage('zhHant') as never),
  };
}

const whole = new Intl.NumberFormat('en-HK');
const exact = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2 });

/** Cents as people read them: "HK$1,200", "HK$666.67". */
export function moneyShown(cents: number): string {
  return `HK$${(cents % 100 === 0 ? whole : exact).format(cents / 100)}`;
}
