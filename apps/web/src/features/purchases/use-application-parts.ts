import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { type Application, applicant as applicantShape } from '@onegi/contract/calls/purchases/shapes';
import { questionsOfPlace } from '@onegi/contract/lines/place-questions';
import { applicantQuestions, type PersonQuestion } from '@onegi/contract/person-questions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import type { FormQuestion } from '../forms/form-question.ts';
import { usePersonQuestions } from './use-person-questions.ts';

/** The rows under each heading. */
function partsOf(rows: readonly PersonQuestion[]): { heading: string; rows: PersonQuestion[] }[] {
  const parts: { heading: string; rows: PersonQuestion[] }[] = [];
  for (const row of rows) {
    if (row.heading) parts.push({ heading: row.heading, rows: [] });
    parts.at(-1)?.rows.push(row);
  }
  return parts;
}

const parts = partsOf(applicantQuestions);

/** The parts that ask about the applicant, as the form asks them and the review repeats them: identity, address, contact. */
export function useApplicantParts() {
  const t = useTranslations('apply.headings');
  const questionsOf = usePersonQuestions();
  const { data, isError } = useQuery({ ...queryOf(dropdown, { body: { codes: ['DISTRICT'] } }), staleTime: Infinity });
  const lists = { district: data?.DISTRICT ?? [] };
  return {
    districtsFailed: isError,
    parts: parts.map(({ heading, rows }) => ({
      heading,
      title: t(heading as 'applicant'),
      questions: questionsOf(rows, { shape: applicantShape as never, lists }),
    })),
  };
}

/** What each place asks of the person in it; the applicant who stands in the first types nothing twice. */
export function usePlaceQuestions({ places }: Application, isInsured: boolean): readonly FormQuestion[][] {
  const questionsOf = usePersonQuestions();
  return useMemo(
    () =>
      places.map((place, index) => {
        const isApplicant = index === 0 && isInsured;
        const mayBeApplicant = place.personKind === 'D' && index > 0 && !isInsured;
        return questionsOf(questionsOfPlace(place, { isApplicant, mayBeApplicant }));
      }),
    [places, isInsured, questionsOf],
  );
}
