import { useLocale } from 'use-intl';

/** Picks one of the two texts the API sends; the English one where there is no other. */
export type InLanguage = (english: string, chinese: string | null | undefined) => string;

export function useInLanguage(): InLanguage {
  const locale = useLocale();
  return (english, chinese) => (locale === 'zh-Hant' && chinese) || english;
}
