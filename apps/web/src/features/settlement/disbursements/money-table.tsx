import type { ReactNode } from 'react';
import { SideScroll } from '../../../components/side-scroll.tsx';
import classes from './disbursements.module.css';

/** A heading of a column; of amounts at their end. */
export type MoneyHead = readonly [text: string, isAmount?: 'amount'];

interface Props {
  /** Names what scrolls where there is little room. */
  label: string;
  heads: readonly MoneyHead[];
  /** The rows. */
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A table of amounts; cells with `data-amount` stand at the end of their column. Each has its `data-name`: where there is little
 * room cells are lines instead of columns.
 */
export function MoneyTable({ label, heads, children, foot }: Props) {
  return (
    <SideScroll label={label}>
      <table className={`small tabular ${classes.table} ${classes.named}`}>
        <thead>
          <tr>
            {heads.map(([text, isAmount]) => (
              <th key={text} scope="col" data-amount={isAmount}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </SideScroll>
  );
}
