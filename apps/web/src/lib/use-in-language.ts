import { useLocale } from 'use-intl';

/** Picks between the two texts the API sends. */
export function useInLanguage(): (english: string, chinese: string) => string {
  const locale = useLocale();
  return (english, chinese) => (locale === 'zh-Hant' ? chinese : english);
}
