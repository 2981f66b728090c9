import type { Scope } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import { codesOfUnit } from '../accounts/users/consultants.ts';

/** Whose policies are asked for. */
export interface SellerFilter {
  readonly consultantCode?: string | undefined;
  readonly unit?: string | undefined;
}

/**
 * The consultant codes whose policies may be seen and are asked for. A code or a unit that is not the actor's to see answers
 * as one that does not exist: with nothing.
 * @param scope own: the actor's codes alone
 * @returns null: everybody's, and what clients bought alone
 */
export async function codesSeen(
  db: Db,
  { consultantCodes }: Pick<Actor, 'consultantCodes'>,
  scope: Scope,
  { consultantCode, unit }: SellerFilter,
): Promise<readonly string[] | null> {
  const narrowings = [
    ...(scope === 'own' ? [consultantCodes] : []),
    ...(consultantCode ? [[consultantCode]] : []),
    ...(unit ? [await codesOfUnit(db, unit)] : []),
  ];
  const [first, ...others] = narrowings;
  return first ? first.filter((code) => others.every((codes) => codes.includes(code))) : null;
}
