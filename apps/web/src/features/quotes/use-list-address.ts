import { useCallback, useMemo } from 'react';
import { linePages } from '../../lib/line-pages.ts';
import { paramsText } from '../../lib/params-text.ts';
import { lineOf, searchOfAddress } from '../../lib/search-address.ts';
import { useAddressParams, withParam } from '../../lib/use-address-params.ts';
import { choiceText, type IncidentChoice } from '../incidents/incident-choice.ts';
import type { Sort } from './arrange-cards.ts';
import { levelsText, listOf, listViewOf } from './list-view.ts';

/**
 * Everything the quote list shows stands in its address: the search, how it is sorted and filtered, the incident its plans are held
 * against; and which plans are chosen. The setters replace the address in place, so Back leaves the list.
 */
export function useListAddress() {
  const [params, change] = useAddressParams();
  // Nothing else of a list changes while plans are chosen: it stays the same object for what draws it.
  const others = paramsText(withParam(params, 'chosen', null));
  const list = useMemo(() => {
    const params = new URLSearchParams(others);
    const line = lineOf(params) ?? 'TRAVEL';
    const setList = (name: string) => (values: readonly string[] | null) => change(name, values?.join(',') ?? null);
    return {
      line,
      /** The search whose prices are listed; undefined when the address lacks some of it. */
      searched: searchOfAddress(params),
      ...listViewOf(params),
      editUrl: `${linePages[line].search}?${others}`,
      setSort: (sort: Sort) => change('sort', sort),
      setInsurers: setList('isrList'),
      setTiers: setList('tier'),
      setLeast: (levels: Readonly<Record<string, string>>) => change('least', levelsText(levels)),
      setIncident: (choice: IncidentChoice | null) => change('incident', choiceText(choice)),
      /** Everything that hides plans. */
      showAll: () => {
        for (const name of ['isrList', 'tier', 'least']) change(name, null);
      },
      dropPromotion: () => change('promotion', null),
    };
  }, [others, change]);
  const choose = useCallback(
    (next: (asked: readonly string[]) => readonly string[]) =>
      change('chosen', (now) => next(listOf(now)).join(',') || null),
    [change],
  );
  const choice = useMemo(() => ({ asked: listViewOf(params).chosen, choose }), [params, choose]);
  return { list, choice };
}
