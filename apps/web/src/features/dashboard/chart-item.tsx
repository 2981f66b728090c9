import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { chartNames } from '@onegi/contract/fields/dashboard';
import { IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { BrokerageBars } from './brokerage-bars.tsx';
import { ChartFigure, PictureButton } from './chart-figure.tsx';
import classes from './dashboard.module.css';
import { type ChartProps, earnedIn } from './figures.ts';
import { InsurerTable, MonthTable } from './figures-table.tsx';
import { IssuedBars } from './issued-bars.tsx';
import { PremiumPie } from './premium-pie.tsx';
import type { Step } from './settle.ts';
import { StepButtons, stepOfKey } from './step-buttons.tsx';

const charts = { premium: PremiumPie, brokerage: BrokerageBars, issued: IssuedBars };
const tables = { premium: InsurerTable, brokerage: InsurerTable, issued: MonthTable };

interface Props extends ChartProps {
  item: DashboardItem;
  asTable: boolean;
  /** It lies on the grid. */
  isMovable: boolean;
  /** It was asked for a moment ago, and is scrolled to. */
  isBroughtBack: boolean;
  /** The other charts that are shown, with which it may swap. */
  others: readonly DashboardItem[];
  onSeen: () => void;
  onStep: (step: Step) => void;
  onSwap: (other: DashboardItem) => void;
  onUndo: () => void;
  onHide: () => void;
}

/** One chart in its frame, with what moves, hides and saves it. */
export function ChartItem(props: Props) {
  const { item, report, asked, asTable, isMovable, isBroughtBack, others, onSeen, onStep, onSwap, onUndo, onHide } =
    props;
  const t = useTranslations('dashboard');
  const inLanguage = useInLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const name = chartNames[item.chart];
  const title = inLanguage(item.label, item.labelZh);
  const [Chart, Table] = [charts[name], tables[name]];
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBroughtBack) return;
    // The grid gives it its place within two frames.
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        frame.current?.scrollIntoView({ block: 'center' });
        onSeen();
      });
    });
    return () => cancelAnimationFrame(waiting);
  }, [isBroughtBack, onSeen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const step = stepOfKey(event);
    if (!step && !isUndo) return;
    event.preventDefault();
    if (step) onStep(step);
    else onUndo();
  };
  return (
    <section
      ref={frame}
      className={`card flex column ${classes.item}`}
      data-movable={isMovable}
      aria-labelledby={`chart-title-${item.chart}`}
    >
      <header className={`row gap-2xs ${classes.itemHead}`} data-drag={isMovable || undefined}>
        {isMovable && (
          <button
            type="button"
            className="icon-button rigid hover-tinted"
            aria-label={t('item.move', { chart: title })}
            aria-describedby="board-help"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={onKeyDown}
          >
            <IconGripVertical size={20} stroke={1.75} aria-hidden />
          </button>
        )}
        <h2 id={`chart-title-${item.chart}`} className={`grow medium ${classes.itemTitle}`}>
          {title}
        </h2>
        {!asTable && <PictureButton frame={frame} title={title} asked={asked} />}
        <button
          type="button"
          className="icon-button rigid dimmed hover-tinted"
          data-no-drag
          aria-label={t('buttons.hide', { chart: title })}
          title={t('buttons.hide', { chart: title })}
          onClick={onHide}
        >
          <IconEyeOff size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      {isMovable && isOpen && <StepButtons title={title} others={others} onStep={onStep} onSwap={onSwap} />}
      <ChartFigure about={t(`about.${name === 'brokerage' ? earnedIn(report) : name}`)}>
        {asTable ? <Table report={report} asked={asked} label={title} /> : <Chart report={report} asked={asked} />}
      </ChartFigure>
    </section>
  );
}
