import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

const PERIOD_SECONDS = 30;
const STEPS_ASIDE = 1;

/** What authenticator apps expect: SHA-1, six digits, half a minute. */
export function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'OneGI',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** Whether this is the code of now, give or take half a minute, and newer than the last one used: each is good once. */
export async function checkTotp(
  { db, seal, clock }: Pick<Deps, 'seal' | 'clock'> & { readonly db: Db },
  userId: string,
  code: string,
  which: 'confirmed' | 'new',
): Promise<boolean> {
  const row = await db
    .selectFrom('totp_secrets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', which === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  const secret = seal.open<string>(`totp_secrets/${userId}`, row.secret_sealed);
  const now = clock.now().getTime();
  const aside = totpOf(secret, userId).validate({ token: code, timestamp: now, window: STEPS_ASIDE });
  if (aside === null) return false;
  const counter = Math.floor(now / 1000 / PERIOD_SECONDS) + aside;
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_counter: counter })
    .where('user_id', '=', userId)
    .where('last_counter', '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
