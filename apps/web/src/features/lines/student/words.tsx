import type { SearchByLine } from '@onegi/contract/lines/all';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../../lib/long-date.ts';
import { SearchParts } from '../search-parts.tsx';

export function StudentWords({ search }: { search: SearchByLine['OS'] }) {
  const t = useTranslations('quotes');
  const locale = useLocale();
  return (
    <SearchParts
      parts={[
        t('years', { years: search.coverYears }),
        t('students', { count: search.persons }),
        t('from', { from: longDate(search.startOn, locale) }),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
