import type { BodyOf } from '@onegi/contract/call';
import type { PolicyDocuments, RowGiven } from '@onegi/contract/calls/policies/document-shapes';
import type { savePolicyDocuments as saveCall } from '@onegi/contract/calls/policies/documents';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { keepFile } from '../../files/keep-file.ts';
import { rowOwner, type StoredFileRow } from '../../files/stored-file.ts';
import { descriptionOf, filesOf } from './describe-rows.ts';
import { readPolicy } from './policy-of.ts';
import { describeDocuments, groupOfEndorsement } from './read-documents.ts';
import { policyGroup, type RowGroup, slotOf, type WantedRow } from './wanted-rows.ts';

const refusal = (index: number, field: keyof RowGiven, message: string) =>
  new AppError('request.invalid', {}, { fields: [{ field: `documents.${index}.${field}`, message }] });

/** Writes down what a document in a free row is. */
async function describe({ seal }: Pick<Deps, 'seal'>, tx: Tx, id: string, description: string): Promise<void> {
  const description_sealed = seal.seal(rowOwner(id), description);
  await tx.updateTable('stored_files').set({ description_sealed }).where('id', '=', id).execute();
}

/**
 * Takes an upload into a row, in the place of what that held when its sender read it. Whoever calls holds the policy locked.
 * @throws AppError policyDocument.changed when it holds another by now, document.closed when that was accepted, file.notFound
 */
export async function takeIntoRow(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  { group, row }: { readonly group: RowGroup; readonly row: WantedRow },
  uploadId: string,
  { held, seenId }: { readonly held: StoredFileRow | undefined; readonly seenId: string | undefined },
): Promise<StoredFileRow> {
  if (held?.id !== seenId) throw new AppError('policyDocument.changed');
  const place = { ownerId: group.ownerId, slot: slotOf(group, row) };
  return keepFile(tx, group.purpose, uploadId, place, { actor, now: deps.clock.now() });
}

/** Saves one row as it is sent. */
async function saveRow(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  place: { readonly group: RowGroup; readonly row: WantedRow },
  held: StoredFileRow | undefined,
  { description, uploadId, documentId: seenId }: RowGiven,
  index: number,
): Promise<void> {
  const isFree = place.row.name === null;
  const isNew = uploadId !== undefined && uploadId !== '' && uploadId !== held?.id;
  const was = held ? descriptionOf(deps.seal, held) : '';
  const says = description ?? was;
  // A description goes with its document: without one there is nothing that it could be of.
  if (isFree && (isNew || held) && says === '') throw refusal(index, 'description', 'validation.required');
  if (isNew) {
    const kept = await takeIntoRow(deps, tx, actor, place, uploadId, { held, seenId });
    if (isFree) await describe(deps, tx, kept.id, says);
  } else if (isFree && held && says !== was) {
    if (held.id !== (seenId ?? uploadId)) throw new AppError('policyDocument.changed');
    if (held.state === 'accepted') throw new AppError('document.closed');
    await describe(deps, tx, held.id, says);
  }
}

/**
 * Saves rows of a policy, or of one of its endorsements, all or none.
 * @throws AppError policy.notFound, endorsement.notFound, request.invalid, policyDocument.changed, document.closed, file.notFound
 */
export async function savePolicyDocuments(
  deps: Deps,
  actor: SignedInUser,
  { transactionNumber, endorsementNo, documents }: BodyOf<typeof saveCall>,
): Promise<PolicyDocuments> {
  return inTransaction(deps.db, async (tx) => {
    const sought = { transactionNumber };
    const policy = await readPolicy(deps, tx, actor, 'policyDocuments.write', sought, { isLocked: true });
    const ofEndorsement = await groupOfEndorsement(deps, tx, policy, endorsementNo);
    const group = ofEndorsement ?? policyGroup(policy);
    for (const [index, given] of documents.entries()) {
      const row = group.rows.find(({ rowNumber }) => rowNumber === given.rowNumber);
      if (!row) throw refusal(index, 'rowNumber', 'validation.choice');
      const held = (await filesOf(tx, group)).get(slotOf(group, row));
      await saveRow(deps, tx, actor, { group, row }, held, given, index);
    }
    return describeDocuments(deps, tx, actor, policy, ofEndorsement);
  });
}
