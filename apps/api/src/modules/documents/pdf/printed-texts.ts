import type { SoldLine } from '@onegi/contract/lines';
import { documents as enDocuments } from '@onegi/messages/en/documents';
import { travelWording as enTravelWording } from '@onegi/messages/en/travel-wording';
import { documents as zhDocuments } from '@onegi/messages/zh-Hant/documents';
import { travelWording as zhTravelWording } from '@onegi/messages/zh-Hant/travel-wording';
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
export type TravelWording = typeof enTravelWording;

export const travelWording: Record<Language, TravelWording> = { en: enTravelWording, 'zh-Hant': zhTravelWording };

export const inLanguage = (text: Bilingual, language: Language) => (language === 'en' ? text.en : text.zhHant);

/** What the limits of a line's benefit tables are for. */
export const limitsNote = (t: Printed, line: SoldLine) => `${t(`limits.${line}`)} ${t('hkd')}`;
