import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';

/**
 * A consultant code may be shared, but not by a slip: who shares one sees everything that is sold under it. So it is asked
 * first, with the names of those who have it.
 * @param accepted the question was answered with yes
 * @throws AppError user.codesShared on the field of the codes
 */
export async function requireOwnCodes(
  tx: Tx,
  {
    userId,
    consultantCodes,
    accepted,
  }: { userId: string | null; consultantCodes: readonly string[]; accepted: boolean },
): Promise<void> {
  if (accepted || consultantCodes.length === 0) return;
  const mine = userId
    ? await tx.selectFrom('user_consultant_codes').select('consultant_code').where('user_id', '=', userId).execute()
    : [];
  const had = new Set(mine.map(({ consultant_code }) => consultant_code));
  const given = consultantCodes.filter((code) => !had.has(code));
  if (given.length === 0) return;
  const holders = await tx
    .selectFrom('user_consultant_codes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.consultant_code', 'u.name_en'])
    .where('c.consultant_code', 'in', given)
    .orderBy('c.consultant_code')
    .orderBy('u.name_en')
    .execute();
  if (holders.length === 0) return;
  const codes = [...new Set(holders.map(({ consultant_code }) => consultant_code))].join(', ');
  const names = [...new Set(holders.map(({ name_en }) => name_en))].join(', ');
  throw new AppError('user.codesShared', { codes, names });
}
