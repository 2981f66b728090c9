import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ListOrder } from './list-address.ts';

/** Which way a list is ordered. */
export function OrderArrow({ order, size }: Pick<ListOrder, 'order'> & { size: number }) {
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return <Arrow size={size} stroke={2} className="rigid" aria-hidden />;
}
