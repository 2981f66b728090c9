import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './landing.module.css';
import type { Asked } from './landing-props.ts';

export function Questions({ asked }: { asked: readonly Asked[] }) {
  const t = useTranslations('landingPage');
  return (
    <section className="container section" aria-labelledby="questions">
      <h2 id="questions">{t('questionsTitle')}</h2>
      <div className={classes.questions}>
        {asked.map(({ q, a }) => (
          <details key={q} className="fold">
            <summary>
              {q}
              <IconPlus size={20} stroke={1.75} className="brand" aria-hidden />
            </summary>
            <p className="dimmed">{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
