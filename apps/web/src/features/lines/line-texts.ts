import { useTranslations } from 'use-intl';
import type { LineName } from '../../lib/line-pages.ts';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** A line's own texts by keys that are put together; that each of them exists is tested with the line. */
export function useLineTexts(name: LineName): Texts {
  return useTranslations(name as 'travel') as unknown as Texts;
}

/** What a line's landing page says below its form. */
export function useLandingTexts(name: LineName): Texts {
  return useTranslations(`${name}Landing` as 'travelLanding') as unknown as Texts;
}
