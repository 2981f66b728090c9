import { Pie, PieChart, type PieLabelRenderProps, ResponsiveContainer, Sector, Tooltip } from 'recharts';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ChartTip } from './chart-parts.tsx';
import classes from './dashboard.module.css';
import { type Report, slicesOf } from './figures.ts';
import { percent } from './share.ts';

interface Slice {
  name: string;
  value: number;
  number: number;
}

/** A slice is known by its number, which the list beside the pie explains; slivers have none. */
function SliceNumber({ cx, cy, midAngle = 0, outerRadius, percent: share = 0, index = 0 }: PieLabelRenderProps) {
  if (share < 0.035) return null;
  const at = Number(outerRadius) * 0.78;
  const turn = (-midAngle * Math.PI) / 180;
  const [x, y] = [Number(cx) + at * Math.cos(turn), Number(cy) + at * Math.sin(turn)];
  return (
    <g className={classes.sliceNumber}>
      <circle cx={x} cy={y} r={11} />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {index + 1}
      </text>
    </g>
  );
}

/** Gross premium split by insurer. */
export function PremiumPie({ report }: { report: Report }) {
  const t = useTranslations('dashboard');
  const inLanguage = useInLanguage();
  const { largest, restCents } = slicesOf(report.byInsurer);
  const slices: Slice[] = [
    ...largest.map((row) => ({ name: inLanguage(row.insurerName, row.insurerNameZh), value: row.premiumCents })),
    ...(restCents > 0 ? [{ name: t('table.other'), value: restCents }] : []),
  ].map((slice, at) => ({ ...slice, number: at + 1 }));
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={`flex wrap ${classes.pie}`} aria-hidden>
      <div className={`shrink ${classes.drawing}`}>
        <ResponsiveContainer width="100%" height="100%" minHeight={170}>
          <PieChart accessibilityLayer={false}>
            <Pie
              data={slices}
              dataKey="value"
              nameKey="name"
              innerRadius="48%"
              outerRadius="96%"
              startAngle={90}
              endAngle={-270}
              isAnimationActive={false}
              labelLine={false}
              label={SliceNumber}
              rootTabIndex={-1}
              shape={(sector) => (
                <Sector
                  {...sector}
                  stroke="var(--onegi-raised)"
                  strokeWidth={2}
                  fill={`var(--chart-${sector.index})`}
                />
              )}
            />
            <Tooltip
              content={({ active, payload }) => {
                const slice = payload?.[0]?.payload as Slice | undefined;
                if (!slice) return null;
                const rows = [
                  [t('table.premium'), formatMoney(slice.value)],
                  [t('table.share'), percent(slice.value, whole)],
                ] as const;
                return <ChartTip active={active} title={slice.name} rows={rows} />;
              }}
            />
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ol className={`stack small gap-xs ${classes.sliceList}`}>
        {slices.map(({ name, number, value }) => (
          <li key={number} className="row gap-xs">
            <span className={`round fine heavy ${classes.chip}`} style={{ borderColor: `var(--chart-${number - 1})` }}>
              {number}
            </span>
            <span className="grow">{name}</span>
            <span className="tabular">{percent(value, whole)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
