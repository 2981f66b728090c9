import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './list.module.css';

interface Props {
  filters: ReactNode;
  /** Plans are chosen: the comparison bar stands at the lower edge. */
  hasBar?: boolean;
  children: ReactNode;
}

/** The filters beside the list; on a phone the list alone. */
export function ListFrame({ filters, hasBar = false, children }: Props) {
  const t = useTranslations('quoteList.filters');
  return (
    <div className={`container stack ${classes.layout}`}>
      <aside className={classes.side} aria-label={t('title')} data-above-bar={hasBar || undefined}>
        {filters}
      </aside>
      <div className={`shrink ${classes.list}`}>{children}</div>
    </div>
  );
}
