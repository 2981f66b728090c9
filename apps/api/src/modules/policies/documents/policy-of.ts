import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import type { PoliciesTables } from '../tables.ts';

export type PolicyRow = Selectable<PoliciesTables['policies']>;
export type NoteRow = Selectable<PoliciesTables['debit_credit_notes']>;

/** Under whose codes a policy is. */
type CodesOfPolicy = Pick<PolicyRow, 'consultant_code' | 'second_consultant_code'>;

/** What finds a policy: the number that people know, or its id. */
type Sought = { readonly transactionNumber: string } | { readonly id: string };

/** Whether the actor has a right on this policy: on all, or as the first or the second code is the actor's own. */
export function mayOn(actor: Actor, permission: Permission, policy: CodesOfPolicy): boolean {
  const scope = scopeOf(actor, permission);
  if (scope !== 'own') return scope === 'all';
  const codes = [policy.consultant_code, policy.second_consultant_code];
  return codes.some((code) => code !== null && actor.consultantCodes.includes(code));
}

/**
 * A policy that the caller has a right on; under its lock where its documents are going to be changed. That somebody asked
 * for another's is in the audit trail.
 * @throws AppError policy.notFound, also for another consultant's
 */
export async function readPolicy(
  { audit }: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  permission: Permission,
  sought: Sought,
  { isLocked = false } = {},
): Promise<PolicyRow> {
  const row = await db
    .selectFrom('policies')
    .selectAll()
    .$if('id' in sought, (of) => of.where('id', '=', (sought as { id: string }).id))
    .$if('transactionNumber' in sought, (of) =>
      of.where('transaction_number', '=', (sought as { transactionNumber: string }).transactionNumber),
    )
    .$if(isLocked, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('policy.notFound');
  if (!mayOn(actor, permission, row)) {
    audit.refusedObject(permission, row.id);
    throw new AppError('policy.notFound');
  }
  return row;
}

/** A note of an endorsement of a policy. @throws AppError policy.noteNotFound */
export async function readNote(
  db: Db,
  { id }: PolicyRow,
  { endorsementNo, noteNumber }: { readonly endorsementNo: string; readonly noteNumber: string },
): Promise<NoteRow> {
  const row = await db
    .selectFrom('debit_credit_notes')
    .selectAll()
    .where('policy_id', '=', id)
    .where('endorsement_no', '=', endorsementNo)
    .where('note_number', '=', noteNumber)
    .executeTakeFirst();
  if (!row) throw new AppError('policy.noteNotFound');
  return row;
}
