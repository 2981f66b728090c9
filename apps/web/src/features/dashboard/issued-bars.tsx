import { Bar, BarChart, type BarShapeProps, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale, useTranslations } from 'use-intl';
import { formatWhole } from '../../lib/whole-number.ts';
import { axisTick, ChartTip, FramedChart, Patterns, paintOf } from './chart-parts.tsx';
import { monthText } from './chart-texts.ts';
import type { ChartProps } from './figures.ts';
import { type Band, daysOfMonth, monthsOf } from './figures.ts';
import { type Fill, lineFill, restFill } from './fills.ts';
import { BarLink } from './mark-link.tsx';
import { policiesPath } from './policies-path.ts';
import { useProductName } from './use-product-name.ts';

const CHART = 'issued-bars';
const fillOf = (band: Band): Fill => (band === 'other' ? restFill : lineFill(band));

/** Policies issued in each month, by line. */
export function IssuedBars({ report, asked }: ChartProps) {
  const t = useTranslations('dashboard.table');
  const mark = useTranslations('dashboard.marks');
  const productName = useProductName();
  const locale = useLocale();
  const { bands, months } = monthsOf(report);
  const nameOf = (band: Band) => (band === 'other' ? t('other') : productName(band));
  /** Stands over the whole month; its bands lie below it. */
  const linked = ({ background, payload }: BarShapeProps) => {
    const { month, total } = payload as (typeof months)[number];
    if (total === 0) return <g />;
    return (
      <BarLink
        to={policiesPath(asked, daysOfMonth(month, asked))}
        label={mark('policies', { when: monthText(month, locale), policies: formatWhole(total) })}
        area={background}
      />
    );
  };
  return (
    <FramedChart
      chart={CHART}
      legend={bands.map((band) => ({ label: nameOf(band), fill: fillOf(band) }))}
      leastHeight={180}
    >
      <BarChart accessibilityLayer={false} data={months} margin={{ top: 4, right: 8, bottom: 4, left: 0 }}>
        <Patterns chart={CHART} fills={bands.map(fillOf)} />
        <CartesianGrid vertical={false} stroke="var(--onegi-line)" />
        <XAxis
          dataKey="month"
          tickLine={false}
          axisLine={false}
          tickFormatter={(month: string) => monthText(month, locale)}
          tick={axisTick}
        />
        <YAxis width={36} allowDecimals={false} tickLine={false} axisLine={false} tick={axisTick} />
        <Tooltip
          cursor={{ fill: 'var(--onegi-brand)', opacity: 0.08 }}
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as (typeof months)[number] | undefined;
            if (!row) return null;
            const figures = bands.flatMap((band) =>
              row[band] ? [[nameOf(band), formatWhole(row[band])] as const] : [],
            );
            const total = [t('total'), formatWhole(row.total)] as const;
            return <ChartTip active={active} title={monthText(row.month, locale)} rows={[...figures, total]} />;
          }}
        />
        {bands.map((band) => (
          <Bar
            key={band}
            dataKey={band}
            stackId="all"
            maxBarSize={56}
            fill={paintOf(CHART, fillOf(band))}
            isAnimationActive={false}
          />
        ))}
        <Bar dataKey={() => 0} stackId="all" maxBarSize={56} shape={linked} isAnimationActive={false} />
      </BarChart>
    </FramedChart>
  );
}
