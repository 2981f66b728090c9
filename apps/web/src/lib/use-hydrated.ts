import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the prerendered page is being taken over, true after it.
 * Whatever depends on the visit (today's date, the URL's search) waits for it, so that both renders agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
