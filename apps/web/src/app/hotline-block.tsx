import { useTranslations } from 'use-intl';
import { telOf, useHotline } from '../lib/hotline.ts';
import { useInLanguage } from '../lib/use-in-language.ts';
import classes from './shell.module.css';

/** Whom to call, and when. The settings may say otherwise than the page was made with: it shows nothing until they have. */
export function HotlineBlock() {
  const t = useTranslations('common.footer');
  const known = useHotline();
  const pick = useInLanguage();
  return (
    <section className={classes.hotline}>
      <h2>{t('hotline')}</h2>
      <div data-known={known !== undefined}>
        <p className={`large strong tabular ${classes.number}`}>
          {known ? <a href={telOf(known.hotline)}>{known.hotline}</a> : t('hotlineNumber')}
        </p>
        <p>{known ? pick(known.hours, known.hours9) : t('hotlineHours')}</p>
      </div>
    </section>
  );
}
