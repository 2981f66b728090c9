import type { List } from '@onegi/contract/list';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useParamsNow } from '../../lib/use-params-now.ts';
import { type FilterTexts, filtersOf, isWhole, searchOfFilters, searchOfReset } from './list-address.ts';

/** So long after the last key a text counts: long enough for a word, short enough to seem at once. */
export const TYPING_MS = 300;

/**
 * The filters of a list, in the form and in the address. A choice counts at once, what is typed when its writer pauses or
 * presses Enter. While somebody types in one field, the history keeps one address for it.
 */
export function useFilters(list: Pick<List, 'filters' | 'sorts'>) {
  const [params] = useSearchParams();
  const paramsNow = useParamsNow();
  const navigate = useNavigate();
  const inAddress = filtersOf(list, params);
  const address = searchOfFilters(list, params, inAddress);
  const [typed, setTyped] = useState<FilterTexts>({});
  /** The address that the form made. Any other is from Back, a view or a link: then the form shows what that says. */
  const [own, setOwn] = useState(address);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (own !== address) setTyped({});
  }
  const texts = { ...inAddress, ...typed };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef<string>(undefined);
  const lastTyped = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (wanted: FilterTexts, field?: string) => {
    clearTimeout(timer.current);
    if (Object.entries(list.filters).some(([name, filter]) => !isWhole(filter, wanted[name] ?? ''))) return;
    const now = paramsNow();
    const search = searchOfFilters(list, now, wanted);
    if (search === searchOfFilters(list, now, filtersOf(list, now))) return;
    const replace = field !== undefined && lastTyped.current === field;
    lastTyped.current = field;
    setOwn(search);
    void navigate({ search }, { replace, preventScrollReset: true });
  };

  return {
    texts,
    /** How many narrow the list now. */
    inForce: Object.values(inAddress).filter((text) => text !== '').length,
    change(name: string, value: string) {
      const next = { ...texts, [name]: value };
      setTyped({ ...typed, [name]: value });
      clearTimeout(timer.current);
      const isChoice = list.filters[name]?.kind === 'choice';
      typing.current = isChoice ? undefined : name;
      if (isChoice) goTo(next);
      else timer.current = setTimeout(() => goTo(next, name), TYPING_MS);
    },
    applyNow: () => goTo(texts, typing.current),
    reset() {
      setTyped({});
      goTo({});
    },
    /** Takes back the order, too. */
    resetAll() {
      setTyped({});
      clearTimeout(timer.current);
      const now = paramsNow();
      setOwn(searchOfFilters(list, now, {}));
      void navigate({ search: searchOfReset(list, now) }, { preventScrollReset: true });
    },
  };
}
