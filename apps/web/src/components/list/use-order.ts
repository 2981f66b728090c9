import type { List } from '@onegi/contract/list';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListOrder, orderByColumn, orderOf, searchOfOrder } from './list-address.ts';

/** How a list is ordered, and the addresses of its other orders. */
export function useOrder(list: Pick<List, 'sorts'>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const placeOf = (order: ListOrder) => ({ search: searchOfOrder(list, params, order) });
  return {
    ...orderOf(list, params),
    placeOf,
    goTo: (order: ListOrder) => void navigate(placeOf(order), { preventScrollReset: true }),
    /** What a press on a sort's name leads to. */
    turned: (sort: string) => orderByColumn(list, params, sort),
  };
}
