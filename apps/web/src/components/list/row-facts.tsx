import type { ColumnOf, List, RowOf } from '@onegi/contract/list';
import type { ReactNode } from 'react';
import classes from './list.module.css';
import { useCellText } from './use-cell-text.ts';
import { useTextOf } from './use-text-of.ts';

interface Props<L extends List> {
  list: L;
  row: RowOf<L>;
  /** The columns that are shown, in their order; all that are declared where none are named. */
  columns?: readonly ColumnOf<L>[];
  /** What the list does not declare. */
  children?: ReactNode;
}

/** A fact below an opened row. */
export function RowFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="dimmed fine">{name}</dt>
      <dd className="small tabular whole-phrases">{children}</dd>
    </div>
  );
}

/** What a row says in whole, where its columns have no room for it. */
export function RowFacts<L extends List>({ list, row, columns, children }: Props<L>) {
  const textOf = useTextOf();
  const cellText = useCellText();
  const named = columns ?? (Object.keys(list.columns) as ColumnOf<L>[]);
  return (
    <dl className={classes.facts}>
      {named.map((column) => {
        const text = cellText(list.columns[column], column, row);
        const label = list.columns[column]?.label;
        return text && label ? (
          <RowFact key={column} name={textOf(label)}>
            {text}
          </RowFact>
        ) : null;
      })}
      {children}
    </dl>
  );
}
