import type { Answers, Question } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { QuestionFields } from '../forms/question-fields.tsx';
import classes from './details-step.module.css';

interface Props {
  questions: readonly Question[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  errorOf: (path: string) => string | undefined;
}

/** What the line asks, under the headings of its own data. */
export function QuestionsPart({ questions, answers, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  if (questions.length === 0) return null;
  return (
    <section className={`stack rule-above gap-lg slim ${classes.part}`} aria-label={t('questions')}>
      {!questions[0]?.heading && <h2 className="large">{t('questions')}</h2>}
      <QuestionFields questions={questions} answers={answers} onChange={onChange} errorOf={errorOf} level={2} />
    </section>
  );
}
