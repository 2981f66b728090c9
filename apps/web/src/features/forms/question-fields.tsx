import { type Answers, isYesNo, optionsOf, type Question, questionsAsked } from '@onegi/contract/questions';
import { Fragment } from 'react';
import { idOf } from '../../components/form/id-of.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { withAnswer } from './answers.ts';
import type { FormQuestion } from './form-question.ts';
import classes from './forms.module.css';
import { QuestionField } from './question-field.tsx';

interface Props {
  /** In the order of the page. */
  questions: readonly FormQuestion[];
  answers: Answers;
  /** All answers after a change: a dependent list may have been emptied with it. */
  onChange: (answers: Answers) => void;
  /** Errors by path: answers.OP09. */
  errorOf: (path: string) => string | undefined;
  /** What stands before the rows in their paths. */
  path?: string;
  /** Rows that stand two beside each other. */
  halves?: ReadonlySet<string>;
  /** The level of the headings that stand between the rows. */
  level?: 2 | 3 | 4;
}

const isWide = (asked: Question) => isYesNo(asked) || (asked.type === 'VARCHAR' && asked.size > 40);

/** The rows of a form that is made from data. What is not shown is not asked. */
export function QuestionFields({ questions, answers, onChange, errorOf, path = 'answers', halves, level = 3 }: Props) {
  const pick = useInLanguage();
  const today = todayInHongKong();
  const Heading = `h${level}` as const;
  const widthOf = (asked: Question) => {
    if (halves?.has(asked.questionId)) return classes.half;
    return isWide(asked) ? undefined : classes.narrow;
  };
  return questionsAsked(questions, answers).map((asked) => {
    const at = `${path}.${asked.questionId}`;
    return (
      <Fragment key={asked.questionId}>
        {asked.heading && (
          <Heading className={level === 2 ? 'large mt-md' : 'medium mt-xs'}>
            {pick(asked.heading, asked.headingZh)}
          </Heading>
        )}
        <div className={widthOf(asked)}>
          <QuestionField
            id={idOf(at)}
            asked={asked}
            options={optionsOf(questions, answers, asked)}
            value={answers[asked.questionId] ?? ''}
            onChange={(value) => onChange(withAnswer(questions, answers, asked, value))}
            error={errorOf(at)}
            today={today}
          />
        </div>
        {asked.ending && <p className="dimmed small">{pick(asked.ending, asked.endingZh)}</p>}
      </Fragment>
    );
  });
}
