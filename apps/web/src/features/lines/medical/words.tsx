import type { SearchByLine } from '@onegi/contract/lines/all';
import { medicalExtras } from '@onegi/contract/lines/medical-extras';
import { useTranslations } from 'use-intl';
import { SearchParts } from '../search-parts.tsx';

export function MedicalWords({ search }: { search: SearchByLine['MEDICAL'] }) {
  const t = useTranslations('quotes');
  const inHospital = search.careType === 'H';
  return (
    <SearchParts
      parts={[
        t(`careType.${search.careType}`),
        t(`medicalPeople.${search.people}`),
        inHospital && search.age !== undefined && t('age', { age: search.age }),
        ...medicalExtras.map((extra) => inHospital && search[extra] === true && t(`medicalExtra.${extra}`)),
      ]}
      promotionCode={search.promotionCode}
    />
  );
}
