import type { CSSProperties, ReactNode } from 'react';
import classes from './dashboard.module.css';

/** The writing at the axes. */
export const axisTick = { fill: 'var(--mantine-color-dimmed)', fontSize: 12 };

/** How each band is filled, so that none is told by its colour alone. */
const fills = [
  <rect key="solid" width="8" height="8" />,
  <path key="rising" d="M-2 2 2-2M0 8 8 0M6 10 10 6" />,
  <circle key="dots" cx="4" cy="4" r="2" />,
  <path key="lying" d="M0 2H8M0 6H8" />,
  <path key="falling" d="M-2 6 2 10M0 0 8 8M6-2 10 2" />,
] as const;

/** The fill of a band, made by the `Patterns` of the same name. */
export const fillOf = (name: string, at: number) => `url(#${name}-${at})`;

/** Inside a chart's drawing: its fills. */
export function Patterns({ name, count }: { name: string; count: number }) {
  return (
    <defs>
      {fills.slice(0, count).map((fill, at) => (
        <pattern
          key={fill.key}
          id={`${name}-${at}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={classes.pattern}
          style={{ '--band': `var(--chart-${at})` } as CSSProperties}
        >
          <rect width="8" height="8" className={classes.ground} />
          {fill}
        </pattern>
      ))}
    </defs>
  );
}

/** Names the bands, each with its fill. */
export function Legend({ name, bands }: { name: string; bands: readonly string[] }) {
  return (
    <ul className={`flex wrap fine ${classes.legend}`} aria-hidden>
      {bands.map((band, at) => (
        <li key={band} className="row gap-xs">
          <svg width="16" height="16" aria-hidden="true" focusable="false">
            <rect width="16" height="16" rx="3" fill={fillOf(name, at)} />
          </svg>
          {band}
        </li>
      ))}
    </ul>
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
