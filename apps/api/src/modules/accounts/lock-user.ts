import type { Tx } from '../../db/database.ts';

/**
 * The user as they are now, until the transaction ends. Whatever opens or ends logins and sessions, changes the password or
 * takes a factor away begins with it: so each sees what the other did, and none waits for another in a circle.
 */
export function lockUser(tx: Tx, userId: string) {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}
