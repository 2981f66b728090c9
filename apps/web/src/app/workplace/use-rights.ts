import { everyUsersRights, type Rights } from '@onegi/contract/permissions';
import { useMe } from '../../features/accounts/use-me.ts';

/** What the user may do; what everybody may who is signed in until the server has said who it is. */
export function useRights(): Rights {
  const { data } = useMe();
  return data?.signedIn ? data.rights : everyUsersRights;
}
