import type { PersonQuestion } from '@onegi/contract/person-questions';
import type { QuestionOption } from '@onegi/contract/questions';
import type { FieldMap, Shape } from '@onegi/contract/shape';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { FormQuestion } from '../forms/form-question.ts';

/** What browsers may fill in of the applicant; of nobody else. */
const autoComplete: Readonly<Record<string, string>> = {
  surname: 'family-name',
  firstName: 'given-name',
  bornOn: 'bday',
  building: 'address-line1',
  street: 'address-line2',
  district: 'address-level2',
  phone: 'tel',
  email: 'email',
};

/** Rows that stand two beside each other on a wide screen. */
export const personHalves: ReadonlySet<string> = new Set([
  'surname',
  'firstName',
  'hkid',
  'passport',
  'relationship',
  'flat',
  'floor',
  'phone',
  'email',
]);

/** True for a field that its shape may be without. */
const isOptional = ({ fields }: Shape<FieldMap>, name: string) => fields[name]?.schema.safeParse(undefined).success;

/** Questions on a person with the words of the page's language, for the fields that ask them. */
export function usePersonQuestions() {
  const t = useTranslations('apply.fields');
  return useCallback(
    (
      rows: readonly PersonQuestion[],
      {
        shape,
        lists = {},
      }: { shape?: Shape<FieldMap>; lists?: Readonly<Record<string, readonly QuestionOption[]>> } = {},
    ): FormQuestion[] => {
      const textOf = (key: string) => (t.has(key as 'email.hint') ? t(key as 'email.hint') : undefined);
      return rows.map(({ questionId, heading: _heading, hint, options, required, size, ...rules }, index) => {
        const label = textOf(`${questionId}.label`) ?? questionId;
        const help = textOf(hint ? `${questionId}.hints.${hint}` : `${questionId}.hint`);
        const own = options?.map((value) => {
          const word = textOf(`${questionId}.options.${value.replace('.', '')}`) ?? value;
          return { value, label: word, labelZh: word };
        });
        return {
          ...rules,
          questionId,
          label,
          labelZh: label,
          ...(help === undefined ? {} : { hint: help, hintZh: help }),
          size,
          typed: size,
          order: index,
          hidden: false,
          required: required ?? !(shape && isOptional(shape, questionId)),
          ...(shape ? { autoComplete: autoComplete[questionId] } : {}),
          ...(own || lists[questionId] ? { options: [...(own ?? lists[questionId] ?? [])] } : {}),
        };
      });
    },
    [t],
  );
}
