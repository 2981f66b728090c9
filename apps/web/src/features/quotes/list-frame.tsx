import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './list.module.css';

/** The filters beside the list; on a phone the list alone. */
export function ListFrame({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const t = useTranslations('quoteList.filters');
  return (
    <div className={`container stack ${classes.layout}`}>
      <aside className={classes.side} aria-label={t('title')}>
        {filters}
      </aside>
      <div className={`shrink ${classes.list}`}>{children}</div>
    </div>
  );
}
