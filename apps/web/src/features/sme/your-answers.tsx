import { type Answers, optionsOf, type Question, questionsAnswered } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { shownAnswer } from '../forms/typed-answer.ts';
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
  const pick = useInLanguage();
  const inWords = (asked: Question) => {
    const value = answers[asked.questionId] ?? '';
    if (asked.type.startsWith('RADIO')) return t(value === 'Y' ? 'common.form.yes' : 'common.form.no');
    const option = optionsOf(questions, answers, asked).find((each) => each.value === value);
    return option ? pick(option.label, option.labelZh) : shownAnswer(asked, value);
  };
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
              {questionsAnswered(rowsOfStep(step, questions, answers), answers).map((asked) => (
                <div key={asked.questionId} className="fact py-2xs">
                  <dt className="dimmed">{pick(asked.label, asked.labelZh)}</dt>
                  <dd className="break-anywhere">{inWords(asked)}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
