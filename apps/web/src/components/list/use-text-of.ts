import { useTranslations } from 'use-intl';

/** Texts by keys that a declaration names; that each has a text in both languages is checked with the contract. */
export function useTextOf(): (key: string) => string {
  const t = useTranslations();
  return (key) => t(key as never);
}
