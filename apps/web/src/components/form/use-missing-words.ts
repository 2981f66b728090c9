import { useLocale, useTranslations } from 'use-intl';

/** What is to be done about an empty field. */
export type MissingWay = 'enter' | 'choose' | 'answer' | 'statement';

/** A label as it reads in the middle of an English sentence: 'Date of birth' is 'the date of birth'. */
function insideSentence(label: string): string {
  const lowered = /^[A-Z][a-z-]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return /^(your|the|every)\b/.test(lowered) ? lowered : `the ${lowered}`;
}

/**
 * What to say of an answer that is missing, in the page's language and from the field's own label: 'Enter the date of birth'.
 * A label that is a question asks for an answer.
 */
export function useMissingWords(): (label: string, way?: MissingWay) => string {
  const t = useTranslations('common.form.missing');
  const locale = useLocale();
  return (label, way = 'enter') => {
    if (way === 'statement') return t('statement');
    if (way === 'answer' || label === '' || /[?？]$/.test(label)) return t('answer');
    return t(way, { label: locale === 'en' ? insideSentence(label) : label });
  };
}
