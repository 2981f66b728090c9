import { useMemo } from 'react';
import { linePages } from '../../lib/line-pages.ts';
import { paramsText } from '../../lib/params-text.ts';
import { lineOf, searchOfAddress } from '../../lib/search-address.ts';
import { useAddressParams, withParam } from '../../lib/use-address-params.ts';
import type { Sort } from './arrange-cards.ts';
import { listViewOf } from './list-view.ts';

/**
 * Everything the quote list shows stands in its address: the search, how it is sorted and filtered, which plans are chosen.
 * The setters replace the address in place, so Back leaves the list.
 */
export function useListAddress() {
  const [params, change] = useAddressParams();
  return useMemo(() => {
    const line = lineOf(params) ?? 'TRAVEL';
    return {
      line,
      /** The search whose prices are listed; undefined when the address lacks some of it. */
      searched: searchOfAddress(params),
      ...listViewOf(params),
      editUrl: `${linePages[line].search}?${paramsText(withParam(params, 'chosen', null))}`,
      setSort: (sort: Sort) => change('sort', sort),
      setInsurers: (codes: readonly string[] | null) => change('isrList', codes?.join(',') ?? null),
      setChosen: (plans: readonly string[]) => change('chosen', plans.length > 0 ? plans.join(',') : null),
      dropPromotion: () => change('promotion', null),
    };
  }, [params, change]);
}
