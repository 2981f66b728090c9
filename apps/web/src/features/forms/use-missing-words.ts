import type { Question } from '@onegi/contract/questions';
import { useLocale, useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Asked = Pick<Question, 'type' | 'label' | 'labelZh' | 'options'>;

const listed = new Set<Question['type']>(['SPINNER', 'SPINNER_1', 'SPINNER_2']);

/** A label that is a question or half a sentence cannot stand inside another sentence. */
const isSentence = (label: string) => /[?？]$|^You /.test(label);

/** A label as it reads in the middle of an English sentence: 'Date of birth' is 'the date of birth'. */
function insideSentence(label: string): string {
  const lowered = /^[A-Z][a-z-]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return /^(your|the|every)\b/.test(lowered) ? lowered : `the ${lowered}`;
}

/** What to say of an answer that is missing: what to enter or to choose, 'Enter the date of birth'. */
export function useMissingWords(): (asked: Asked) => string {
  const t = useTranslations('questionForm.missing');
  const locale = useLocale();
  const pick = useInLanguage();
  return (asked) => {
    const hasOptions = (asked.options ?? []).length > 0;
    if (asked.type === 'RADIO_NO_SHOW') return t('statement');
    if ((asked.type === 'RADIO' && !hasOptions) || isSentence(asked.label)) return t('answer');
    const words = pick(asked.label, asked.labelZh);
    const label = locale === 'en' ? insideSentence(words) : words;
    return t(hasOptions || listed.has(asked.type) ? 'choose' : 'enter', { label });
  };
}
