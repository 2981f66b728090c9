import { type Rights, visitorRights } from '@onegi/contract/permissions';
import { type Me, useMe } from '../../features/accounts/use-me.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Who is signed in, once it is known; not before the page is taken over, which was made without anybody. */
export function useUser(): Me | undefined {
  const { data } = useMe();
  return useHydrated() && data?.signedIn ? data : undefined;
}

/** What the user may do; a visitor's rights until the server has said who it is. */
export const useRights = (): Rights => useUser()?.rights ?? visitorRights;
