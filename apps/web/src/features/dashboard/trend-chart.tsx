import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import { axisTick, ChartTip, FramedChart, paintOf } from './chart-parts.tsx';
import { daysText, shortDollars, stepText } from './chart-texts.ts';
import { type ChartProps, earnedIn, type Report } from './figures.ts';
import type { Fill } from './fills.ts';
import { BarLink } from './mark-link.tsx';
import { policiesPath } from './policies-path.ts';

const CHART = 'trend';
const premiumFill: Fill = { colour: 'brand', pattern: 'solid' };
const policiesFill: Fill = { colour: 'line', pattern: 'solid' };

/** Premium as bars and policies as a line, by week or month. */
export function TrendChart({ report, asked }: ChartProps) {
  const t = useTranslations('dashboard.table');
  const mark = useTranslations('dashboard.marks');
  const locale = useLocale();
  type Row = Report['trend'][number];
  const linked = ({ background, payload, x, y, width, height }: BarShapeProps) => {
    const { startOn, endOn, premiumCents, policies } = payload as Row;
    const bar = <Rectangle x={x} y={y} width={width} height={height} radius={3} fill={paintOf(CHART, premiumFill)} />;
    if (policies === 0) return bar;
    const figures = {
      when: daysText(startOn, endOn, locale),
      premium: formatMoney(premiumCents),
      policies: formatWhole(policies),
    };
    return (
      <BarLink to={policiesPath(asked, { startOn, endOn })} label={mark('step', figures)} area={background}>
        {bar}
      </BarLink>
    );
  };
  return (
    <FramedChart
      chart={CHART}
      legend={[
        { label: t('premium'), fill: premiumFill },
        { label: t('policiesOnTheRight'), fill: policiesFill },
      ]}
      leastHeight={200}
    >
      <ComposedChart
        accessibilityLayer={false}
        data={[...report.trend]}
        margin={{ top: 8, right: 0, bottom: 4, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--onegi-line)" />
        <XAxis
          dataKey="startOn"
          tickLine={false}
          axisLine={false}
          minTickGap={8}
          tickFormatter={(day: string) => stepText(day, report.step, locale)}
          tick={axisTick}
        />
        <YAxis
          yAxisId="premium"
          width={48}
          tickLine={false}
          axisLine={false}
          tickFormatter={(cents: number) => shortDollars(cents, locale)}
          tick={axisTick}
        />
        <YAxis
          yAxisId="policies"
          orientation="right"
          width={32}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <Tooltip
          cursor={{ fill: 'var(--onegi-brand)', opacity: 0.08 }}
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as Row | undefined;
            if (!row) return null;
            const rows = [
              [t('premium'), formatMoney(row.premiumCents)],
              [t(earnedIn(report)), formatMoney(row.brokerageCents)],
              [t('policies'), formatWhole(row.policies)],
            ] as const;
            return <ChartTip active={active} title={daysText(row.startOn, row.endOn, locale)} rows={rows} />;
          }}
        />
        <Bar yAxisId="premium" dataKey="premiumCents" maxBarSize={64} shape={linked} isAnimationActive={false} />
        <Line
          yAxisId="policies"
          dataKey="policies"
          stroke={paintOf(CHART, policiesFill)}
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--onegi-raised)', stroke: paintOf(CHART, policiesFill), strokeWidth: 2 }}
          activeDot={false}
          style={{ pointerEvents: 'none' }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </FramedChart>
  );
}
