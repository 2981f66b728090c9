import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { listedDate } from '../../lib/long-date.ts';
import { formatWhole } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useCarNames } from '../lines/motor/car-names.ts';
import { comparedFields, type WordOf } from './compared-fields.ts';

const yesNo = new Set(['isModified', 'isNcdTransferred', 'hasNoClaims', 'hasNoOffences', 'wasDeclined', 'isSerious']);
const dollars = new Set(['insuredDollars', 'claimDollars']);

/** Where the words of a coded field stand. */
const wordsOf = (name: string): string => {
  if (yesNo.has(name)) return 'motorDesk.values.yesNo';
  if (name === 'cover') return 'motorCases.covers';
  if (name === 'vehicleUse') return 'motorCases.uses';
  if (name === 'occupation' || name === 'driverOccupation') return 'motorCases.occupations';
  return `motorDesk.values.${name}`;
};

/** What the auditor compares of a form, in words. */
export function useComparedFields(form: MotorForm) {
  const t = useTranslations();
  const locale = useLocale();
  const pick = useInLanguage();
  const car = useCarNames(form.make, form.model);
  const districts = queryOf(dropdown, { body: { codes: ['DISTRICT'] } });
  const { data } = useQuery({ ...districts, staleTime: Number.POSITIVE_INFINITY });
  const wordOf: WordOf = (name, value) => {
    if (name === 'make' || name === 'model') return car[name];
    if (dollars.has(name) && /^\d+$/.test(value)) return formatWhole(Number(value));
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return listedDate(value, locale);
    if (name === 'district') {
      const found = data?.DISTRICT?.find((each) => each.value === value);
      return found ? pick(found.label, found.labelZh) : value;
    }
    const key = `${wordsOf(name)}.${value}`;
    return /^\w+$/.test(value) && t.has(key as never) ? t(key as never) : value;
  };
  return comparedFields(form, wordOf);
}
