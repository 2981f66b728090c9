import { type Answers, isShown, optionsOf, type Question } from '@onegi/contract/questions';
import { Fragment } from 'react';
import { todayInHongKong } from '../../lib/dates.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { withAnswer } from './answers.ts';
import classes from './forms.module.css';
import { idOf } from './id-of.ts';
import { QuestionField } from './question-field.tsx';

interface Props {
  /** In the order of the page. */
  questions: readonly Question[];
  answers: Answers;
  /** All answers after a change: a dependent list may have been emptied with it. */
  onChange: (answers: Answers) => void;
  /** Errors by path: answers.OP09. */
  errorOf: (path: string) => string | undefined;
  /** The level of the headings that stand between the rows. */
  level?: 2 | 3 | 4;
}

const wide = new Set<Question['type']>(['RADIO', 'RADIO_NO_SHOW']);
const isWide = ({ type, size }: Question) => wide.has(type) || (type === 'VARCHAR' && size > 40);

/** The rows of a form that is made from data. What is not shown is not asked. */
export function QuestionFields({ questions, answers, onChange, errorOf, level = 3 }: Props) {
  const pick = useInLanguage();
  const today = todayInHongKong();
  const Heading = `h${level}` as const;
  return questions
    .filter((asked) => isShown(questions, answers, asked))
    .map((asked) => {
      const path = `answers.${asked.questionId}`;
      const isTied = questions.some((each) => each.type === 'RADIO_NO_SHOW' && each.associated === asked.questionId);
      return (
        <Fragment key={asked.questionId}>
          {asked.heading && (
            <Heading className={`medium ${classes.heading}`}>
              {pick(asked.heading, asked.headingZh ?? asked.heading)}
            </Heading>
          )}
          <div className={isWide(asked) ? undefined : classes.narrow}>
            <QuestionField
              id={idOf(path)}
              asked={asked}
              required={asked.required || isTied}
              options={optionsOf(questions, answers, asked)}
              value={answers[asked.questionId] ?? ''}
              onChange={(value) => onChange(withAnswer(questions, answers, asked, value))}
              error={errorOf(path)}
              today={today}
            />
          </div>
        </Fragment>
      );
    });
}
