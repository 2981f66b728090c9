import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import { type motorFiles, type reviewMotorFile, uploadMotorFile } from '@onegi/contract/calls/motor/files';
import { liveMotorStates, MOST_MOTOR_FILES, motorDocument } from '@onegi/contract/fields/motor';
import { MADE_BY_PORTAL, sendDocuments } from '@onegi/contract/motor/document-rules';
import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, answerAs } from '../../http/app-error.ts';
import type { Request } from '../../http/fastify.ts';
import { InvalidRequest } from '../../http/invalid-request.ts';
import { failuresOf } from '../../http/issues.ts';
import { requireSignedIn, type SignedInUser } from '../../http/signed-in.ts';
import { takeUpload, type Upload } from '../../http/take-upload.ts';
import type { Actor } from '../../ports/actor.ts';
import { keepFile, removeFile } from '../files/keep-file.ts';
import { limitUploads } from '../files/limit-uploads.ts';
import { reviewFile } from '../files/review-file.ts';
import { storeArriving } from '../files/store-upload.ts';
import { readFile, type StoredFileRow } from '../files/stored-file.ts';
import { requireAction } from '../workflow/act.ts';
import { refusal } from './assess-case.ts';
import { describeFiles, filesOfCase, missingTypes, slotOf, worksOnFiles } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { readMotorCase } from './case-row.ts';
import { recordFileEvent } from './file-events.ts';
import { motorWorkflow } from './motor-workflow.ts';
import type { MotorCaseRow } from './tables.ts';
import { awaitThumbnail } from './thumbnails/thumbnail-rows.ts';

type Answer = AnswerOf<typeof motorFiles>;

export async function answerOf(deps: Deps, db: Db, row: MotorCaseRow, actor: Actor): Promise<Answer> {
  const files = await filesOfCase(db, row);
  return {
    records: await describeFiles(deps, db, row, files, { actor, now: deps.clock.now() }),
    missingTypes: missingTypes(formOfCase(deps, row), row.status, files),
  };
}

/** The electronic file of a case. @throws AppError motorCase.notFound */
export async function readCaseFiles(deps: Deps, actor: Actor, quotationNumber: string): Promise<Answer> {
  const row = await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber);
  return answerOf(deps, deps.db, row, actor);
}

/**
 * Keeps a document in the file of a case that is under way.
 * @throws AppError motorCase.notFound, .wrongState, permission.denied, request.invalid
 */
export async function keepCaseFile(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber, fileType }: BodyOf<typeof uploadMotorFile>,
  upload: Upload,
): Promise<Answer> {
  if (fileType === MADE_BY_PORTAL) throw refusal([{ field: 'fileType', message: 'validation.choice' }]);
  const seen = await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber);
  if (!worksOnFiles(seen, actor)) throw new AppError('permission.denied');
  const arrived = await storeArriving(deps, motorDocument, upload, actor);
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.read', quotationNumber, { isLocked: true });
    if (!liveMotorStates.includes(row.status)) throw new AppError('motorCase.wrongState');
    const held = await filesOfCase(tx, row);
    if (held.length >= MOST_MOTOR_FILES) throw refusal([{ field: 'fileType', message: 'validation.tooMany' }]);
    const place = { ownerId: row.id, slot: slotOf(fileType, arrived.id) };
    const file = await keepFile(tx, motorDocument, arrived.id, place, { actor, now: deps.clock.now() });
    await awaitThumbnail(tx, file, deps.clock.now());
    await recordFileEvent(tx, 'motorCase.fileAdded', row, null, file);
    return answerOf(deps, tx, row, actor);
  });
}

/**
 * Takes a document out of a request into the file of a case.
 * @throws AppError permission.denied, upload.*, request.rateLimited, what keepCaseFile throws
 */
export async function takeCaseFile(deps: Deps, request: Request): Promise<Answer> {
  const actor = requireSignedIn(request.actor);
  if (!sendDocuments.some((permission) => scopeOf(actor, permission))) throw new AppError('permission.denied');
  await limitUploads(deps.db, actor.userId);
  return takeUpload(request, motorDocument, async (upload) => {
    const sent = uploadMotorFile.body.codec.safeParse(upload.texts);
    if (!sent.success) throw new InvalidRequest(failuresOf(sent.error));
    return keepCaseFile(deps, actor, sent.data, upload);
  });
}

/** A file of a case that the caller may see, with the case; under its lock both are as nobody changes them. @throws AppError file.notFound */
export async function findFile(deps: Deps, db: Db, actor: Actor, permission: Permission, id: string, isLocked = false) {
  const file = await db
    .selectFrom('stored_files')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', motorDocument.name)
    .where('state', 'not in', ['arriving', 'removed'])
    .executeTakeFirst();
  if (!file?.owner_id) throw new AppError('file.notFound');
  const row = await readMotorCase(deps, db, actor, permission, { id: file.owner_id }, { isLocked }).catch(
    answerAs('motorCase.notFound', 'file.notFound'),
  );
  // Whoever held the lock before may have sorted or removed it.
  return { file: isLocked ? await readFile(db, motorDocument, { id, ownerId: row.id }) : file, row };
}

export const readCaseFile = async (deps: Deps, actor: Actor, id: string): Promise<StoredFileRow> =>
  (await findFile(deps, deps.db, actor, 'motor.read', id)).file;

/** Takes a document out of a case that can still be keyed. @throws AppError file.notFound, motorCase.wrongState */
export async function removeCaseFile(deps: Deps, actor: Actor, id: string): Promise<Answer> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const { file, row } = await findFile(deps, tx, actor, 'motor.write', id, true);
    requireAction(motorWorkflow, row, { ...by, action: 'save' });
    await removeFile(tx, motorDocument, { id: file.id, ownerId: row.id }, by);
    await recordFileEvent(tx, 'motorCase.fileRemoved', row, file, null);
    return answerOf(deps, tx, row, actor);
  });
}

/**
 * Accepts a document of a case that the auditor has to compare, or says what has to be corrected.
 * @throws AppError file.notFound, document.closed, motorCase.wrongState
 */
export async function reviewCaseFile(
  deps: Deps,
  actor: SignedInUser,
  id: string,
  { reviewedAs, reviewNote = '' }: BodyOf<typeof reviewMotorFile>,
): Promise<Answer> {
  const by = { actor, now: deps.clock.now() };
  const finding =
    reviewedAs === 'accepted'
      ? ({ action: 'accept' } as const)
      : ({ action: 'askCorrection', note: reviewNote } as const);
  return inTransaction(deps.db, async (tx) => {
    const { row } = await findFile(deps, tx, actor, 'motor.audit', id, true);
    if (row.status !== 'generated') throw new AppError('motorCase.wrongState');
    await reviewFile(tx, deps.seal, motorDocument, { id, ownerId: row.id }, finding, by);
    return answerOf(deps, tx, row, actor);
  });
}
