import { useLocale } from 'use-intl';

/** Picks the wording of the page's language from a pair the API gave. */
export function useInLanguage(): (english: string, chinese: string) => string {
  const locale = useLocale();
  return (english, chinese) => (locale === 'zh-Hant' ? chinese : english);
}
