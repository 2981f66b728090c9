import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale, useTranslations } from 'use-intl';
import { formatWhole } from '../../lib/money.ts';
import { axisTick, ChartTip, fillOf, Legend, Patterns } from './chart-parts.tsx';
import { monthText } from './chart-texts.ts';
import classes from './dashboard.module.css';
import { type Band, monthsOf, type Report } from './figures.ts';

const NAME = 'issued-bars';

/** Policies issued in each month, by line. */
export function IssuedBars({ report }: { report: Report }) {
  const t = useTranslations('dashboard.table');
  const line = useTranslations('lineNames');
  const locale = useLocale();
  const { bands, months } = monthsOf(report);
  const nameOf = (band: Band) => (band === 'other' ? t('other') : line(`${band}.name`));
  return (
    <div className={`flex column ${classes.bars}`} aria-hidden>
      <Legend name={NAME} bands={bands.map(nameOf)} />
      <div className={`shrink ${classes.drawing}`}>
        <ResponsiveContainer width="100%" height="100%" minHeight={180}>
          <BarChart accessibilityLayer={false} data={months} margin={{ top: 4, right: 8, bottom: 4, left: 0 }}>
            <Patterns name={NAME} count={bands.length} />
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
            {bands.map((band, at) => (
              <Bar
                key={band}
                dataKey={band}
                stackId="all"
                maxBarSize={56}
                fill={fillOf(NAME, at)}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
