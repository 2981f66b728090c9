import type { Answers } from '@onegi/contract/questions';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { changedAnswers } from './answers.ts';
import type { FormQuestion } from './form-question.ts';
import classes from './forms.module.css';
import { QuestionFields } from './question-fields.tsx';

interface Props {
  /** Of the group: people. Its rows are people.0, people.1. */
  path: string;
  index: number;
  /** Who or what the row is for: Driver 2. */
  name: string;
  /** Beside the name, in small. */
  kind?: string;
  /** Below it. */
  note?: string;
  /** The row may stay empty. */
  optional?: boolean;
  questions: readonly FormQuestion[];
  /** By question; what else the row holds is left alone. */
  row: object;
  /** The answers that changed. */
  onChange: (index: number, change: Answers) => void;
  halves?: ReadonlySet<string>;
  /** Errors by path, as JSON: the row is drawn again only when its own change. */
  errors: string;
}

const textsOf = (row: object): Answers =>
  Object.fromEntries(Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** One row of a repeated group, persons, drivers or employees: the same questions for each. */
export const RepeatedFields = memo(function RepeatedFields(props: Props) {
  const { path, index, name, kind, note, optional = false, questions, row, onChange, halves, errors } = props;
  const t = useTranslations('common.form');
  const answers = textsOf(row);
  const errorOf = JSON.parse(errors) as Record<string, string | undefined>;
  return (
    <fieldset className="framed stack gap-md p-card">
      <legend className={classes.repeatedName}>
        {name}
        {optional && <span className="dimmed regular">{t('optional')}</span>}
        {kind && ' '}
        {kind && <span className="dimmed small regular">{kind}</span>}
      </legend>
      {note && <p className="dimmed small">{note}</p>}
      {questions.length > 0 && (
        <div className={`stack two-columns gap-lg ${classes.rows}`}>
          <QuestionFields
            questions={questions}
            answers={answers}
            path={`${path}.${index}`}
            halves={halves}
            onChange={(next) => onChange(index, changedAnswers(answers, next))}
            errorOf={(at) => errorOf[at]}
          />
        </div>
      )}
    </fieldset>
  );
});
