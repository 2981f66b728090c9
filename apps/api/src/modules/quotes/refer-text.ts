import { quotes } from '@onegi/messages/en/quotes';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bilingual, texts } from '../../lib/texts.ts';

type Reason = keyof typeof quotes.refer;

const isReason = (reason: string): reason is Reason => Object.hasOwn(quotes.refer, reason);

/** Why a plan has no price, in words. @param reason as rating gives it */
export function referText(reason: string): Bilingual {
  const key = isReason(reason) ? reason : 'other';
  return bilingual((language) => texts[language](`quotes.refer.${key}`));
}
