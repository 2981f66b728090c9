import type { LineCode } from '@onegi/contract/lines';
import { benefitWordings as enBenefits } from '@onegi/messages/en/benefit-wordings';
import { documents as enDocuments } from '@onegi/messages/en/documents';
import { lineWordings as enLineWordings } from '@onegi/messages/en/line-wordings';
import { travelWording as enTravelWording } from '@onegi/messages/en/travel-wording';
import { wording as enWording } from '@onegi/messages/en/wording';
import { benefitWordings as zhBenefits } from '@onegi/messages/zh-Hant/benefit-wordings';
import { documents as zhDocuments } from '@onegi/messages/zh-Hant/documents';
import { lineWordings as zhLineWordings } from '@onegi/messages/zh-Hant/line-wordings';
import { travelWording as zhTravelWording } from '@onegi/messages/zh-Hant/travel-wording';
import { wording as zhWording } from '@onegi/messages/zh-Hant/wording';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../../lib/texts.ts';

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
  /** What benefits cover and leave out, where that is the line's own to say. */
  readonly benefits?: Readonly<Record<string, { readonly covers: string; readonly except: string }>>;
  readonly conditions: Items;
  /** Absent: the catalogue's notes say what is not covered. */
  readonly exclusions?: Items;
  readonly claims: Items;
  /** Absent: one of the frame's scales. */
  readonly cancellation?: Items;
}

const ofLine: Record<Language, Record<LineCode, LineWording>> = {
  en: { TRAVEL: enTravelWording, ...enLineWordings },
  'zh-Hant': { TRAVEL: zhTravelWording, ...zhLineWordings },
};

const benefitTexts: Record<Language, Readonly<Record<string, string>>> = { en: enBenefits, 'zh-Hant': zhBenefits };

/** What a benefit covers in words; null where its terms say it all (an excess, a waiting period). */
export function benefitWording(line: LineCode, code: string, language: Language) {
  const own = lineWording(line, language).benefits?.[code];
  if (own) return own;
  const covers = benefitTexts[language][code];
  return covers === undefined ? null : { covers, except: '' };
}

export const lineWording = (line: LineCode, language: Language): LineWording => ofLine[language][line];

/** What the limits of a line's benefit tables are for. */
export function limitsNote(line: LineCode, language: Language): string {
  const t = printed[language];
  return [t(`limits.${line}`), t('hkd')].join(language === 'en' ? ' ' : '');
}

/** 'B' → Basic; a tier without a name of its own is printed as it is. */
export function tierName(t: Printed, tier: string): string {
  return tier === 'B' || tier === 'S' || tier === 'P' ? t(`tier.${tier}`) : tier;
}
