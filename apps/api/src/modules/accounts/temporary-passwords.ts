import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { digestOf, drawTemporaryPassword } from './passwords.ts';

export const TEMPORARY_MINUTES = 30;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A random password needs no slow hash, and so costs a login no time that would tell of it. */
const hashOf = ({ seal }: Pick<Deps, 'seal'>, digest: string): Buffer => seal.hash('temporary password', digest);

/** The id of the user's valid temporary password, if this is it. */
export async function findTemporaryPassword(
  deps: Pick<Deps, 'db' | 'seal' | 'clock'>,
  userId: string | undefined,
  digest: string,
): Promise<string | undefined> {
  const row = await deps.db
    .selectFrom('temporary_passwords')
    .select('id')
    .where('user_id', '=', userId ?? NOBODY)
    .where('password_hash', '=', hashOf(deps, digest))
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst();
  return row?.id;
}

/** Whether this is the temporary password that opened a session, used as it is. */
export async function isTemporaryPassword(
  deps: Pick<Deps, 'db' | 'seal'>,
  id: string | null,
  digest: string,
): Promise<boolean> {
  if (!id) return false;
  const row = await deps.db
    .selectFrom('temporary_passwords')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', hashOf(deps, digest))
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a temporary password in the place of earlier ones; the caller mails it. */
export async function giveTemporaryPassword(
  deps: Pick<Deps, 'seal' | 'clock'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const password = drawTemporaryPassword();
  await tx.deleteFrom('temporary_passwords').where('user_id', '=', userId).execute();
  await tx
    .insertInto('temporary_passwords')
    .values({
      id: randomUUID(),
      user_id: userId,
      password_hash: hashOf(deps, digestOf(password)),
      expires_at: new Date(deps.clock.now().getTime() + TEMPORARY_MINUTES * 60_000),
      used_at: null,
    })
    .execute();
  return password;
}

/** Uses one up; false when it is used or over already. */
export async function takeTemporaryPassword({ clock }: Pick<Deps, 'clock'>, tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('temporary_passwords')
    .set({ used_at: clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
