import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import { useCallback, useEffect, useState } from 'react';

type List = 'MAKE_LIST' | 'MODEL_LIST';

const asked = new Map<string, Promise<readonly ListItem[]>>();

async function ask(list: List, make: string): Promise<readonly ListItem[]> {
  const [{ callApi }, { dropdown }] = await Promise.all([
    import('../../../lib/api.ts'),
    import('@onegi/contract/calls/common/dropdown'),
  ]);
  const answer = await callApi(dropdown, { body: { codes: [list], ...(make ? { make } : {}) } });
  return answer[list] ?? [];
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
