import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatTypedDate } from '../../lib/dates.ts';
import { queryOf } from '../../lib/queries.ts';
import { travelSearchOf } from '../../lib/search-url.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { QuoteRequest } from './request-of.ts';

/** What was asked for, in words: the insurer's name and the search in one line. */
export function useRequestFacts({ line, insurer, searchUrl }: QuoteRequest) {
  const t = useTranslations('apply.request');
  const locale = useLocale();
  const pick = useInLanguage();
  const { data } = useQuery({
    ...queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'], product: line } }),
    enabled: insurer !== undefined,
  });
  const found = data?.PROVIDER_LIST?.find(({ value }) => value === insurer);
  const search = travelSearchOf(new URLSearchParams(searchUrl?.split('?')[1]));
  const words = [
    search.tripType && t(`tripType.${search.tripType}`),
    search.destination && t(`destination.${search.destination}`),
    search.departOn &&
      [search.departOn, search.returnOn]
        .filter((day) => day !== undefined)
        .map(formatTypedDate)
        .join(' – '),
    search.adults !== undefined && t('people', { adults: search.adults, children: search.children ?? 0 }),
  ].filter((word) => typeof word === 'string' && word !== '');
  return {
    insurerName: insurer ? (found ? pick(found.label, found.labelZh) : insurer) : t('anyInsurer'),
    searchText: words.join(' · ') || undefined,
    locale,
  };
}
