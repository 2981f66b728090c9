import type { Role } from '@onegi/contract/roles';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

export type SecondFactor = 'totp' | 'passkey' | 'recovery';

export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await db.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute();
  return rows.map(({ role }) => role);
}

/** Whether one of the roles must prove itself twice; administrators of real data must, whatever the setting says. */
export function needsSecondFactor(
  { config, settings }: { readonly config: Pick<Deps['config'], 'demo'>; readonly settings: Deps['settings'] },
  roles: readonly Role[],
): boolean {
  if (!config.demo && roles.includes('administrator')) return true;
  return settings.current().SECOND_FACTOR_ROLES.some((needing) => roles.includes(needing));
}

/** With what a user can prove themselves besides the password; recovery codes count beside another factor alone. */
export async function factorsOf(db: Db, userId: string): Promise<SecondFactor[]> {
  const { totp, passkeys, codes } = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('totp_secrets')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        )
        .as('totp'),
      eb.exists(eb.selectFrom('passkeys').select('id').where('user_id', '=', userId)).as('passkeys'),
      eb
        .exists(
          eb.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId).where('used_at', 'is', null),
        )
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  const factors: SecondFactor[] = [];
  if (totp) factors.push('totp');
  if (passkeys) factors.push('passkey');
  if (factors.length > 0 && codes) factors.push('recovery');
  return factors;
}
