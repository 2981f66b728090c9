import type { ReactNode } from 'react';
import { RowFact } from '../../components/list/row-facts.tsx';
import { formatMoney } from '../../lib/money.ts';
import classes from './policies.module.css';

/** What is known, in columns; what is not known is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <RowFact key={name} name={name}>
            {value}
          </RowFact>
        ))}
    </dl>
  );
}

interface AmountProps {
  name: string;
  cents: number;
  /** A sum is written strong, below a line. */
  isSum?: boolean;
}

/** An amount of a column of figures. */
export function Amount({ name, cents, isSum = false }: AmountProps) {
  return (
    <div className={isSum ? `strong ${classes.sum}` : undefined}>
      <dt className="shrink">{name}</dt>
      <dd className="tabular">{formatMoney(cents)}</dd>
    </div>
  );
}
