import { randomUUID } from 'node:crypto';
import { type Box, claimFormTypes, libraryTypes, newsTypes } from '@onegi/contract/fields/content';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Upload } from '../../http/take-upload.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { auditedFile } from './audited-content.ts';
import { describeEdited } from './describe-file.ts';

export const typesOf: Record<Box, readonly string[]> = {
  news: newsTypes,
  activities: newsTypes,
  prodlib: libraryTypes,
  claimforms: claimFormTypes,
};

/** Keeps an upload as a draft that shows from today once it is published, under its own name until it is given titles. */
export async function uploadFile(deps: Deps, actor: Actor, box: Box, { fileName, fileType, path }: Upload) {
  const { db, files, clock } = deps;
  const title = fileName.slice(0, fileName.lastIndexOf('.'));
  const fileKey = randomUUID();
  const now = clock.now();
  await files.putFile(fileKey, path);
  try {
    return await inTransaction(db, async (tx) => {
      const row = await tx
        .insertInto('content_files')
        .values({
          id: randomUUID(),
          box,
          state: 'draft',
          shown_on: clock.today(),
          title_en: title,
          title_zh: title,
          file_name: fileName,
          file_type: fileType,
          file_key: fileKey,
          created_by: actor.userId,
          changed_by: actor.userId,
          changed_at: now,
          state_changed_at: now,
          // Nobody lists a draft; publishing it is the change that counts.
          revision: 0,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(tx, 'file.uploaded', auditedFile(row));
      return describeEdited(row, { actor, now });
    });
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}
