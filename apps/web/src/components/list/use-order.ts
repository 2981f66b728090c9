import type { List } from '@onegi/contract/list';
import { useNavigate, useSearchParams } from 'react-router';
import { useParamsNow } from '../../lib/use-params-now.ts';
import { type ListOrder, orderByColumn, orderOf, searchOfOrder } from './list-address.ts';

/** How a list is ordered, and what leads to its other orders. */
export function useOrder(list: Pick<List, 'sorts'>) {
  const [params] = useSearchParams();
  const paramsNow = useParamsNow();
  const navigate = useNavigate();
  /** What a press on a sort's name leads to. */
  const turned = (sort: string) => (now: URLSearchParams) => searchOfOrder(list, now, orderByColumn(list, now, sort));
  const goTo = (search: string) => void navigate({ search }, { preventScrollReset: true });
  return {
    ...orderOf(list, params),
    turned,
    turn: (sort: string) => goTo(turned(sort)(paramsNow())),
    setOrder: (order: ListOrder['order']) => {
      const now = paramsNow();
      goTo(searchOfOrder(list, now, { sort: orderOf(list, now).sort, order }));
    },
  };
}
