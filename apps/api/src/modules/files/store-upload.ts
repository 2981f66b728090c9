import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FilePurpose } from '@onegi/contract/file-purpose';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { takeUpload, type Upload } from '../../http/take-upload.ts';
import { sealedWith } from '../../lib/seal.ts';
import type { Actor } from '../../ports/actor.ts';
import { bytesOwner, deleteAfter, rowOwner, type StoredFileRow } from './stored-file.ts';

type StoreDeps = Pick<Deps, 'db' | 'files' | 'seal' | 'clock'>;

/**
 * Stores an upload that nobody owns yet: first a row that says so, then the bytes. Whatever ends the process in between,
 * the row is there to remove them by.
 * @param forOwner whom alone it may become a file for, where no user has uploaded it
 */
export async function storeArriving(
  { db, files, seal, clock }: StoreDeps,
  purpose: FilePurpose,
  { fileName, fileType, bytes, sha256, path }: Upload,
  { userId }: Actor,
  forOwner: string | null = null,
): Promise<StoredFileRow> {
  const id = randomUUID();
  const now = clock.now();
  const sealed = purpose.personal ? seal.sealBytes(bytesOwner(id), await readFile(path)) : null;
  const row = await db
    .insertInto('stored_files')
    .values({
      id,
      purpose: purpose.name,
      state: 'arriving',
      owner_id: forOwner,
      file_type: fileType,
      ...(sealed ? { file_name_sealed: seal.seal(rowOwner(id), fileName) } : { file_name: fileName }),
      bytes,
      sha256,
      sealed_with: sealed && sealedWith(sealed),
      uploaded_by: userId,
      uploaded_at: now,
      delete_after: deleteAfter(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await (sealed ? files.put(id, sealed) : files.putFile(id, path));
  return row;
}

/**
 * Takes the one file of a request and stores it, then runs what makes it its owner's: `keepFile`, in one transaction with
 * the owner's rows. Nothing is removed when that fails: a commit whose answer was lost may have kept the file.
 * @throws AppError upload.*, server.busy, what `attach` throws
 */
export function storeUpload<T>(
  deps: StoreDeps,
  request: Request,
  purpose: FilePurpose,
  attach: (tx: Tx, file: StoredFileRow) => Promise<T>,
): Promise<T> {
  return takeUpload(request, purpose, async (upload) => {
    const file = await storeArriving(deps, purpose, upload, request.actor);
    return inTransaction(deps.db, (tx) => attach(tx, file));
  });
}
