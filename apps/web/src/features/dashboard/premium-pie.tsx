import { Pie, PieChart, type PieLabelRenderProps, ResponsiveContainer, Sector, Tooltip } from 'recharts';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ChartTip, Patterns, paintOf, Swatch } from './chart-parts.tsx';
import classes from './dashboard.module.css';
import type { ChartProps } from './figures.ts';
import { slicesOf } from './figures.ts';
import { type Fill, insurerFill, restFill } from './fills.ts';
import { MarkLink } from './mark-link.tsx';
import { policiesPath } from './policies-path.ts';
import { percent } from './share.ts';

const CHART = 'premium-pie';

interface Slice {
  readonly name: string;
  readonly value: number;
  readonly number: number;
  readonly paint: Fill;
  /** The others together lead nowhere. */
  readonly to?: string;
}

/** A slice is known by its number too, which the list beside the pie explains; slivers have none. */
function SliceNumber({ cx, cy, midAngle = 0, outerRadius, percent: share = 0, index = 0 }: PieLabelRenderProps) {
  const at = Number(outerRadius) * 0.78;
  if (share * 2 * Math.PI * at < 20) return null;
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
export function PremiumPie({ report, asked }: ChartProps) {
  const t = useTranslations('dashboard');
  const inLanguage = useInLanguage();
  const { largest, restCents } = slicesOf(report.byInsurer);
  const slices: Slice[] = [
    ...largest.map(({ insurer, insurerName, insurerNameZh, premiumCents }) => ({
      name: inLanguage(insurerName, insurerNameZh),
      value: premiumCents,
      paint: insurerFill(insurer),
      to: policiesPath(asked, { insurer }),
    })),
    ...(restCents > 0 ? [{ name: t('table.other'), value: restCents, paint: restFill }] : []),
  ].map((slice, at) => ({ ...slice, number: at + 1 }));
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={`flex wrap ${classes.pie}`}>
      <div className={`shrink ${classes.drawing}`} aria-hidden>
        <ResponsiveContainer width="100%" height="100%" minHeight={100}>
          <PieChart accessibilityLayer={false}>
            <Patterns chart={CHART} fills={slices.map(({ paint }) => paint)} />
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
              shape={(sector) => {
                const { paint, to, name } = sector.payload as unknown as Slice;
                const drawn = (
                  <Sector {...sector} stroke="var(--onegi-raised)" strokeWidth={2} fill={paintOf(CHART, paint)} />
                );
                return to ? (
                  <MarkLink to={to} label={name} byKeys={false}>
                    {drawn}
                  </MarkLink>
                ) : (
                  drawn
                );
              }}
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
      <ol className={`stack small gap-2xs ${classes.sliceList}`}>
        {slices.map(({ name, number, value, paint, to }) => (
          <li key={number} className="row gap-xs" data-legend>
            <Swatch chart={CHART} fill={paint} />
            <span className="tabular dimmed">{number}</span>
            {to ? (
              <Link to={to} className="grow text-link target">
                {name}
              </Link>
            ) : (
              <span className="grow">{name}</span>
            )}
            <span className="tabular">{percent(value, whole)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
