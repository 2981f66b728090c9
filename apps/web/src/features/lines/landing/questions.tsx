import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LineName } from '../../../lib/line-pages.ts';
import { useLineTexts } from '../line-texts.ts';
import classes from './landing.module.css';

/** Every line's first question is the levy. */
export function Questions({ name, questions }: { name: LineName; questions: readonly string[] }) {
  const t = useTranslations('search.landing');
  const text = useLineTexts(name);
  const asked = [
    { q: t('levy.q'), a: t('levy.a') },
    ...questions.map((key) => ({ q: text(`landing.questions.${key}.q`), a: text(`landing.questions.${key}.a`) })),
  ];
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
