import { Button, Skeleton, Switch } from '@mantine/core';
import { type DashboardItem, dashboardReport, type ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import { IconArrowBackUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Me } from '../accounts/use-me.ts';
import { ChartButtons, HiddenCharts } from './chart-buttons.tsx';
import classes from './dashboard.module.css';
import { ExportButton } from './export-button.tsx';
import { NoFigures } from './no-figures.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { SellerFilter, sellersOf } from './seller-filter.tsx';
import { compacted } from './settle.ts';
import { Totals } from './totals.tsx';
import type { useLayout } from './use-layout.ts';

/** Grid and charts are heavy, and no other page needs them. */
const Board = lazy(() => import('./board.tsx'));

const TrendCard = lazy(() => import('./trend-card.tsx'));

/** As high as the trend, so that nothing moves when it comes. */
const TrendSkeleton = () => <Skeleton height={366} radius="md" />;
const BoardSkeleton = () => <Skeleton height={470} radius="md" mt={16} />;

interface Props {
  layout: ReturnType<typeof useLayout>;
  items: readonly DashboardItem[];
  user: Me;
  /** Each chart has its button above them all. */
  withChartButtons: boolean;
  /** Stands above the figures. */
  children?: ReactNode;
}

/** The charts shown without gaps above them; one that comes back goes below what lies in its place. */
function withShown(items: readonly DashboardItem[]): DashboardItem[] {
  const shown = compacted(items.filter(({ isVisible }) => isVisible));
  return items.map((item) => shown.find(({ chart }) => chart === item.chart) ?? item);
}

/** Figures of a period: their sums, and the charts as the user has laid them out. */
export function Figures({ layout, items, user, withChartButtons, children }: Props) {
  const t = useTranslations('dashboard');
  const [asTable, setAsTable] = useState(false);
  const [first] = items;
  const { period, startOn, endOn } = first as DashboardItem;
  const [params] = useSearchParams();
  const asked: ReportAsked = { startOn, endOn, ...sellersOf(params) };
  const { data, error, refetch } = useQuery({
    ...queryOf(dashboardReport, { body: asked }),
    placeholderData: keepPreviousData,
  });
  const show = (days: Pick<DashboardItem, 'period' | 'startOn' | 'endOn'>) =>
    layout.keep(items.map((item) => ({ ...item, ...days })));
  const [broughtBack, setBroughtBack] = useState<DashboardItem['chart']>();
  const onSeen = useCallback(() => setBroughtBack(undefined), []);
  const toggle = (chart: DashboardItem['chart']) => {
    const isShown = items.some((item) => item.chart === chart && item.isVisible);
    setBroughtBack(isShown ? undefined : chart);
    layout.keep(withShown(items.map((item) => (item.chart === chart ? { ...item, isVisible: !isShown } : item))));
  };
  // Charts are as wide as the screen lets them, which only a browser knows.
  const hydrated = useHydrated();
  const isEmpty = data?.byInsurer.length === 0;
  const nothingShown = items.every(({ isVisible }) => !isVisible);
  return (
    <>
      <p className="dimmed mt-xs" style={{ minHeight: '1.5em' }}>
        {data ? t(`lead.${data.scope}`) : ' '}
      </p>
      {children}
      {withChartButtons && <ChartButtons items={items} onToggle={toggle} />}
      <div className={`flex wrap gap-md ${classes.controls}`}>
        <PeriodFilter key={period} days={{ period, startOn, endOn }} onChange={show} />
        <SellerFilter user={user} />
        <div className={`row wrap gap-md ${classes.tools}`}>
          <Switch
            className={classes.switch}
            label={t('buttons.asTable')}
            checked={asTable}
            onChange={(event) => setAsTable(event.currentTarget.checked)}
          />
          <ExportButton asked={asked} />
          <Button
            variant="default"
            size="sm"
            disabled={!layout.canUndo}
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            onClick={layout.undo}
          >
            {t('buttons.undo')}
          </Button>
          <Button variant="default" size="sm" onClick={() => layout.keep([])}>
            {t('buttons.reset')}
          </Button>
        </div>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={520} radius="md" mt={24} />}
      {data && !isEmpty && (
        <>
          <Totals report={data} asked={asked} />
          {hydrated ? (
            <Suspense fallback={<TrendSkeleton />}>
              <TrendCard report={data} asked={asked} asTable={asTable} />
            </Suspense>
          ) : (
            <TrendSkeleton />
          )}
        </>
      )}
      {!withChartButtons && data && !isEmpty && <HiddenCharts items={items} onShow={toggle} />}
      {data && isEmpty && (
        <NoFigures scope={data.scope} isLong={period === 'M12'} onLonger={(days) => show({ period: 'M12', ...days })} />
      )}
      {data && !isEmpty && nothingShown && (
        <EmptyState title={t('hidden.title')}>
          <p className="dimmed">{t('hidden.text')}</p>
        </EmptyState>
      )}
      {data && !isEmpty && !nothingShown && !hydrated && <BoardSkeleton />}
      {data && !isEmpty && !nothingShown && hydrated && (
        <Suspense fallback={<BoardSkeleton />}>
          <Board
            items={items}
            report={data}
            asked={asked}
            asTable={asTable}
            broughtBack={broughtBack}
            onSeen={onSeen}
            onChange={(next, words) => layout.keep(next, words)}
            onUndo={layout.undo}
            onAnnounce={layout.announce}
          />
        </Suspense>
      )}
    </>
  );
}
