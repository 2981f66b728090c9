import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { SearchParts } from '../search-parts.tsx';

export function AccidentWords({ search }: { search: SearchByLine['PA'] }) {
  const t = useTranslations('quotes');
  const classes =
    search.party === 'F' && search.spouseClass
      ? t('classes', { yours: Number(search.yourClass), spouses: Number(search.spouseClass) })
      : t('class', { yours: Number(search.yourClass) });
  return (
    <SearchParts
      parts={[
        t(`accidentParty.${search.party}`),
        search.children > 0 && t('children', { count: search.children }),
        classes,
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
