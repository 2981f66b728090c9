import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import classes from './dashboard.module.css';
import type { Fill } from './fills.ts';

/** The writing at the axes. */
export const axisTick = { fill: 'var(--mantine-color-dimmed)', fontSize: 12 };

const idOf = (chart: string, { colour, pattern }: Fill) => `${chart}-${colour}-${pattern}`;
const colourOf = ({ colour }: Fill) => `var(--chart-${colour})`;

/** What a shape is filled with, where the chart's drawing has the `Patterns` of its fills. */
export const paintOf = (chart: string, fill: Fill): string =>
  fill.pattern === 'solid' ? colourOf(fill) : `url(#${idOf(chart, fill)})`;

/** What each pattern draws over its ground. */
const strokes: Record<Exclude<Fill['pattern'], 'solid'>, (colour: string) => ReactNode> = {
  stripes: (colour) => <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke={colour} strokeWidth={3} />,
  dots: (colour) => <circle cx="4" cy="4" r="2.4" fill={colour} />,
  lines: (colour) => <path d="M0 2H8M0 6H8" stroke={colour} strokeWidth={2} />,
};

/** Inside a drawing: the patterns of its fills. */
export function Patterns({ chart, fills }: { chart: string; fills: readonly Fill[] }) {
  const byId = new Map(fills.map((fill) => [idOf(chart, fill), fill]));
  return (
    <defs>
      {[...byId].map(([id, fill]) =>
        fill.pattern === 'solid' ? null : (
          <pattern key={id} id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill="var(--chart-ground)" />
            {strokes[fill.pattern](colourOf(fill))}
          </pattern>
        ),
      )}
    </defs>
  );
}

/** A fill beside the name of what is drawn with it. It has its pattern itself: the chart's drawing may not be there. */
export function Swatch({ chart, fill }: { chart: string; fill: Fill }) {
  const key = `${chart}-key`;
  return (
    <svg width="16" height="16" className="rigid" aria-hidden="true" focusable="false">
      <Patterns chart={key} fills={[fill]} />
      <rect
        data-swatch={fill.pattern === 'solid' ? '' : paintOf(chart, fill)}
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="3"
        fill={paintOf(key, fill)}
        stroke={colourOf(fill)}
      />
    </svg>
  );
}

interface Framed {
  chart: string;
  /** Names what is drawn, each with its fill. */
  legend: readonly { label: string; fill: Fill }[];
  /** In pixels: below it the place scrolls. */
  leastHeight: number;
  /** Where the place has no height of its own it is as high as this, or as most drawings. */
  height?: number;
  children: ReactElement;
}

/** A drawing with its legend above it, as large as its place lets it be. */
export function FramedChart({ chart, legend, leastHeight, height, children }: Framed) {
  return (
    <div className={`flex column ${classes.bars}`}>
      <ul className={`flex wrap fine ${classes.legend}`}>
        {legend.map(({ label, fill }) => (
          <li key={label} className="row gap-xs" data-legend>
            <Swatch chart={chart} fill={fill} />
            {label}
          </li>
        ))}
      </ul>
      <div
        className={`shrink ${classes.drawing}`}
        style={height ? ({ '--needs': `${height}px` } as CSSProperties) : undefined}
      >
        <ResponsiveContainer width="100%" height="100%" minHeight={leastHeight}>
          {children}
        </ResponsiveContainer>
      </div>
    </div>
  );
}

interface Tip {
  active?: boolean | undefined;
  title: ReactNode;
  rows: readonly (readonly [name: string, value: string])[];
}

/** What the pointer rests on, in figures. */
export function ChartTip({ active, title, rows }: Tip) {
  if (!active) return null;
  return (
    <div className={`framed fine plain-ground ${classes.tip}`}>
      <p className="heavy">{title}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex between gap-md">
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
