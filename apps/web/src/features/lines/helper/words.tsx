import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { SearchParts } from '../search-parts.tsx';

export function HelperWords({ search }: { search: SearchByLine['DH'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[t(`nationality.${search.nationality}`), t('years', { years: search.coverYears })]}
      promotionCode={search.promotionCode}
    />
  );
}
