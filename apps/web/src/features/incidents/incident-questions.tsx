import type { IncidentQuestion } from '@onegi/contract/calls/incidents/incidents';
import type { Finding } from '@onegi/contract/lines/search';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { DurationAnswer } from './duration-answer.tsx';
import { type IncidentChoice, shownAnswer } from './incident-choice.ts';
import classes from './incidents.module.css';
import { NumberAnswer } from './number-answer.tsx';

interface Props {
  questions: readonly IncidentQuestion[];
  choice: IncidentChoice;
  issues: readonly Finding[];
  /** Everything is answered by an example. */
  isExample?: boolean;
  onAnswer: (key: string, text: string) => void;
}

export function IncidentQuestions({ questions, choice, issues, isExample = false, onAnswer }: Props) {
  const t = useTranslations();
  const inLanguage = useInLanguage();
  if (questions.length === 0) return null;
  return (
    <div className={`stack gap-md ${classes.questions}`}>
      {isExample && <p className={`dimmed small ${classes.hint}`}>{t('incidentCheck.example')}</p>}
      {questions.map((question) => {
        const { questionKey, options = [], unit = '', unitZh = '' } = question;
        const issue = issues.find(({ field }) => field === questionKey);
        const field = {
          id: `incident-${questionKey}`,
          label: inLanguage(question.label, question.labelZh),
          value: shownAnswer(question, choice, questions),
          onChange: (text: string) => onAnswer(questionKey, text),
          error: issue && t(issue.message as never, issue.params as never),
        };
        if (question.minutes) {
          return <DurationAnswer key={questionKey} {...field} after={inLanguage(unit, unitZh)} />;
        }
        if (question.questionKind !== 'choice') {
          const isAmount = question.questionKind === 'amount';
          return (
            <NumberAnswer
              key={questionKey}
              {...field}
              before={isAmount ? 'HK$' : undefined}
              after={isAmount ? undefined : inLanguage(unit, unitZh)}
            />
          );
        }
        const choices = options.map((option) => ({
          value: option.optionValue,
          label: inLanguage(option.label, option.labelZh),
        }));
        return (
          <SelectField key={questionKey} {...field} options={choices} placeholder={t('incidentCheck.chooseAnswer')} />
        );
      })}
    </div>
  );
}
