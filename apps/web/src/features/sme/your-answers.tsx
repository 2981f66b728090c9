import type { Answers, Question } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useAnswerTexts } from '../forms/use-answer-texts.ts';
import classes from './search-page.module.css';
import { stepUrl } from './step-nav.tsx';
import { rowsOfStep, stepNames } from './steps.ts';

interface Props {
  questions: readonly Question[];
  answers: Answers;
}

/** What was answered in the first three steps, each with the way back to it. */
export function YourAnswers({ questions, answers }: Props) {
  const t = useTranslations();
  const texts = useAnswerTexts(questions, answers);
  return (
    <section className="framed p-card" aria-labelledby="your-answers">
      <h2 className="medium" id="your-answers">
        {t('sme.search.yourAnswers')}
      </h2>
      {([1, 2, 3] as const).map((step) => {
        const name = t(`sme.search.steps.${stepNames[step]}`);
        return (
          <div key={step} className={`rule-above small mt-sm py-xs ${classes.answered}`}>
            <div className="row between">
              <h3 className="small">{name}</h3>
              <Link to={stepUrl(step)} className="text-link target" aria-label={t('sme.search.edit', { name })}>
                {t('common.actions.edit')}
              </Link>
            </div>
            <dl>
              {rowsOfStep(step, questions, answers).map(({ questionId }) => {
                const answered = texts.find((each) => each.questionId === questionId);
                return (
                  answered && (
                    <div key={questionId} className="fact py-2xs">
                      <dt className="dimmed">{answered.label}</dt>
                      <dd className="break-anywhere">{answered.text}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
