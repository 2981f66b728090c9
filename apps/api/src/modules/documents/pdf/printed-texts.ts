import type { SoldLine } from '@onegi/contract/lines';
import { documents as enDocuments } from '@onegi/messages/en/documents';
import { lineWordings as enLineWordings } from '@onegi/messages/en/line-wordings';
import { travelWording as enTravelWording } from '@onegi/messages/en/travel-wording';
import { wording as enWording } from '@onegi/messages/en/wording';
import { documents as zhDocuments } from '@onegi/messages/zh-Hant/documents';
import { lineWordings as zhLineWordings } from '@onegi/messages/zh-Hant/line-wordings';
import { travelWording as zhTravelWording } from '@onegi/messages/zh-Hant/travel-wording';
import { wording as zhWording } from '@onegi/messages/zh-Hant/wording';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../../lib/texts.ts';
import type { Bilingual } from '../../catalogue/bilingual.ts';

const timeZone = 'Asia/Hong_Kong';
const chinese: typeof enDocuments = zhDocuments;

/** Texts of the PDFs by typed key. Loaded by the process that makes them, and only there. */
export const printed = {
  en: createTranslator({ locale: 'en', messages: enDocuments, timeZone }),
  'zh-Hant': createTranslator({ locale: 'zh-Hant', messages: chinese, timeZone }),
};

export type Printed = (typeof printed)['en'];
/** What all policy wordings share. */
export const wordingFrame: Record<Language, typeof enWording> = { en: enWording, 'zh-Hant': zhWording };

type Items = Readonly<Record<string, string>>;

/** A line's own part of its policy wording. */
export interface LineWording {
  readonly insuring: string;
  readonly definitions: Readonly<Record<string, { readonly term: string; readonly meaning: string }>>;
  /** What benefits cover in words, where the table and the terms do not say it all. */
  readonly benefits?: Readonly<Record<string, { readonly covers: string; readonly except: string }>>;
  readonly conditions: Items;
  /** Absent: the catalogue's notes say what is not covered. */
  readonly exclusions?: Items;
  readonly claims: Items;
  /** Absent: one of the frame's scales. */
  readonly cancellation?: Items;
}

const ofLine: Record<Language, Record<SoldLine, LineWording>> = {
  en: { TRAVEL: enTravelWording, ...enLineWordings },
  'zh-Hant': { TRAVEL: zhTravelWording, ...zhLineWordings },
};

export const lineWording = (line: SoldLine, language: Language): LineWording => ofLine[language][line];

export const inLanguage = (text: Bilingual, language: Language) => (language === 'en' ? text.en : text.zhHant);

/** What the limits of a line's benefit tables are for. */
export function limitsNote(line: SoldLine, language: Language): string {
  const t = printed[language];
  return [t(`limits.${line}`), t('hkd')].join(language === 'en' ? ' ' : '');
}

/** 'B' → Basic; a tier without a name of its own is printed as it is. */
export function tierName(t: Printed, tier: string): string {
  return tier === 'B' || tier === 'S' || tier === 'P' ? t(`tier.${tier}`) : tier;
}
