import { worth as english } from '@onegi/messages/en/worth';
import { worth as chinese } from '@onegi/messages/zh-Hant/worth';
import { createTranslator } from 'use-intl/core';
import type { Bilingual } from '../../lib/bilingual.ts';
import type { GoodAt } from './good-at.ts';

const timeZone = 'Asia/Hong_Kong';
const en = createTranslator({ locale: 'en', messages: english, timeZone });
const zhHant = createTranslator({ locale: 'zh-Hant', messages: chinese as typeof english, timeZone });

const dollars = new Intl.NumberFormat('en-HK');

/** Where a line says what the plan is best of. */
const groups = { best: 'list', bestUnder: 'price', bestOfTier: 'tier' } as const;

/** What a plan is good at, in words. */
export function goodAtText(
  { kind, benefit, way, underDollars = 0 }: GoodAt,
  of: { readonly count: number; readonly tier: string },
): Bilingual {
  const key = kind === 'best' || kind === 'bestUnder' || kind === 'bestOfTier' ? `of.${groups[kind]}.${way}` : kind;
  const write = (translate: typeof en, language: keyof Bilingual): string => {
    const tier = of.tier in english.tier ? translate(`tier.${of.tier}` as never) : of.tier;
    const price = `HK$${dollars.format(underDollars)}`;
    return translate(key as never, { name: benefit?.name[language] ?? '', count: of.count, tier, price } as never);
  };
  return { en: write(en, 'en'), zhHant: write(zhHant, 'zhHant') };
}
