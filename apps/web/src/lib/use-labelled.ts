import { useTranslations } from 'use-intl';

/** Puts a label before a text, with the colon of the page's language. */
export function useLabelled(): (label: string, text: string) => string {
  const t = useTranslations('common');
  return (label, text) => t('labelled', { label, text });
}
