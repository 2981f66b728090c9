import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { questionName } from '../forms/question-name.ts';

/** The name of the field a path belongs to, as its label says it: 'Insured person 2, Surname'. */
export function useLabelOf({ places, questions }: Application): (path: string) => string {
  const t = useTranslations('apply.details');
  const pick = useInLanguage();
  const fields = useTranslations('apply.fields');
  const others: Record<string, string> = {
    people: t('people.A'),
    agreeWording: t('declaration'),
    agreeMarketing: t('consent'),
  };
  const nameOf = (field: string) => {
    const key = `${field}.label` as 'email.label';
    return others[field] ?? (fields.has(key) ? fields(key) : field);
  };
  return (path) => {
    const [head, index = '', field] = path.split('.');
    if (head === 'answers') {
      const asked = questions.find(({ questionId }) => questionId === index);
      return asked ? questionName(questions, asked, pick) : '';
    }
    const name = nameOf(path.split('.').at(-1) ?? '');
    const place = head === 'people' && field !== undefined ? places[Number(index)] : undefined;
    return place ? t('fieldOf', { person: pick(place.name, place.nameZh), field: name }) : name;
  };
}
