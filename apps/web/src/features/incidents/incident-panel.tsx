import { useDebouncedValue } from '@mantine/hooks';
import { listIncidents } from '@onegi/contract/calls/incidents/incidents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { choiceOf, choiceText, type IncidentChoice, judgeAnswers } from './incident-choice.ts';
import { IncidentOutcomes } from './incident-outcomes.tsx';
import type { IncidentProps } from './incident-props.ts';
import { IncidentQuestions } from './incident-questions.tsx';

/** How long after the last key the answer is worked out and kept in the address. */
const SETTLED_MS = 250;

/** The chosen incident; it stands in the address, so that it can be shared. */
function useIncidentChoice() {
  const [params, change] = useAddressParams();
  const [choice, setChoice] = useState(() => choiceOf(params.get('incident')));
  const [settled] = useDebouncedValue(choice, SETTLED_MS);
  useEffect(() => change('incident', choiceText(settled)), [settled, change]);
  return { choice, settled, setChoice };
}

export default function IncidentPanel({ product, plans, variant }: IncidentProps) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  const { choice, settled, setChoice } = useIncidentChoice();
  const list = useQuery({
    ...queryOf(listIncidents, { query: { product, ...(variant ? { variant } : {}) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (list.isError) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />;

  const chosen = list.data?.find(({ incident }) => incident === choice?.incident);
  // What was searched answers for every plan with a quote: it is not asked again.
  const allQuoted = plans.every(({ quoteRef }) => quoteRef);
  const questions = chosen?.questions.filter(({ fromSearch }) => !(fromSearch && allQuoted)) ?? [];
  const answersOf = (each: IncidentChoice) => judgeAnswers(questions, each);
  return (
    <>
      <div style={{ maxWidth: '40rem' }}>
        <SelectField
          id="incident"
          label={t('incident')}
          placeholder={t('choose')}
          disabled={list.isPending}
          options={
            list.data?.map((each) => ({ value: each.incident, label: inLanguage(each.title, each.titleZh) })) ?? []
          }
          value={chosen ? chosen.incident : ''}
          onChange={(incident) => setChoice(incident ? { incident, typed: {} } : null)}
        />
      </div>
      {chosen && choice && (
        <IncidentQuestions
          questions={questions}
          choice={choice}
          issues={answersOf(choice).issues}
          onAnswer={(key, text) => setChoice({ ...choice, typed: { ...choice.typed, [key]: text } })}
        />
      )}
      {chosen && settled?.incident === chosen.incident && (
        <IncidentOutcomes
          key={chosen.incident}
          {...{ product, plans, variant }}
          incident={chosen.incident}
          answers={answersOf(settled)}
        />
      )}
    </>
  );
}
