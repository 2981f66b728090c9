import { incidents as english } from '@onegi/messages/en/incidents';
import { incidents as chinese } from '@onegi/messages/zh-Hant/incidents';
import { createTranslator } from 'use-intl/core';
import type { Bilingual } from '../../lib/bilingual.ts';

const timeZone = 'Asia/Hong_Kong';
const en = createTranslator({ locale: 'en', messages: english, timeZone });
const zhHant = createTranslator({ locale: 'zh-Hant', messages: chinese as typeof english, timeZone });

export type StepKey = keyof typeof english.step;

/** A sum that is written when its text is read. */
export interface Money {
  readonly cents: number;
}
export const money = (cents: number): Money => ({ cents });

type Param = string | number | Money | Bilingual;
/** A parameter may differ by language; one that takes writing itself is written when the text is. */
export type Params = Readonly<Record<string, Param | (() => Bilingual)>>;

/** A text of this module in both languages. */
export function incidentText(key: string, params: Params = {}): Bilingual {
  const given = Object.entries(params).map(
    ([name, value]) => [name, typeof value === 'function' ? value() : value] as const,
  );
  const inLanguage = (language: 'en' | 'zhHant') =>
    Object.fromEntries(given.map(([name, value]) => [name, inWords(value, language)]));
  return {
    en: en(key as never, inLanguage('en') as never),
    zhHant: zhHant(key as never, inLanguage('zhHant') as never),
  };
}

function inWords(value: Param, language: keyof Bilingual): string | number {
  if (typeof value !== 'object') return value;
  return 'cents' in value ? moneyShown(value.cents) : value[language];
}

const whole = new Intl.NumberFormat('en-HK');
const exact = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2 });

/** Cents as people read them: "HK$1,200", "HK$666.67". */
export function moneyShown(cents: number): string {
  return `HK$${(cents % 100 === 0 ? whole : exact).format(cents / 100)}`;
}
