import { type TravelSearch, travelSearch } from '@onegi/contract/lines/travel';
import { useMemo } from 'react';
import { travelSearchOf } from '../../lib/search-url.ts';
import { issuesOf } from '../../lib/validate.ts';
import type { Sort } from './arrange-cards.ts';
import { paramsText, useAddressParams, withParam } from './use-address-params.ts';

const listOf = (value: string) => value.split(',').filter(Boolean);

/**
 * Everything the quote list shows stands in its address: the search, how it is sorted and filtered, which plans are chosen.
 * The setters replace the address in place, so Back leaves the list.
 */
export function useListAddress() {
  const [params, change] = useAddressParams();
  return useMemo(() => {
    const { sort: _sort, insurers: _insurers, ...search } = travelSearchOf(params);
    const isTravel = (params.get('prod') ?? 'TRAVEL').toUpperCase() === 'TRAVEL';
    const complete = isTravel && issuesOf(travelSearch, search).length === 0;
    const insurers = params.get('isrList');
    return {
      /** The search whose prices are listed; null when the address lacks some of it. */
      search: complete ? (search as TravelSearch) : null,
      sort: (['ASC', 'DESC'] as const).find((known) => known === params.get('sort')) ?? (null as Sort),
      insurers: insurers === null ? null : listOf(insurers),
      chosen: listOf(params.get('chosen') ?? ''),
      listUrl: `/quoteCards?${paramsText(params)}`,
      editUrl: `/travel-searchPlan?${paramsText(withParam(params, 'chosen', null))}`,
      setSort: (sort: Sort) => change('sort', sort),
      setInsurers: (codes: readonly string[] | null) => change('isrList', codes?.join(',') ?? null),
      setChosen: (plans: readonly string[]) => change('chosen', plans.length > 0 ? plans.join(',') : null),
      dropPromotion: () => change('promotion', null),
    };
  }, [params, change]);
}
