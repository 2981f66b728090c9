/** A text in both languages of the portal. */
export interface Bilingual {
  readonly en: string;
  readonly zhHant: string;
}

/** The one that is read of them. */
export const inLanguage = ({ en, zhHant }: Bilingual, language: 'en' | 'zh-Hant'): string =>
  language === 'en' ? en : zhHant;
