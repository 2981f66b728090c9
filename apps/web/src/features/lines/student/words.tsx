import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { shownDate } from '../../../lib/shown-date.ts';
import { SearchParts } from '../search-parts.tsx';

export function StudentWords({ search }: { search: SearchByLine['OS'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[
        t('years', { years: search.coverYears }),
        t('students', { count: search.persons }),
        t('from', { from: shownDate(search.startOn) }),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
