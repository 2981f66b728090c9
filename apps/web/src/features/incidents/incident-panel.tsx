import { useDebouncedValue } from '@mantine/hooks';
import { type ListedIncident, listIncidents } from '@onegi/contract/calls/incidents/incidents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { incidentsOf } from './ask-for-incidents.ts';
import { IncidentChips } from './incident-chips.tsx';
import { choiceOf, choiceText, exampleChoice, type IncidentChoice, judgeAnswers } from './incident-choice.ts';
import { IncidentOutcomes } from './incident-outcomes.tsx';
import type { IncidentProps } from './incident-props.ts';
import { IncidentQuestions } from './incident-questions.tsx';
import { LoadingChips } from './loading-chips.tsx';

/** How long after the last key the answer is worked out and kept in the address. */
const SETTLED_MS = 250;

/** The chosen incident; it stands in the address, so that it can be shared. */
function useIncidentChoice() {
  const [params, change] = useAddressParams();
  const [choice, setChoice] = useState(() => choiceOf(params.get('incident')));
  const [settled] = useDebouncedValue(choice, SETTLED_MS);
  useEffect(() => {
    const text = choiceText(settled);
    if (text !== params.get('incident')) change('incident', text);
  }, [settled, change, params]);
  return { choice, settled, setChoice };
}

/** This part's script comes after the page's own: what was chosen in its list before that is chosen now. */
function useEarlyChoice(choose: (incident: string) => void): void {
  const chooseEarly = useEffectEvent(() => {
    const list = document.getElementById('incident');
    if (list instanceof HTMLSelectElement && list.value) choose(list.value);
  });
  useEffect(() => chooseEarly(), []);
}

export default function IncidentPanel({ product, plans, variant }: IncidentProps) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  const { choice, settled, setChoice } = useIncidentChoice();
  const list = useQuery({
    ...queryOf(listIncidents, incidentsOf(product, { variant, quoteRef: plans[0]?.quoteRef })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What was searched answers for every plan with a quote: it is not asked again.
  const allQuoted = plans.every(({ quoteRef }) => quoteRef);
  const asked = ({ questions }: ListedIncident) => questions.filter(({ fromSearch }) => !(fromSearch && allQuoted));
  useEarlyChoice((incident) => {
    const listed = list.data?.find((each) => each.incident === incident);
    if (listed && !choice) setChoice(exampleChoice(listed, asked(listed)));
  });
  if (list.isError) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />;
  if (!list.data) return <LoadingChips />;

  const chosen = list.data.find(({ incident }) => incident === choice?.incident);
  const questions = chosen ? asked(chosen) : [];
  const answersOf = (each: IncidentChoice) => judgeAnswers(questions, each);
  const choose = (incident: ListedIncident | undefined) =>
    setChoice(incident ? exampleChoice(incident, asked(incident)) : null);
  return (
    <>
      <IncidentChips
        product={product}
        incidents={list.data.filter(({ typical }) => typical)}
        chosen={chosen?.incident ?? ''}
        onChoose={choose}
      />
      <div className="no-print">
        <SelectField
          id="incident"
          label={t('all')}
          placeholder={t('choose')}
          options={list.data.map((each) => ({
            value: each.incident,
            label: inLanguage(each.title, each.titleZh),
          }))}
          value={chosen ? chosen.incident : ''}
          onChange={(incident) => choose(list.data.find((each) => each.incident === incident))}
        />
      </div>
      {chosen && choice && (
        <IncidentQuestions
          questions={questions}
          choice={choice}
          issues={answersOf(choice).issues}
          isExample={chosen.typical}
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
