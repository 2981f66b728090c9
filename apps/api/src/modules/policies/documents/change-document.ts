import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { reviewPolicyDocument as reviewCall } from '@onegi/contract/calls/policies/documents';
import { settlementDocument } from '@onegi/contract/fields/policy-documents';
import type { Permission } from '@onegi/contract/permissions';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, answerAs } from '../../../http/app-error.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import type { Actor } from '../../../ports/actor.ts';
import { removeFile } from '../../files/keep-file.ts';
import { describeReviewed, reviewFile } from '../../files/review-file.ts';
import type { ReviewedPurpose } from '../../files/review-workflow.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';
import { documentPurposes, idInName } from './document-names.ts';
import { readPolicy } from './policy-of.ts';

/** The policy that a file is of: its owner, or the one whose note that is. */
async function policyIdOf(db: Db, { purpose, owner_id }: StoredFileRow): Promise<string | null> {
  if (purpose !== settlementDocument.name || owner_id === null) return owner_id;
  const note = await db
    .selectFrom('debit_credit_notes')
    .select('policy_id')
    .where('id', '=', owner_id)
    .executeTakeFirst();
  return note?.policy_id ?? null;
}

interface FoundDocument {
  readonly file: StoredFileRow;
  readonly purpose: ReviewedPurpose;
  readonly ownerId: string;
}

/**
 * A document by its id, of a policy that the caller has a right on; one that was removed a while ago is still found.
 * @throws AppError file.notFound, also for a document of another's policy
 */
async function findDocument(
  deps: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  permission: Permission,
  id: string,
  { isLocked = false } = {},
): Promise<FoundDocument> {
  const file = await db.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst();
  const purpose = documentPurposes.find(({ name }) => name === file?.purpose);
  const policyId = file && purpose ? await policyIdOf(db, file) : null;
  if (!file?.owner_id || !purpose || !policyId) throw new AppError('file.notFound');
  await readPolicy(deps, db, actor, permission, { id: policyId }, { isLocked }).catch(
    answerAs('policy.notFound', 'file.notFound'),
  );
  // Under the policy's lock nobody takes it out of its row any more.
  const now = isLocked ? await db.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst() : file;
  if (!now) throw new AppError('file.notFound');
  return { file: now, purpose, ownerId: file.owner_id };
}

/** The same to be changed: who looked at one that is gone from its row is told. @throws AppError policyDocument.changed */
async function lockDocument(deps: Deps, tx: Db, actor: Actor, permission: Permission, id: string) {
  const found = await findDocument(deps, tx, actor, permission, id, { isLocked: true });
  if (found.file.state === 'removed') throw new AppError('policyDocument.changed');
  return found;
}

/** A document by what down-file calls it; null for a name of something else. @throws AppError file.notFound */
export async function documentOfName(deps: Pick<Deps, 'audit' | 'db'>, actor: Actor, name: string) {
  const id = idInName(name);
  if (id === undefined) return null;
  const { file } = await findDocument(deps, deps.db, actor, 'policyDocuments.read', id);
  if (file.state === 'removed') throw new AppError('file.notFound');
  return file;
}

/** Takes a document out of its row. @throws AppError file.notFound, policyDocument.changed, document.closed */
export async function deleteDocument(deps: Deps, actor: SignedInUser, documentId: string) {
  const by = { actor, now: deps.clock.now() };
  await inTransaction(deps.db, async (tx) => {
    const { purpose, ownerId } = await lockDocument(deps, tx, actor, 'policyDocuments.write', documentId);
    await removeFile(tx, purpose, { id: documentId, ownerId }, by);
  });
  return { documentId };
}

/** Accepts a document, or says what has to be corrected. @throws AppError file.notFound, policyDocument.changed, document.closed */
export async function reviewDocument(
  deps: Deps,
  actor: SignedInUser,
  { documentId, status, note = '' }: BodyOf<typeof reviewCall>,
): Promise<AnswerOf<typeof reviewCall>> {
  const by = { actor, now: deps.clock.now() };
  const finding =
    status === 'accepted' ? ({ action: 'accept' } as const) : ({ action: 'askCorrection', note } as const);
  return inTransaction(deps.db, async (tx) => {
    const { purpose, ownerId } = await lockDocument(deps, tx, actor, 'policyDocuments.review', documentId);
    const row = await reviewFile(tx, deps.seal, purpose, { id: documentId, ownerId }, finding, by);
    const described = describeReviewed(deps.seal, purpose, row, by);
    return { documentId, status: described.state, note: described.note };
  });
}
