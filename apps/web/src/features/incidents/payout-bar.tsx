import type { CSSProperties } from 'react';
import classes from './incidents.module.css';

interface Props {
  cents: number;
  /** What the longest bar beside it stands for. */
  most: number;
  isBest: boolean;
}

/** A bar beside an amount that says it in figures: nothing to read aloud. */
export function PayoutBar({ cents, most, isBest }: Props) {
  const share = most > 0 ? cents / most : 0;
  return (
    <span className={classes.track} aria-hidden="true">
      <span
        className={classes.bar}
        data-best={isBest || undefined}
        style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties}
      />
    </span>
  );
}
