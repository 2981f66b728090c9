import type { SearchByLine } from '@onegi/contract/lines/all';
import { useLocale, useTranslations } from 'use-intl';
import { coverDays } from '../../../lib/dates.ts';
import { longDate } from '../../../lib/long-date.ts';
import { SearchParts } from '../search-parts.tsx';

export function TravelWords({ search }: { search: SearchByLine['TRAVEL'] }) {
  const t = useTranslations('quotes');
  const locale = useLocale();
  const from = longDate(search.departOn, locale);
  const until = search.tripType === 'S' ? search.returnOn : undefined;
  const people = t('people', { adults: search.adults, children: search.children });
  return (
    <SearchParts
      parts={[
        t(`tripType.${search.tripType}`),
        t(`destination.${search.destination}`),
        until
          ? t('trip', { from, until: longDate(until, locale), days: coverDays(search.departOn, until) })
          : t('from', { from }),
        search.party === 'F' ? t('family', { people }) : people,
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
