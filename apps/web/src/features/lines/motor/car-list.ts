import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import { listItemNames } from '@onegi/contract/list-item-names';
import { useCallback, useEffect, useState } from 'react';

type List = 'MAKE_LIST' | 'MODEL_LIST';

const asked = new Map<string, Promise<readonly ListItem[]>>();

/** Landing pages have no API client; it would weigh more than all else that this page asks for. */
async function ask(list: List, make: string): Promise<readonly ListItem[]> {
  const answer = await fetch('/api/common/dropdown', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codes: [list], ...(make ? { make } : {}) }),
  });
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  const { data } = (await answer.json()) as { data: Record<string, Record<string, string>[]> };
  const { value, label, labelZh } = listItemNames;
  const textOf = (item: Record<string, string>, name: string) => item[name] ?? '';
  return (data[list] ?? []).map((item) => ({
    value: textOf(item, value),
    label: textOf(item, label),
    labelZh: textOf(item, labelZh),
  }));
}

/** Each list is asked for once; again after a failure. */
function fetchList(list: List, make: string): Promise<readonly ListItem[]> {
  const key = `${list} ${make}`;
  const found = asked.get(key) ?? ask(list, make);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

/** The makes, or the models of a make. Without a make there are no models to ask for. */
export function useCarList(list: List, make = '') {
  const [answer, setAnswer] = useState<{ make: string; items?: readonly ListItem[] }>();

  const load = useCallback(() => {
    if (list === 'MODEL_LIST' && make === '') return undefined;
    let wanted = true;
    fetchList(list, make).then(
      (items) => wanted && setAnswer({ make, items }),
      () => wanted && setAnswer({ make }),
    );
    return () => {
      wanted = false;
    };
  }, [list, make]);
  useEffect(load, [load]);

  const found = answer?.make === make ? answer : undefined;
  return {
    /** Undefined until they are here. */
    items: found?.items,
    failed: found !== undefined && found.items === undefined,
    retry: () => void load(),
  };
}
