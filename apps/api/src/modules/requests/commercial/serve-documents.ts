import type { BodyOf, QueryOf } from '@onegi/contract/call';
import type { CaseDocumentRow } from '@onegi/contract/calls/requests/commercial/case-shapes';
import {
  type deleteDocument as deleteCall,
  type updateDocument as updateCall,
  uploadTempDocument,
} from '@onegi/contract/calls/requests/commercial/documents';
import { caseDocument } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, answerAs } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { InvalidRequest } from '../../../http/invalid-request.ts';
import { failuresOf } from '../../../http/issues.ts';
import { requireSignedIn, type SignedInUser } from '../../../http/signed-in.ts';
import { takeUpload } from '../../../http/take-upload.ts';
import type { Actor } from '../../../ports/actor.ts';
import { giveUpUpload } from '../../files/keep-file.ts';
import { limitUploads } from '../../files/limit-uploads.ts';
import { storeArriving } from '../../files/store-upload.ts';
import type { StoredFileRow } from '../../files/stored-file.ts';
import { requireAction } from '../../workflow/act.ts';
import type { RequestRow } from '../tables.ts';
import { dropDocument, keepDocuments } from './case-documents.ts';
import { formOf } from './case-form.ts';
import { readCase } from './case-row.ts';
import { caseWorkflow } from './case-workflow.ts';
import { describeCaseDetail } from './describe-case-detail.ts';
import { describeFile } from './describe-file.ts';
import { filledInOf, formColumn } from './filled-in.ts';
import { isOfPolicy } from './issue/policy-files.ts';
import { openedOf } from './pending-case.ts';

/**
 * Takes an upload for a row of a case, before the row is saved.
 * @throws AppError upload.*, server.busy, request.rateLimited, quoteRequest.notFound for a case that is not the caller's
 */
export async function takeUploadOf(deps: Deps, request: Request) {
  const actor = requireSignedIn(request.actor);
  await limitUploads(deps.db, actor.userId);
  return takeUpload(request, caseDocument, async (upload) => {
    const sent = uploadTempDocument.body.codec.safeParse(upload.texts);
    if (!sent.success) throw new InvalidRequest(failuresOf(sent.error));
    const number = sent.data.uploadCase;
    if (number) await readCase(deps, deps.db, actor, 'commercial.write', { number });
    const file = await storeArriving(deps, caseDocument, upload, actor);
    const { uploadId, fileNameOriginal, fileName, fileType, uploadedAt } = describeFile(deps.seal, file);
    return { uploadId, fileNameOriginal, fileName, fileType, uploadedAt };
  });
}

interface Answer {
  documents: CaseDocumentRow[];
}

async function documentsNow(deps: Deps, tx: Tx, row: RequestRow, actor: Actor): Promise<Answer> {
  return { documents: (await describeCaseDetail(deps, tx, row, actor)).documents };
}

/** What documents in free rows are is kept with the form. */
async function describeRow(deps: Deps, tx: Tx, row: RequestRow, order: number, description: string): Promise<void> {
  const filledIn = filledInOf(deps, row);
  const descriptions = { ...filledIn.descriptions, [order]: description };
  const form_sealed = formColumn(deps, row.id, { ...filledIn, descriptions });
  await tx.updateTable('quote_requests').set({ form_sealed }).where('id', '=', row.id).execute();
}

/**
 * Saves one row of documents. It is no new version of the form: who is filling that in goes on.
 * @throws AppError quoteRequest.notFound, file.notFound, request.invalid, case.*
 */
export async function updateDocument(
  deps: Deps,
  actor: SignedInUser,
  { caseNumber, ...document }: BodyOf<typeof updateCall>,
): Promise<Answer> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'commercial.write', { number: caseNumber }, { isLocked: true });
    requireAction(caseWorkflow, row, { ...by, action: 'save' });
    const form = formOf(deps.catalogue.current(), row);
    await keepDocuments(tx, row, form, [document], openedOf(deps, row, form), by);
    const { order, name } = document;
    const isDescribed = form.documents.some((each) => each.order === order && each.canDescribe);
    if (isDescribed && name !== undefined) await describeRow(deps, tx, row, order, name);
    return documentsNow(deps, tx, row, actor);
  });
}

const storedFile = (tx: Tx | Deps['db'], id: string): Promise<StoredFileRow | undefined> =>
  tx
    .selectFrom('stored_files')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', caseDocument.name)
    .where('state', '=', 'kept')
    .executeTakeFirst();

/** The case that a file is of. @throws AppError file.notFound, also for another consultant's */
async function caseOfFile(
  deps: Deps,
  db: Tx | Deps['db'],
  actor: Actor,
  permission: 'commercial.read' | 'commercial.write',
  file: StoredFileRow | undefined,
): Promise<{ readonly row: RequestRow; readonly file: StoredFileRow }> {
  if (!file?.owner_id) throw new AppError('file.notFound');
  const isLocked = permission === 'commercial.write';
  const row = await readCase(deps, db, actor, permission, { fileOwner: file.owner_id }, { isLocked }).catch(
    answerAs('quoteRequest.notFound', 'file.notFound'),
  );
  return { row, file };
}

/**
 * Takes a document out of its row, or gives up an upload that no row holds yet.
 * @throws AppError file.notFound, request.invalid, case.*
 */
export async function deleteDocument(
  deps: Deps,
  actor: SignedInUser,
  { removedId, isDescribed }: QueryOf<typeof deleteCall>,
): Promise<Answer> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    if (await giveUpUpload(tx, caseDocument, removedId, by)) return { documents: [] };
    const { row, file } = await caseOfFile(deps, tx, actor, 'commercial.write', await storedFile(tx, removedId));
    requireAction(caseWorkflow, row, { ...by, action: 'save' });
    const order = Number(file.slot);
    if (!openedOf(deps, row, formOf(deps.catalogue.current(), row)).document(order)) throw new AppError('case.notOpen');
    await dropDocument(tx, file, by);
    if (isDescribed) await describeRow(deps, tx, row, order, '');
    return documentsNow(deps, tx, row, actor);
  });
}

/** A document of a case, or of the policy that it became, that the caller may see. @throws AppError file.notFound */
export async function readDocument(deps: Deps, actor: Actor, id: string): Promise<StoredFileRow> {
  const file = await storedFile(deps.db, id);
  if (file?.owner_id && (await isOfPolicy(deps, actor, file.owner_id))) return file;
  return (await caseOfFile(deps, deps.db, actor, 'commercial.read', file)).file;
}
