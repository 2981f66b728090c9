import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { applicantQuestions, type PersonQuestion, personQuestions } from '@onegi/contract/person-questions';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { questionName } from '../forms/question-name.ts';
import { useMissingAnswer } from '../forms/use-missing-answer.ts';
import { usePersonQuestions } from './use-person-questions.ts';

/** What to say of a field of an application that is empty: 'Enter the date of birth'. */
export function useMissingOf({ questions }: Application): (path: string) => string | undefined {
  const questionsOf = usePersonQuestions();
  const words = useMissingAnswer();
  const asked: Readonly<Record<string, readonly PersonQuestion[]>> = {
    applicant: applicantQuestions,
    people: personQuestions,
  };
  return (path) => {
    const parts = path.split('.');
    const [head = ''] = parts;
    const field = parts.at(-1);
    const rows = head === 'answers' ? questions : questionsOf(asked[head] ?? []);
    const row = rows.find(({ questionId }) => questionId === field);
    return row && words(row);
  };
}

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
