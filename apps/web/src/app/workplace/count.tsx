import { useTranslations } from 'use-intl';
import { shownCount } from './use-waiting.ts';
import classes from './workplace.module.css';

/** How much waits, beside what leads to it. */
export function Count({ count }: { count: number }) {
  const t = useTranslations('frame');
  if (count === 0) return null;
  return (
    <span className={`fine strong tabular rigid ${classes.count}`}>
      <span aria-hidden>{shownCount(count)}</span>
      <span className="visually-hidden">{t('waits', { count })}</span>
    </span>
  );
}
