import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { SearchParts } from '../search-parts.tsx';

export function GolfWords({ search }: { search: SearchByLine['GOLF'] }) {
  const t = useTranslations('quotes');
  return (
    <SearchParts
      parts={[t(`golfParty.${search.party}`), search.withTravel && t('withTravel')]}
      promotionCode={search.promotionCode}
    />
  );
}
