import type { IncidentPayout } from '@onegi/contract/calls/incidents/incident-payouts';
import type { CompareRow } from '@onegi/contract/calls/quotes/plan-compare';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { BestMark } from './best-mark.tsx';
import classes from './compare.module.css';
import { ComparePayouts } from './compare-payouts.tsx';
import { inGroups } from './row-groups.ts';

interface Props {
  plans: readonly FrozenQuote[];
  rows: readonly CompareRow[];
  /** What each plan would pay in typical incidents, before the benefits. */
  payouts: readonly IncidentPayout[];
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
}

/** The content of each column, in the page's language. */
function useContents() {
  const inLanguage = useInLanguage();
  return (row: CompareRow) => [
    inLanguage(row.content1, row.content1Zh),
    inLanguage(row.content2 ?? '', row.content2Zh ?? ''),
    inLanguage(row.content3 ?? '', row.content3Zh ?? ''),
  ];
}

/** The best value stands out, what is not covered steps back. */
const cellClass = ({ best, gaps }: CompareRow, column: number) =>
  best.includes(column) ? 'strong tabular' : gaps.includes(column) ? 'dimmed tabular' : 'tabular';

export function CompareTable({ plans, rows, payouts, scroller, onScroll }: Props) {
  const t = useTranslations('quoteList.compare');
  const inLanguage = useInLanguage();
  const contentsOf = useContents();
  if (rows.length + payouts.length === 0)
    return (
      <p className="container" style={{ paddingBlock: 40 }}>
        {t('allSame')}
      </p>
    );
  return (
    <section
      ref={scroller}
      onScroll={onScroll}
      className={`container relative ${classes.scroller}`}
      aria-label={t('caption')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
      tabIndex={0}
    >
      <table className={`benefits small full-width close-set ${classes.table}`}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <colgroup className={classes.widths}>
          <col />
          {plans.map((plan) => (
            <col key={plan.plan} />
          ))}
        </colgroup>
        <thead className={`visually-hidden ${classes.thead}`}>
          <tr>
            <th scope="col">{t('benefit')}</th>
            {plans.map((plan) => (
              <th key={plan.plan} scope="col">
                {inLanguage(plan.planName, plan.planNameZh)}
              </th>
            ))}
          </tr>
        </thead>
        <ComparePayouts plans={plans} payouts={payouts} />
        {inGroups(rows).map(({ group, rows: grouped }) => (
          <tbody key={group}>
            <tr className={classes.groupRow}>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                <span className={classes.label}>{inLanguage(group, grouped[0]?.groupZh ?? group)}</span>
              </th>
            </tr>
            {grouped.map((row) => (
              <tr key={row.benefitCode} className={classes.row}>
                <th scope="row">
                  <span className={classes.label}>
                    {inLanguage(row.benefit, row.benefitZh)}
                    {row.same && <span className={`dimmed fine ${classes.same}`}>{t('same')}</span>}
                  </span>
                </th>
                {plans.map((plan, column) => (
                  <td key={plan.plan} className={cellClass(row, column)}>
                    {row.best.includes(column) && <BestMark />}
                    {contentsOf(row)[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
