import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { formatWhole } from '../../../lib/whole-number.ts';
import { SearchParts } from '../search-parts.tsx';

export function FireWords({ search }: { search: SearchByLine['FIRE'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[
        t('buildingYears', { years: search.buildingAgeYears }),
        t('sumInsured', { amount: formatWhole(search.sumInsuredDollars) }),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
