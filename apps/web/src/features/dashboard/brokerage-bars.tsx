import { Bar, BarChart, type BarShapeProps, CartesianGrid, Rectangle, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import { axisTick, ChartTip, FramedChart, Patterns, paintOf } from './chart-parts.tsx';
import { shortDollars } from './chart-texts.ts';
import { type ChartProps, earnedIn } from './figures.ts';
import { type Fill, insurerFill } from './fills.ts';
import { BarLink } from './mark-link.tsx';
import { policiesPath } from './policies-path.ts';
import { percent } from './share.ts';

const CHART = 'brokerage-bars';
/** Fourteen insurers fit into the size that the chart has at first. */
const LEAST_ROW_PX = 26;
const ROW_PX = 36;
const NAMES_PX = 122;

/** Premium has the colour of its insurer, brokerage is striped. */
const bands: Record<'premiumCents' | 'brokerageCents', Fill> = {
  premiumCents: { colour: 'rest', pattern: 'solid' },
  brokerageCents: { colour: 'rest', pattern: 'stripes' },
};

/** Premium of each insurer and what was earned by it, side by side. */
export function BrokerageBars({ report, asked }: ChartProps) {
  const t = useTranslations('dashboard.table');
  const mark = useTranslations('dashboard.marks');
  const locale = useLocale();
  const earned = earnedIn(report);
  const inLanguage = useInLanguage();
  const rows = report.byInsurer.map((row) => ({ ...row, name: inLanguage(row.insurerName, row.insurerNameZh) }));
  type Row = (typeof rows)[number];
  const linked = ({ background, payload, x, y, width, height }: BarShapeProps) => {
    const box = { x, y, width, height };
    const { insurer, name, premiumCents, brokerageCents, policies } = payload as Row;
    const figures = {
      name,
      premium: formatMoney(premiumCents),
      amount: formatMoney(brokerageCents),
      policies: formatWhole(policies),
    };
    return (
      <BarLink to={policiesPath(asked, { insurer })} label={mark(earned, figures)} area={background}>
        <Rectangle {...box} radius={3} fill={paintOf(CHART, insurerFill(insurer))} />
      </BarLink>
    );
  };
  return (
    <FramedChart
      chart={CHART}
      legend={[
        { label: t('premium'), fill: bands.premiumCents },
        { label: t(earned), fill: bands.brokerageCents },
      ]}
      leastHeight={rows.length * LEAST_ROW_PX + 40}
      height={rows.length * ROW_PX + 44}
    >
      <BarChart
        accessibilityLayer={false}
        data={rows}
        layout="vertical"
        barGap={1}
        margin={{ top: 4, right: 16, bottom: 4, left: 0 }}
      >
        <Patterns chart={CHART} fills={[bands.brokerageCents, ...rows.map(({ insurer }) => insurerFill(insurer))]} />
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
          width={NAMES_PX}
          interval={0}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <Tooltip
          cursor={{ fill: 'var(--onegi-brand)', opacity: 0.08 }}
          content={({ active, payload }) => {
            const row = payload?.[0]?.payload as Row | undefined;
            if (!row) return null;
            const figures = [
              [t('premium'), formatMoney(row.premiumCents)],
              [
                t(earned),
                t('atRate', {
                  amount: formatMoney(row.brokerageCents),
                  rate: percent(row.brokerageCents, row.premiumCents),
                }),
              ],
            ] as const;
            return <ChartTip active={active} title={row.name} rows={figures} />;
          }}
        />
        <Bar dataKey="premiumCents" shape={linked} isAnimationActive={false} />
        <Bar
          dataKey="brokerageCents"
          fill={paintOf(CHART, bands.brokerageCents)}
          stroke="var(--chart-rest)"
          radius={3}
          style={{ pointerEvents: 'none' }}
          isAnimationActive={false}
        />
      </BarChart>
    </FramedChart>
  );
}
