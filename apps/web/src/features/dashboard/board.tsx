import 'react-grid-layout/css/styles.css';
import { useElementSize } from '@mantine/hooks';
import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { GRID } from '@onegi/contract/fields/dashboard';
import { useRef } from 'react';
import { GridLayout, type LayoutItem } from 'react-grid-layout';
import type { Compactor } from 'react-grid-layout/core';
import { ChartItem } from './chart-item.tsx';
import classes from './dashboard.module.css';
import type { ChartProps } from './figures.ts';
import { afterStep, compacted, dropped, replaced, type Step, swapped } from './settle.ts';
import { useSteps } from './use-steps.ts';

/** Below this width charts stand under each other, and nothing is moved. */
const GRID_FROM = 720;
const GAP = 12;

interface Props extends ChartProps {
  items: readonly DashboardItem[];
  asTable: boolean;
  /** A chart that was asked for a moment ago: it is scrolled to as soon as it is there. */
  broughtBack: DashboardItem['chart'] | undefined;
  onSeen: () => void;
  /** @param words what has happened, to be said */
  onChange: (items: readonly DashboardItem[], words?: string) => void;
  onUndo: () => void;
  onAnnounce: (words: string) => void;
}

type Of = Step['of'];

/** The charts on their grid: moved and sized by hand, by buttons or by keys, all by the same rules. */
export default function Board(props: Props) {
  const { items, report, asked, asTable, broughtBack, onSeen, onChange, onUndo, onAnnounce } = props;
  const { ref, width } = useElementSize();
  const wordsOf = useSteps();
  const shown = compacted(items.filter(({ isVisible }) => isVisible));
  const held = useRef<{ id: string; of: Of } | undefined>(undefined);

  /** The shown charts with the held one where the pointer has it now. */
  function withPlaced(placed: LayoutItem, of: Of): DashboardItem[] {
    const item = shown.find(({ chart }) => String(chart) === placed.i);
    if (!item) return shown;
    return of === 'place' ? dropped(shown, item, placed) : replaced(shown, item, { ...item, w: placed.w, h: placed.h });
  }

  /** The library moves and sizes what is held; where everything lies then is decided here, while it is dragged as when it is dropped. */
  const compactor: Compactor = {
    type: null,
    allowOverlap: true,
    compact: (layout) => {
      const placed = held.current && layout.find(({ i }) => i === held.current?.id);
      const arranged = placed && held.current ? withPlaced(placed, held.current.of) : shown;
      return layout.map((each) => {
        const { x, y, w, h } = arranged.find(({ chart }) => String(chart) === each.i) ?? each;
        return { ...each, x, y, w, h };
      });
    },
  };

  const keep = (changed: readonly DashboardItem[], words?: string) =>
    onChange(
      items.map((each) => changed.find(({ chart }) => chart === each.chart) ?? each),
      words,
    );

  function step(item: DashboardItem, by: Step) {
    const next = afterStep(shown, item, by);
    const moved = next.find(({ chart }) => chart === item.chart) ?? item;
    if (next === shown) onAnnounce(wordsOf(item, 'edge'));
    else keep(next, wordsOf(moved, by.of));
  }

  function swap(item: DashboardItem, other: DashboardItem) {
    const next = swapped(shown, item, other);
    keep(next, wordsOf(next.find(({ chart }) => chart === item.chart) ?? item, 'place'));
  }

  function drop(of: Of) {
    const start = (placed: LayoutItem | null) => {
      held.current = placed ? { id: placed.i, of } : undefined;
    };
    const stop = (placed: LayoutItem | null) => {
      held.current = undefined;
      if (!placed) return;
      const next = withPlaced(placed, of);
      const moved = next.find(({ chart }) => String(chart) === placed.i);
      if (moved) keep(next, wordsOf(moved, of));
    };
    return { start, stop };
  }

  const hide = (item: DashboardItem) =>
    onChange(items.map((each) => (each.chart === item.chart ? { ...each, isVisible: false } : each)));
  const chartItem = (item: DashboardItem, isMovable: boolean) => (
    <ChartItem
      item={item}
      report={report}
      asked={asked}
      asTable={asTable}
      isMovable={isMovable}
      isBroughtBack={item.chart === broughtBack}
      others={shown.filter((other) => other !== item)}
      onSeen={onSeen}
      onStep={(by) => step(item, by)}
      onSwap={(other) => swap(item, other)}
      onUndo={onUndo}
      onHide={() => hide(item)}
    />
  );
  const [place, size] = [drop('place'), drop('size')];

  return (
    <div ref={ref} className={classes.board}>
      {width > 0 && width < GRID_FROM && (
        <div className="stack gap-md">
          {[...shown]
            .sort((a, b) => a.y - b.y || a.x - b.x)
            .map((item) => (
              <div key={item.chart}>{chartItem(item, false)}</div>
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
          resizeConfig={{ handles: ['e', 's', 'se'] }}
          compactor={compactor}
          onDragStart={(_layout, _old, placed) => place.start(placed)}
          onDragStop={(_layout, _old, placed) => place.stop(placed)}
          onResizeStart={(_layout, _old, placed) => size.start(placed)}
          onResizeStop={(_layout, _old, placed) => size.stop(placed)}
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
