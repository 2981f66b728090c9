import type { Finding } from '@onegi/contract/lines/search';
import { createTranslator } from 'use-intl/core';
import { typedWords } from '../../components/form/typed-words.ts';
import { hongKong } from '../../lib/dates.ts';
import type { Locale } from '../../lib/locale-path.ts';

/** What is wrong with an answer, in words. */
export type ValidationWords = (found: Pick<Finding, 'message' | 'params'>) => string;

const texts = {
  en: () => import('@onegi/messages/en/validation'),
  'zh-Hant': () => import('@onegi/messages/zh-Hant/validation'),
};

/** They come with a form's rules: whoever only looks at the page needs neither. */
export async function loadValidationWords(locale: Locale): Promise<ValidationWords> {
  const { validation } = await texts[locale]();
  const t = createTranslator({ locale, messages: { validation }, timeZone: hongKong });
  return ({ message, params }) => t(typedWords(message) as never, params as never);
}
