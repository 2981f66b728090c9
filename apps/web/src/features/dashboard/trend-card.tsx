import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure, PictureButton } from './chart-figure.tsx';
import classes from './dashboard.module.css';
import type { ChartProps } from './figures.ts';
import { TrendTable } from './figures-table.tsx';
import { TrendChart } from './trend-chart.tsx';

/** How premium and policies went over the period: the first thing to see. */
export default function TrendCard({ report, asked, asTable }: ChartProps & { asTable: boolean }) {
  const t = useTranslations('dashboard.trend');
  const frame = useRef<HTMLElement>(null);
  const title = t(`title.${report.step}`);
  return (
    <section ref={frame} className={`card flex column ${classes.item}`} aria-labelledby="trend-title">
      <header className={`row gap-2xs ${classes.itemHead}`}>
        <h2 id="trend-title" className={`grow medium ${classes.itemTitle}`}>
          {title}
        </h2>
        {!asTable && <PictureButton frame={frame} title={title} asked={asked} />}
      </header>
      <ChartFigure about={t('about')}>
        {asTable ? (
          <TrendTable report={report} asked={asked} label={title} />
        ) : (
          <TrendChart report={report} asked={asked} />
        )}
      </ChartFigure>
    </section>
  );
}
