import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { digestOf, hashPassword } from '../passwords.ts';
import { demoUsers } from './demo-users.ts';
import { insertUser } from './invite-user.ts';

const DEMO_LOCK = 7_346_009;

/** The demo's users that do not exist yet. */
export async function missingDemoUsers(db: Db): Promise<typeof demoUsers> {
  const rows = await db.selectFrom('users').select('login_id').execute();
  const there = new Set(rows.map(({ login_id }) => login_id));
  return demoUsers.filter(({ loginId }) => !there.has(loginId ?? ''));
}

/** Makes the demo's users where they are missing; every start of the demo may call it, and so may several at once. */
export async function seedDemoUsers(deps: Pick<Deps, 'seal' | 'clock'> & { readonly db: Db }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(DEMO_LOCK)]).as('lock')).execute();
    for (const user of await missingDemoUsers(tx)) {
      await insertUser(deps, tx, user, await hashPassword(digestOf(user.password)));
    }
  });
}
