import type { SearchByLine } from '@onegi/contract/lines/all';
import { useTranslations } from 'use-intl';
import { formatWhole } from '../../../lib/whole-number.ts';
import { SearchParts } from '../search-parts.tsx';
import { useCarNames } from './car-names.ts';

export function MotorWords({ search }: { search: SearchByLine['MOTOR'] }) {
  const t = useTranslations('quotes');
  const car = useCarNames(search.make, search.model);
  return (
    <SearchParts
      parts={[
        t(`motorCover.${search.cover}`),
        t('car', { ...car, year: String(search.madeIn) }),
        search.cover === 'C' &&
          search.valueDollars !== undefined &&
          t('worth', { amount: formatWhole(search.valueDollars) }),
        t('noClaimDiscount', { percent: search.noClaimDiscountPercent }),
        t('drivers', { count: search.driverCount }),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
