import type { FilePurpose } from '@onegi/contract/file-purpose';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../workflow/act.ts';
import { isReviewed, type ReviewedPurpose, reviewOf } from './review-workflow.ts';
import { deleteAfter, type OwnedFile, readFile, readFiles, type StoredFileRow } from './stored-file.ts';

interface By {
  readonly actor: Actor;
  readonly now: Date;
}

/** Whose file it becomes, and which of that owner's: a slot holds one, and a new one takes the place of the old. */
interface Place {
  readonly ownerId: string;
  readonly slot?: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Makes a file that has arrived its owner's, in the transaction that writes down what it is for; one that is reviewed waits
 * for that. Who gives a slot holds the owner's row locked.
 * @param id of a file that this actor has uploaded
 * @throws AppError file.notFound, document.closed when the slot holds an accepted one, permission.denied
 */
export async function keepFile(
  tx: Tx,
  purpose: FilePurpose,
  id: string,
  { ownerId, slot }: Place,
  { actor, now }: By,
): Promise<StoredFileRow> {
  if (!UUID.test(id)) throw new AppError('file.notFound');
  if (slot !== undefined) {
    const held = await tx
      .selectFrom('stored_files')
      .select('id')
      .where('purpose', '=', purpose.name)
      .where('owner_id', '=', ownerId)
      .where('slot', '=', slot)
      .where('state', '<>', 'removed')
      .executeTakeFirst();
    if (held) await removeFile(tx, purpose, { id: held.id, ownerId }, { actor, now });
  }
  const state = isReviewed(purpose) ? 'waiting' : 'kept';
  const row = await tx
    .updateTable('stored_files')
    .set({ state, state_changed_at: now, owner_id: ownerId, slot: slot ?? null, delete_after: null })
    .where('id', '=', id)
    .where('purpose', '=', purpose.name)
    .where('state', '=', 'arriving')
    .where('uploaded_by', 'is not distinct from', actor.userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('file.notFound');
  if (isReviewed(purpose)) await recordAudit(tx, 'document.uploaded', reviewOf(purpose).audited(row));
  return row;
}

/**
 * Removes a file of an owner in the owner's transaction; bytes and row go later (delete-files.ts).
 * @throws AppError file.notFound; of a file that is reviewed document.closed, permission.denied
 */
export async function removeFile(
  tx: Tx,
  purpose: FilePurpose,
  { id, ownerId }: OwnedFile,
  { actor, now }: By,
): Promise<void> {
  if (isReviewed(purpose)) {
    await readFile(tx, purpose, { id, ownerId });
    await act(tx, reviewOf(purpose), { id, action: 'remove', actor, now });
    return;
  }
  const removed = await tx
    .updateTable('stored_files')
    .set({ state: 'removed', state_changed_at: now, delete_after: deleteAfter(now) })
    .where('id', '=', id)
    .where('purpose', '=', purpose.name)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('file.notFound');
}

/**
 * Gives a file of an owner another slot, which no other holds, in the owner's transaction; what was accepted stays where it is.
 * @throws AppError file.notFound, document.closed
 */
export async function moveFile(
  tx: Tx,
  purpose: ReviewedPurpose,
  { id, ownerId }: OwnedFile,
  slot: string,
): Promise<void> {
  const { state } = await readFile(tx, purpose, { id, ownerId });
  if (state === 'accepted') throw new AppError('document.closed');
  await tx.updateTable('stored_files').set({ slot }).where('id', '=', id).execute();
}

/** Removes the files of an owner whose slots begin so, whoever has accepted them: what they belonged to is no more. */
export async function discardFiles(
  tx: Tx,
  purpose: ReviewedPurpose,
  { ownerId, prefix }: { readonly ownerId: string; readonly prefix: string },
  now: Date,
): Promise<void> {
  const files = await readFiles(tx, purpose, ownerId);
  for (const { id, slot } of files)
    if (slot?.startsWith(prefix)) await act(tx, reviewOf(purpose), { id, action: 'discard', actor: 'system', now });
}

/**
 * Gives up an upload that nobody keeps yet; bytes and row go later. @returns whether this actor had such an upload
 */
export async function giveUpUpload(tx: Tx, purpose: FilePurpose, id: string, { actor, now }: By): Promise<boolean> {
  const given = await tx
    .updateTable('stored_files')
    .set({ state: 'removed', state_changed_at: now, delete_after: deleteAfter(now) })
    .where('id', '=', id)
    .where('purpose', '=', purpose.name)
    .where('state', '=', 'arriving')
    .where('uploaded_by', '=', actor.userId)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}
