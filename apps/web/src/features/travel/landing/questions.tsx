import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './landing.module.css';

const questions = ['when', 'levy', 'family', 'annual', 'existing', 'change'] as const;

export function Questions() {
  const t = useTranslations('travel.landing');
  return (
    <section className="container section" aria-labelledby="questions">
      <h2 id="questions">{t('questionsTitle')}</h2>
      <div className={classes.questions}>
        {questions.map((question) => (
          <details key={question} className={classes.question}>
            <summary>
              {t(`questions.${question}.q`)}
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </summary>
            <p className="dimmed">{t(`questions.${question}.a`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
