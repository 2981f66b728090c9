import type { BodyOf } from '@onegi/contract/call';
import type { answerByLink as answerCall, InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { caseDocument } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Request } from '../../../../http/fastify.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import { takeUpload } from '../../../../http/take-upload.ts';
import { insurerByLink } from '../../../../ports/actor.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { storeArriving } from '../../../files/store-upload.ts';
import type { StoredFileRow } from '../../../files/stored-file.ts';
import { describeFile } from '../describe-file.ts';
import { giveAnswer } from '../offers/save-offer.ts';
import type { OfferRow } from '../offers/tables.ts';
import { type FoundLink, limitLink, lockLink, readLink, whyOver } from './find-link.ts';
import { describeInsurerCase, filesForInsurer, markOfCase } from './insurer-case.ts';
import { linkEvent } from './make-link.ts';

/** What one link may do in ten minutes: somebody who reads and types, not a program. */
const MOST_OPENED = 100;
const MOST_ANSWERS = 20;
const MOST_UPLOADS = 20;
const MOST_DOWNLOADS = 300;

/** @throws AppError insurerLink.* with why it opens the case no more */
function requireGood(found: FoundLink, now: Date): void {
  const over = whyOver(found, now);
  if (over) throw new AppError(over);
}

/** The same for what belongs to an answer: once its offer is accepted a link is for reading. */
function requireAnswerable(found: FoundLink, now: Date): void {
  requireGood(found, now);
  if (found.offer.state === 'accepted') throw new AppError('insurerLink.offerAccepted');
}

/**
 * The case behind a link. Every opening is counted and in the audit trail, also of one that is over.
 * @throws AppError insurerLink.notFound, insurerLink.* with what happened, request.rateLimited
 */
export async function openLink(deps: Deps, request: Request, token: string): Promise<InsurerCase> {
  await limitLink(deps, request, token, 'open', MOST_OPENED);
  const found = await readLink(deps.db, token);
  const now = deps.clock.now();
  const over = whyOver(found, now);
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('insurer_links')
      .set((eb) => ({
        opened_count: eb('opened_count', '+', 1),
        first_opened_at: eb.fn.coalesce('first_opened_at', eb.val(now)),
        last_opened_at: now,
      }))
      .where('id', '=', found.link.id)
      .execute();
    const state = over?.replace('insurerLink.', '') ?? 'live';
    await recordAudit(tx, 'insurerLink.opened', linkEvent(found, found.link.id, { state }));
  });
  if (over) throw new AppError(over);
  return describeInsurerCase(deps, deps.db, found, token);
}

/** That every upload of an answer came by a link of this insurer. @throws AppError file.notFound */
async function requireOwnUploads(
  tx: Tx,
  { id }: OfferRow,
  held: readonly StoredFileRow[],
  files: readonly { readonly uploadId: string }[],
): Promise<void> {
  const uploaded = await tx
    .selectFrom('stored_files')
    .select('id')
    .where('purpose', '=', caseDocument.name)
    .where('owner_id', '=', id)
    .where('state', '=', 'arriving')
    .execute();
  const own = new Set([...held, ...uploaded].map((file) => file.id));
  if (files.some(({ uploadId }) => !own.has(uploadId)))
    throw new AppError('file.notFound', {}, { fields: [{ field: 'files', message: 'errors.fileNotFound' }] });
}

/**
 * Takes an insurer's answer to the case as it was shown, over what it answered before.
 * @throws AppError insurerLink.*, request.invalid, file.notFound, request.rateLimited
 */
export async function answerLink(
  deps: Deps,
  request: Request,
  token: string,
  { caseShown, offerVersion, ...answer }: BodyOf<typeof answerCall>,
): Promise<InsurerCase> {
  await limitLink(deps, request, token, 'answer', MOST_ANSWERS);
  const by = { actor: insurerByLink, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const found = await lockLink(tx, token);
    requireAnswerable(found, by.now);
    const files = await filesForInsurer(deps, tx, found);
    const mark = await markOfCase(deps, tx, found.request, files);
    if (found.offer.version !== offerVersion || mark !== caseShown) throw new AppError('insurerLink.caseChanged');
    await requireOwnUploads(tx, found.offer, files, answer.files ?? []);
    const offer = await giveAnswer(deps, tx, found, { answer, version: offerVersion }, by);
    const state = { state: answer.answeredAs };
    await recordAudit(tx, 'insurerLink.answered', linkEvent(found, found.link.id, state));
    return rememberAnswer(tx, await describeInsurerCase(deps, tx, { ...found, offer }, token));
  });
}

/** Takes a file for an answer, before that is given. @throws AppError insurerLink.*, upload.*, server.busy, request.rateLimited */
export async function uploadByLink(deps: Deps, request: Request, token: string) {
  await limitLink(deps, request, token, 'upload', MOST_UPLOADS);
  const found = await readLink(deps.db, token);
  requireAnswerable(found, deps.clock.now());
  return takeUpload(request, caseDocument, async (upload) => {
    const file = await storeArriving(deps, caseDocument, upload, insurerByLink, found.offer.id);
    const { uploadId, fileNameOriginal, fileName, fileType, uploadedAt } = describeFile(deps.seal, file);
    return { uploadId, fileNameOriginal, fileName, fileType, uploadedAt };
  });
}

/** A file that a link's insurer may read while the link is good. @throws AppError insurerLink.*, file.notFound, request.rateLimited */
export async function fileByLink(deps: Deps, request: Request, token: string, id: string): Promise<StoredFileRow> {
  await limitLink(deps, request, token, 'file', MOST_DOWNLOADS);
  const found = await readLink(deps.db, token);
  requireGood(found, deps.clock.now());
  const file = (await filesForInsurer(deps, deps.db, found)).find((each) => each.id === id);
  if (!file) throw new AppError('file.notFound');
  return file;
}
