import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../accounts/use-me.ts';
import type { StepProps } from '../step-props.ts';
import { motorStoreOf } from './case-store.ts';

/** What is typed of the case of a page, and everything that is done with it. */
export function useMotorStore({ motorCase, onSaved }: Pick<StepProps, 'motorCase' | 'onSaved'>) {
  const { data } = useMe();
  // The page is one of this case: forgotten on the way out, it is not begun anew.
  const [store] = useState(() => motorStoreOf(data?.userId ?? '', motorCase));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => store.tellSaved(onSaved));
  useEffect(() => store.adopt(motorCase), [store, motorCase]);
  useEffect(() => {
    // Back from a login, or from the other page.
    if (store.state().saving === 'failed') void store.flush();
  }, [store]);
  return { store, state };
}
