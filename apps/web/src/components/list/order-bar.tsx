import type { List } from '@onegi/contract/list';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import field from '../field.module.css';
import { QueryLink } from '../query-link.tsx';
import select from '../select-field.module.css';
import classes from './list.module.css';
import { OrderArrow } from './order-arrow.tsx';
import { useOrder } from './use-order.ts';
import { useTextOf } from './use-text-of.ts';

/** Orders the rows where there is no room for a head that does: what is not in sight, too. */
export function OrderBar({ list }: { list: Pick<List, 'columns' | 'sorts'> }) {
  const t = useTranslations('lists.orderBar');
  const textOf = useTextOf();
  const id = useId();
  const { sort, order, turned, turn } = useOrder(list);
  // A sort without a column is for addresses alone.
  const sorts = Object.keys(list.sorts).flatMap((value) => {
    const label = list.columns[value]?.label;
    return label ? [{ value, label: textOf(label) }] : [];
  });
  return (
    <div className={`small ${classes.orderBar}`}>
      <label htmlFor={id} className="dimmed">
        {t('label')}
      </label>
      <select
        id={id}
        className={`${field.input} ${select.select}`}
        value={sort}
        onChange={(event) => turn(event.target.value)}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <QueryLink
        searchOf={turned(sort)}
        className="icon-button brand hover-tinted rigid"
        aria-label={t(order)}
        preventScrollReset
      >
        <OrderArrow order={order} size={20} />
      </QueryLink>
    </div>
  );
}
