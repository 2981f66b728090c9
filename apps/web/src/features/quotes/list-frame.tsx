import { type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import classes from './list.module.css';
import { ChoiceContext, chosenOf } from './use-choice.ts';
import type { ListedPlan } from './use-listed-plans.ts';

interface Props {
  filters: ReactNode;
  /** While some of them are chosen, the comparison bar stands at the lower edge. */
  cards?: readonly ListedPlan[];
  children: ReactNode;
}

const NONE: readonly ListedPlan[] = [];

/** The filters beside the list; on a phone the list alone. */
export function ListFrame({ filters, cards = NONE, children }: Props) {
  const t = useTranslations('quoteList.filters');
  const hasBar = chosenOf(useContext(ChoiceContext), cards).length > 0;
  return (
    <div className={`container stack ${classes.layout}`}>
      <aside className={classes.side} aria-label={t('title')} data-above-bar={hasBar || undefined}>
        {filters}
      </aside>
      <div className={`shrink ${classes.list}`}>{children}</div>
    </div>
  );
}
