import { caseDocument } from '@onegi/contract/fields/commercial';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { mayOn } from '../../../policies/documents/policy-of.ts';
import type { RequestRow } from '../../tables.ts';
import { slotsOf } from '../offers/read-offers.ts';
import type { OfferRow } from '../offers/tables.ts';

/** Whose the documents of a case are: its own, and its policy's once it has one. */
export const filesOwner = ({ id, policy_id }: Pick<RequestRow, 'id' | 'policy_id'>): string => policy_id ?? id;

/**
 * Makes the documents of a case and of its accepted offer those of its policy; what other insurers sent stays with the case.
 * Whoever calls holds the case's row locked.
 * @param counted the slots of the case's documents that count
 */
export async function movePolicyFiles(
  tx: Tx,
  request: Pick<RequestRow, 'id'>,
  offer: OfferRow,
  policyId: string,
  counted: readonly string[],
): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ owner_id: policyId })
    .where('purpose', '=', caseDocument.name)
    .where('owner_id', '=', request.id)
    .where('state', '=', 'kept')
    .where(sql<SqlBool>`(slot = any(${counted}::text[]) or slot like ${`${slotsOf(offer)}%`})`)
    .execute();
}

/**
 * Whether files are a policy's; who may read them is who may read cases and sees the policy, under whose code it is now.
 * @throws AppError file.notFound for another consultant's
 */
export async function isOfPolicy(deps: Pick<Deps, 'db' | 'audit'>, actor: Actor, ownerId: string): Promise<boolean> {
  const policy = await deps.db
    .selectFrom('policies')
    .select(['consultant_code', 'second_consultant_code'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (!policy) return false;
  if (!mayOn(actor, 'commercial.read', policy)) {
    deps.audit.refusedObject('commercial.read', ownerId);
    throw new AppError('file.notFound');
  }
  return true;
}
