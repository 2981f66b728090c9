import { Button, Skeleton } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import type { IncidentPayout } from '@onegi/contract/calls/incidents/incident-payouts';
import type { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { bestInRows } from '@onegi/contract/comparison';
import { IconPrinter, IconTrophy } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { IncidentSection } from '../incidents/incident-section.tsx';
import classes from './compare.module.css';
import { CompareHeads } from './compare-heads.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparisonPdf } from './comparison-pdf.tsx';
import { ShareButton } from './share-button.tsx';
import { ShowToggle } from './show-toggle.tsx';
import { usePlanActions } from './use-plan-actions.tsx';

interface Props {
  compared: Pick<AnswerOf<typeof planCompare>, 'plans' | 'rows'>;
  /** What each plan would pay in typical incidents. */
  payouts: readonly IncidentPayout[];
  listUrl: string | null;
  /** Which of the line's benefit tables is compared; absent where there is one alone. */
  variant?: string;
  /** In the place of each plan's own button, where the reader cannot buy at these prices. */
  action?: ReactNode;
}

const columnsOf = (count: number) => ({ '--columns': count }) as CSSProperties;

export function ComparedPlans({ compared: { plans, rows }, payouts, listUrl, variant, action }: Props) {
  const t = useTranslations('quoteList');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { act, dialogs } = usePlanActions();
  const heads = useRef<HTMLUListElement>(null);
  const body = useRef<HTMLElement>(null);
  const shown = onlyDifferent ? rows.filter((row) => !row.same) : rows;
  const shownPayouts = onlyDifferent ? payouts.filter(({ best }) => best.length > 0) : payouts;
  const bestIn = plans.map((_plan, column) => bestInRows(rows, column));
  const priced = plans.find(({ breakdown }) => breakdown !== null);
  const align = (from: HTMLElement | null, to: HTMLElement | null) => {
    if (from && to && Math.abs(from.scrollLeft - to.scrollLeft) > 1) to.scrollLeft = from.scrollLeft;
  };
  return (
    <div className={classes.compared} style={columnsOf(plans.length)}>
      <div className={`container row wrap gap-md mb-md no-print ${classes.toolbar}`}>
        <ShowToggle onlyDifferent={onlyDifferent} onChange={setOnlyDifferent} />
        <p className={`dimmed small tabular ${classes.rowsShown}`} role="status">
          {t('compare.rowsShown', { count: shown.length })}
        </p>
        <p className={`inline-row gap-2xs dimmed small ${classes.legend}`}>
          <IconTrophy size={16} stroke={2} className="brand inline-icon" aria-hidden />
          {t('compare.legend')}
        </p>
        <div className={`flex gap-xs push-end ${classes.output}`}>
          {!action && <ShareButton kind="comparison" plans={plans} variant={variant} />}
          {!action && <ComparisonPdf plans={plans} variant={variant} />}
          <Button
            variant="default"
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('compare.print')}
          </Button>
        </div>
      </div>
      {plans.length > 2 && (
        <p className={`container dimmed fine mb-xs no-print ${classes.swipe}`}>{t('compare.swipe')}</p>
      )}
      <div className={`plain-ground ${classes.stuck}`}>
        <CompareHeads
          plans={plans}
          listUrl={listUrl}
          variant={variant}
          onAct={act}
          bestIn={bestIn}
          action={action}
          scroller={heads}
          onScroll={() => align(heads.current, body.current)}
        />
      </div>
      <div className={`container ${classes.incidents}`}>
        <IncidentSection product={plans[0]?.line ?? ''} plans={plans} variant={variant} />
      </div>
      <CompareTable
        plans={plans}
        rows={shown}
        payouts={shownPayouts}
        scroller={body}
        onScroll={() => align(body.current, heads.current)}
      />
      <div className="container stack dimmed fine close-set gap-xs mt-2xl">
        {priced?.expiresOn && <p>{t('compare.currentAsOf', { date: longDate(priced.expiresOn, locale) })}</p>}
        <p>{t('footnote.reference')}</p>
        {priced?.breakdown && <p>{inLanguage(priced.breakdown.levyText, priced.breakdown.levyTextZh)}</p>}
      </div>
      {dialogs}
    </div>
  );
}

export function LoadingComparison({ columns }: { columns: number }) {
  const t = useTranslations('common.states');
  const rows = Array.from({ length: 8 }, (_, index) => `row-${String(index)}`);
  return (
    <div className={classes.compared} style={columnsOf(columns)}>
      <div className={`container row wrap gap-md mb-md no-print ${classes.toolbar}`} role="status">
        <span className="visually-hidden">{t('loading')}</span>
        <Skeleton width={220} height={44} radius="md" />
      </div>
      <div className="container stack" style={{ gap: 14 }} aria-hidden="true">
        <Skeleton height={168} radius="md" />
        {rows.map((row) => (
          <Skeleton key={row} height={44} radius="sm" />
        ))}
      </div>
    </div>
  );
}
