import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

const HOW_MANY = 10;
const HEX_DIGITS = 10;

const codeHash = ({ seal }: Pick<Deps, 'seal'>, userId: string, code: string): Buffer =>
  seal.hash(`recovery code of ${userId}`, code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** New codes for who has lost the other factors, in the place of earlier ones. They are shown once and kept as hashes. */
export async function giveRecoveryCodes(deps: Pick<Deps, 'seal'>, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => {
    const word = randomBytes(HEX_DIGITS / 2).toString('hex');
    return `${word.slice(0, 5)}-${word.slice(5)}`;
  });
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: codeHash(deps, userId, code), used_at: null })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false when it is none or used. */
export async function takeRecoveryCode(
  deps: Pick<Deps, 'seal' | 'clock'> & { readonly db: Db },
  userId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await deps.db
    .updateTable('recovery_codes')
    .set({ used_at: deps.clock.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash(deps, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
