import { upkeep as english } from '@onegi/messages/en/upkeep';
import { upkeep as chinese } from '@onegi/messages/zh-Hant/upkeep';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../../lib/texts.ts';

/** The texts of upkeep alone: no page and no mail needs them. */
const timeZone = 'Asia/Hong_Kong';
const en = createTranslator({ locale: 'en', messages: { upkeep: english }, timeZone });
const zhHant = createTranslator({ locale: 'zh-Hant', messages: { upkeep: chinese }, timeZone });

export const words: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant };
