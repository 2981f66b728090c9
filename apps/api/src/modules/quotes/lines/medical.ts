import { ADULT_AGE, canHaveMaternity } from '@onegi/contract/lines/ages';
import { medicalExtras } from '@onegi/contract/lines/medical-extras';
import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const medical: QuotedLine<'MEDICAL'> = {
  // Age and extra benefits belong to hospital care.
  keep({ careType, people, promotionCode, age, ...extras }) {
    const shared = { careType, people, ...(promotionCode ? { promotionCode } : {}) };
    if (careType !== 'H') return shared;
    const chosen = Object.fromEntries(medicalExtras.filter((extra) => extras[extra]).map((extra) => [extra, true]));
    return { ...shared, ...(age === undefined ? {} : { age }), ...chosen };
  },
  risk: (search) => ({
    careType: search.careType,
    people: search.people,
    ...(search.age === undefined ? {} : { age: search.age }),
    clinical: search.clinical ?? false,
    dental: search.dental ?? false,
    criticalIllness: search.criticalIllness ?? false,
    maternity: search.maternity ?? false,
    chineseMedicine: search.chineseMedicine ?? false,
  }),
  // The age is the applicant's: the tariff prices children, who cannot apply.
  needsOfficer: ({ careType, age }) => careType === 'H' && age !== undefined && age < ADULT_AGE,
  describe(search, language) {
    const t = texts[language];
    return [
      t(`quotes.careType.${search.careType}`),
      t(`quotes.medicalPeople.${search.people}`),
      ...(search.age === undefined ? [] : [t('quotes.age', { age: search.age })]),
      ...medicalExtras
        .filter((extra) => search[extra])
        .map((extra) =>
          extra === 'maternity' && !canHaveMaternity(search.age)
            ? t('quotes.noMaternity')
            : t(`quotes.medicalExtra.${extra}`),
        ),
    ];
  },
  describeShared: ({ careType }, language) => [texts[language](`quotes.careType.${careType}`)],
  packing: {
    careType: as.text,
    people: as.text,
    age: as.number,
    clinical: as.flag,
    dental: as.flag,
    criticalIllness: as.flag,
    maternity: as.flag,
    chineseMedicine: as.flag,
    promotionCode: as.text,
  },
};
