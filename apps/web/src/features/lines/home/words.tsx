import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { formatWhole } from '../../../lib/whole-number.ts';
import { SearchParts } from '../search-parts.tsx';

export function HomeWords({ search }: { search: SearchByLine['HOME'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[
        search.areaBand === '06' && search.areaSqFt !== undefined
          ? t('sqFt', { area: formatWhole(search.areaSqFt) })
          : t(`area.${search.areaBand}`),
        t(`buildingType.${search.buildingType}`),
        t(`buildingAge.${search.buildingAge}`),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
