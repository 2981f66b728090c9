import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { SearchParts } from '../search-parts.tsx';

export function PetWords({ search }: { search: SearchByLine['PET'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[
        t(`petType.${search.petType}`),
        search.petAgeYears === 0 ? t('petUnderOne') : t('petAge', { years: search.petAgeYears }),
        search.thirdParty && t('thirdParty'),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
