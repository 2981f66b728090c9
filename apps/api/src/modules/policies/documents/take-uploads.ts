import type { BodyOf, Call } from '@onegi/contract/call';
import { schemaOf } from '@onegi/contract/call';
import type { DocumentRow } from '@onegi/contract/calls/policies/document-shapes';
import {
  uploadEndorsementDocument,
  uploadPolicyDocument,
  uploadSettlementDocument,
} from '@onegi/contract/calls/policies/documents';
import { endorsementDocument, policyDocument, settlementDocument } from '@onegi/contract/fields/policy-documents';
import type { FilePurpose } from '@onegi/contract/file-purpose';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { InvalidRequest } from '../../../http/invalid-request.ts';
import { failuresOf } from '../../../http/issues.ts';
import { requireSignedIn, type SignedInUser } from '../../../http/signed-in.ts';
import { takeUpload, type Upload } from '../../../http/take-upload.ts';
import { limitUploads } from '../../files/limit-uploads.ts';
import { storeArriving } from '../../files/store-upload.ts';
import { nameOfFile } from '../../files/stored-file.ts';
import { describeGroup, filesOf, kindOfFile } from './describe-rows.ts';
import { readNote, readPolicy } from './policy-of.ts';
import { takeIntoRow } from './save-rows.ts';
import { settlementGroup, slotOf } from './wanted-rows.ts';

/** What stood before the file in its form. @throws InvalidRequest */
function textsOf<C extends Call>(call: C, { texts }: Upload): BodyOf<C> {
  const sent = schemaOf(call.body as never).safeParse(texts);
  if (!sent.success) throw new InvalidRequest(failuresOf(sent.error));
  return sent.data as BodyOf<C>;
}

/** Takes a file of a user, of whom there come only so many in a while. @throws AppError upload.*, server.busy, request.rateLimited */
async function take<T>(
  deps: Deps,
  request: Request,
  purpose: FilePurpose,
  keep: (upload: Upload, actor: SignedInUser) => Promise<T>,
): Promise<T> {
  const actor = requireSignedIn(request.actor);
  await limitUploads(deps.db, actor.userId);
  return takeUpload(request, purpose, (upload) => keep(upload, actor));
}

/** Stores an upload for a row of a policy that the caller may write to. */
async function storeForRow(
  deps: Deps,
  actor: SignedInUser,
  purpose: FilePurpose,
  upload: Upload,
  transactionNumber: string,
) {
  await readPolicy(deps, deps.db, actor, 'policyDocuments.write', { transactionNumber });
  const file = await storeArriving(deps, purpose, upload, actor);
  return {
    uploadId: file.id,
    fileName: nameOfFile(deps.seal, file),
    fileKind: kindOfFile(file.file_type) as 'image' | 'file',
    bytes: Number(file.bytes),
    uploadedAt: file.uploaded_at.toISOString(),
  };
}

/** Takes an upload for one of the ten rows of a policy, before the row is saved. @throws AppError policy.notFound, upload.* */
export const takePolicyUpload = (deps: Deps, request: Request) =>
  take(deps, request, policyDocument, (upload, actor) => {
    const { transactionNumber } = textsOf(uploadPolicyDocument, upload);
    return storeForRow(deps, actor, policyDocument, upload, transactionNumber);
  });

/** The same for a row of an endorsement. */
export const takeEndorsementUpload = (deps: Deps, request: Request) =>
  take(deps, request, endorsementDocument, (upload, actor) => {
    const { transactionNumber } = textsOf(uploadEndorsementDocument, upload);
    return storeForRow(deps, actor, endorsementDocument, upload, transactionNumber);
  });

/**
 * Takes a document of a settlement into its row.
 * @throws AppError policy.notFound, policy.noteNotFound, policyDocument.changed, document.closed, upload.*
 */
export const takeSettlementUpload = (deps: Deps, request: Request): Promise<{ documents: DocumentRow[] }> =>
  take(deps, request, settlementDocument, async (upload, actor) => {
    const { transactionNumber, rowNumber, documentId: seenId, ...ofNote } = textsOf(uploadSettlementDocument, upload);
    const sought = { transactionNumber };
    const policy = await readPolicy(deps, deps.db, actor, 'policyDocuments.write', sought);
    const group = settlementGroup(await readNote(deps.db, policy, ofNote));
    const row = group.rows.find((each) => each.rowNumber === rowNumber);
    if (!row)
      throw new AppError('request.invalid', {}, { fields: [{ field: 'rowNumber', message: 'validation.choice' }] });
    if (upload.bytes > row.docLimit * 1024 ** 2) throw new AppError('upload.tooBigForRow', { megabytes: row.docLimit });
    const file = await storeArriving(deps, settlementDocument, upload, actor);
    return inTransaction(deps.db, async (tx) => {
      await readPolicy(deps, tx, actor, 'policyDocuments.write', sought, { isLocked: true });
      const held = (await filesOf(tx, group)).get(slotOf(group, row));
      await takeIntoRow(deps, tx, actor, { group, row }, file.id, { held, seenId });
      return { documents: await describeGroup(deps, tx, group, { actor, policy }) };
    });
  });
