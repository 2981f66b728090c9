import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { questionName } from '../forms/question-name.ts';

/** The name of the field a path belongs to, as its label says it: 'Insured person 2, Surname'. */
export function useLabelOf({ places, questions }: Application): (path: string) => string {
  const t = useTranslations('apply.details');
  const pick = useInLanguage();
  const names: Record<string, string> = {
    title: t('salutation'),
    surname: t('surname'),
    firstName: t('firstName'),
    bornOn: t('bornOn'),
    hkid: t('hkid'),
    passport: t('passport'),
    flat: t('flat'),
    floor: t('floor'),
    building: t('building'),
    street: t('street'),
    district: t('district'),
    phone: t('phone'),
    email: t('email'),
    referrerCode: t('referrerCode'),
    relationship: t('relationship'),
    licensedOn: t('licensedOn'),
    people: t('people.A'),
    agreeWording: t('declaration'),
    agreeMarketing: t('consent'),
  };
  return (path) => {
    const [head, index = '', field] = path.split('.');
    if (head === 'answers') {
      const asked = questions.find(({ questionId }) => questionId === index);
      return asked ? questionName(questions, asked, pick) : '';
    }
    const name = names[path.split('.').at(-1) ?? ''] ?? path;
    const place = head === 'people' && field !== undefined ? places[Number(index)] : undefined;
    return place ? t('fieldOf', { person: pick(place.name, place.nameZh), field: name }) : name;
  };
}
