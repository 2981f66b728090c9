import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type IncidentQuestion, listIncidents } from '@onegi/contract/calls/incidents/incidents';
import type { TypicalIncident } from '@onegi/contract/calls/quotes/plan-worth';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { incidentsOf } from '../incidents/ask-for-incidents.ts';
import { choiceText, type IncidentChoice, judgeAnswers } from '../incidents/incident-choice.ts';
import { IncidentQuestions } from '../incidents/incident-questions.tsx';
import classes from './list.module.css';

/** How long after the last key the cards follow. */
const SETTLED_MS = 250;

interface Props {
  product: string;
  variant?: string;
  chosen: TypicalIncident;
  choice: IncidentChoice;
  onChange: (choice: IncidentChoice) => void;
  onClose: () => void;
}

/** The figures that an incident is worked out with: typical ones to start with, each to be changed. */
export default function OwnAnswers({ product, variant, chosen, choice, onChange, onClose }: Props) {
  const t = useTranslations('quoteList.worth');
  const inLanguage = useInLanguage();
  const [typed, setTyped] = useState(choice.typed);
  const list = useQuery({
    ...queryOf(listIncidents, incidentsOf(product, { variant })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = list.data?.find(({ incident }) => incident === chosen.incident);
  // What the search answers is the same for every plan, and not asked again.
  const questions = (found?.questions ?? []).flatMap((question): IncidentQuestion[] =>
    question.fromSearch ? [] : [{ ...question, initial: chosen.typical[question.questionKey] ?? '' }],
  );
  const { issues } = judgeAnswers(questions, { incident: chosen.incident, typed });
  const [settled] = useDebouncedValue(typed, SETTLED_MS);
  const now = choiceText(choice);
  const isValid = issues.length === 0;
  useEffect(() => {
    const wanted = { incident: chosen.incident, typed: settled };
    if (isValid && choiceText(wanted) !== now) onChange(wanted);
  }, [now, isValid, settled, chosen.incident, onChange]);
  /** What was typed last counts, however soon it is closed. */
  const finish = () => {
    const wanted = { incident: chosen.incident, typed };
    if (isValid && choiceText(wanted) !== now) onChange(wanted);
    onClose();
  };
  return (
    <Modal title={inLanguage(chosen.title, chosen.titleZh)} sheet onClose={finish}>
      {(close) => (
        <div className={`stack gap-md ${classes.own}`}>
          <p className="dimmed small">{t('figuresText')}</p>
          {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
          <IncidentQuestions
            questions={questions}
            choice={{ incident: chosen.incident, typed }}
            issues={issues}
            onAnswer={(key, text) => setTyped({ ...typed, [key]: text })}
          />
          <Button fullWidth size="lg" onClick={close}>
            {t('showPayouts')}
          </Button>
          {Object.keys(typed).length > 0 && (
            <Button variant="default" fullWidth onClick={() => setTyped({})}>
              {t('backToTypical')}
            </Button>
          )}
        </div>
      )}
    </Modal>
  );
}
