import 'react-grid-layout/css/styles.css';
import { useElementSize } from '@mantine/hooks';
import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { GRID } from '@onegi/contract/fields/dashboard';
import { GridLayout, type LayoutItem } from 'react-grid-layout';
import { noOverlapCompactor } from 'react-grid-layout/core';
import { ChartItem } from './chart-item.tsx';
import classes from './dashboard.module.css';
import type { Report } from './figures.ts';
import { type Step, settle, stepped } from './settle.ts';
import { useSteps } from './use-steps.ts';

/** Below this width charts stand under each other, and nothing is moved. */
const GRID_FROM = 720;
const GAP = 12;

interface Props {
  items: readonly DashboardItem[];
  report: Report;
  asTable: boolean;
  /** A chart that was asked for a moment ago: it is scrolled to as soon as it is there. */
  broughtBack: DashboardItem['chart'] | undefined;
  onSeen: () => void;
  /** @param words what has happened, to be said */
  onChange: (items: readonly DashboardItem[], words?: string) => void;
  onSay: (words: string) => void;
}

/** The charts on their grid: moved and sized by hand, by buttons or by keys. */
export default function Board({ items, report, asTable, broughtBack, onSeen, onChange, onSay }: Props) {
  const { ref, width } = useElementSize();
  const wordsOf = useSteps();
  const shown = items.filter(({ isVisible }) => isVisible);

  /** The board with one chart changed, for which the others make way. */
  function withChanged(item: DashboardItem): DashboardItem[] {
    const settled = settle(
      shown.map((each) => (each.chart === item.chart ? item : each)),
      item,
    );
    return items.map((each) => settled.find(({ chart }) => chart === each.chart) ?? each);
  }

  function step(item: DashboardItem, by: Step) {
    const next = stepped(item, by);
    if (next === item) onSay(wordsOf(item, 'edge'));
    else onChange(withChanged(next), wordsOf(next, by.of));
  }

  function drop(placed: LayoutItem | null, of: Step['of']) {
    const item = shown.find(({ chart }) => String(chart) === placed?.i);
    if (!item || !placed) return;
    const { x, y, w, h } = placed;
    const next = { ...item, x, y: Math.min(y, GRID.lastRow), w, h };
    onChange(withChanged(next), wordsOf(next, of));
  }

  const hide = (item: DashboardItem) =>
    onChange(items.map((each) => (each.chart === item.chart ? { ...each, isVisible: false } : each)));
  const chartItem = (item: DashboardItem, isMovable: boolean) => (
    <ChartItem
      item={item}
      report={report}
      asTable={asTable}
      isMovable={isMovable}
      isBroughtBack={item.chart === broughtBack}
      onSeen={onSeen}
      onStep={(by) => step(item, by)}
      onHide={() => hide(item)}
    />
  );

  return (
    <div ref={ref} className={classes.board}>
      {width > 0 && width < GRID_FROM && (
        <div className="stack gap-md">
          {[...shown]
            .sort((a, b) => a.y - b.y || a.x - b.x)
            .map((item) => (
              <div key={item.chart} style={{ height: 460 }}>
                {chartItem(item, false)}
              </div>
            ))}
        </div>
      )}
      {width >= GRID_FROM && (
        <GridLayout
          width={width}
          layout={shown.map(({ chart, x, y, w, h }) => ({
            ...{ i: String(chart), x, y, w, h },
            ...{ minW: GRID.leastColumns, minH: GRID.leastRows, maxH: GRID.mostRows },
          }))}
          gridConfig={{
            cols: GRID.columns,
            rowHeight: GRID.rowHeight,
            margin: [GAP, GAP],
            containerPadding: [0, 0],
          }}
          dragConfig={{ handle: '[data-drag]', cancel: '[data-no-drag]' }}
          resizeConfig={{ handles: ['se'] }}
          compactor={noOverlapCompactor}
          onDragStop={(_layout, _old, placed) => drop(placed, 'place')}
          onResizeStop={(_layout, _old, placed) => drop(placed, 'size')}
        >
          {shown.map((item) => (
            <div key={String(item.chart)} id={`chart-${item.chart}`}>
              {chartItem(item, true)}
            </div>
          ))}
        </GridLayout>
      )}
    </div>
  );
}
