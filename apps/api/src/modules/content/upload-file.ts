import { randomUUID } from 'node:crypto';
import { type Box, boxFiles } from '@onegi/contract/fields/content';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keepFile } from '../files/keep-file.ts';
import { storeUpload } from '../files/store-upload.ts';
import { nameOfFile } from '../files/stored-file.ts';
import { auditedFile } from './audited-content.ts';
import { describeEdited } from './describe-file.ts';

/** Keeps an upload as a draft that shows from today once it has titles and is published. */
export function uploadFile(deps: Deps, request: Request, box: Box) {
  const { clock, seal } = deps;
  const { actor } = request;
  const by = { actor, now: clock.now() };
  return storeUpload(deps, request, boxFiles[box], async (tx, file) => {
    const fileName = nameOfFile(seal, file);
    // The table wants titles, and processes of the release before take these for such; `titled` says that they are none.
    const title = fileName.slice(0, fileName.lastIndexOf('.'));
    const row = await tx
      .insertInto('content_files')
      .values({
        id: randomUUID(),
        box,
        state: 'draft',
        shown_on: clock.today(),
        title_en: title,
        title_zh: title,
        titled: false,
        file_name: fileName,
        file_type: file.file_type,
        file_key: file.id,
        created_by: actor.userId,
        changed_by: actor.userId,
        changed_at: by.now,
        state_changed_at: by.now,
        // Nobody lists a draft; publishing it is the change that counts.
        revision: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepFile(tx, boxFiles[box], file.id, { ownerId: row.id }, by);
    await recordAudit(tx, 'file.uploaded', auditedFile(row));
    return describeEdited(row, by);
  });
}
