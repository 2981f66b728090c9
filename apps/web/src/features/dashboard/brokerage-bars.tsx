import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { axisTick, ChartTip, fillOf, Legend, Patterns } from './chart-parts.tsx';
import { shortDollars } from './chart-texts.ts';
import classes from './dashboard.module.css';
import type { Report } from './figures.ts';
import { percent } from './share.ts';

const NAME = 'brokerage-bars';
const ROW_PX = 32;

/** Premium and brokerage of each insurer, side by side. */
export function BrokerageBars({ report }: { report: Report }) {
  const t = useTranslations('dashboard.table');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  const rows = report.byInsurer.map((row) => ({ ...row, name: inLanguage(row.insurerName, row.insurerNameZh) }));
  return (
    <div className={`flex column ${classes.bars}`} aria-hidden>
      <Legend name={NAME} bands={[t('premium'), t('brokerage')]} />
      <div className={`shrink ${classes.drawing}`}>
        <ResponsiveContainer width="100%" height="100%" minHeight={rows.length * ROW_PX + 40}>
          <BarChart
            accessibilityLayer={false}
            data={rows}
            layout="vertical"
            barGap={1}
            margin={{ top: 4, right: 16, bottom: 4, left: 0 }}
          >
            <Patterns name={NAME} count={2} />
            <CartesianGrid horizontal={false} stroke="var(--onegi-line)" />
            <XAxis
              type="number"
              tickLine={false}
              axisLine={false}
              tickFormatter={(cents: number) => shortDollars(cents, locale)}
              tick={axisTick}
            />
            <YAxis
              type="category"
              dataKey="name"
              width={116}
              interval={0}
              tickLine={false}
              axisLine={false}
              tick={axisTick}
            />
            <Tooltip
              cursor={{ fill: 'var(--onegi-brand)', opacity: 0.08 }}
              content={({ active, payload }) => {
                const row = payload?.[0]?.payload as (typeof rows)[number] | undefined;
                if (!row) return null;
                const figures = [
                  [t('premium'), formatMoney(row.premiumCents)],
                  [
                    t('brokerage'),
                    `${formatMoney(row.brokerageCents)} (${percent(row.brokerageCents, row.premiumCents)})`,
                  ],
                ] as const;
                return <ChartTip active={active} title={row.name} rows={figures} />;
              }}
            />
            <Bar dataKey="premiumCents" fill={fillOf(NAME, 0)} radius={3} isAnimationActive={false} />
            <Bar dataKey="brokerageCents" fill={fillOf(NAME, 1)} radius={3} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
