import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endingOf, type FilePurpose } from '@onegi/contract/file-purpose';
import type { Upload } from '../../../../apps/api/src/http/take-upload.ts';
import { uploadFolder } from '../../../../apps/api/src/http/upload-folder.ts';
import { keepFile } from '../../../../apps/api/src/modules/files/keep-file.ts';
import type { ReviewedPurpose } from '../../../../apps/api/src/modules/files/review-workflow.ts';
import { storeArriving } from '../../../../apps/api/src/modules/files/store-upload.ts';
import { deleteAfter, type StoredFileRow } from '../../../../apps/api/src/modules/files/stored-file.ts';
import type { StoredFileState } from '../../../../apps/api/src/modules/files/tables.ts';
import { type Actor, visitor } from '../../../../apps/api/src/ports/actor.ts';
import type { TestApp } from '../app.ts';

/** Documents that name people, sent by clients and looked at by officers. */
export const aDocument: ReviewedPurpose = {
  name: 'test-document',
  types: ['pdf', 'jpg'],
  maxBytes: 1024 ** 2,
  personal: true,
  review: {
    reviewer: { holder: 'officer', permission: 'requests.answer' },
    sender: { holder: 'client', permission: 'requests.write' },
  },
};

/** A file as it lies when it was received and looked into. */
export function anUpload({ deps }: TestApp, fileName: string, contents: string): Upload {
  const path = join(uploadFolder(deps.config), randomUUID());
  writeFileSync(path, contents);
  const sha256 = createHash('sha256').update(contents).digest();
  return { fileName, fileType: endingOf(fileName), bytes: Buffer.byteLength(contents), sha256, path, texts: {} };
}

/** A file that has arrived and that nobody owns yet. */
export const anArrivedFile = (
  shop: TestApp,
  purpose: FilePurpose,
  { actor = visitor, name = 'identity card.pdf', contents = '%PDF-1.7 A123456(3)' } = {},
): Promise<StoredFileRow> => storeArriving(shop.deps, purpose, anUpload(shop, name, contents), actor);

/** The same in the hands of its owner. */
export async function aKeptFile(
  shop: TestApp,
  purpose: FilePurpose,
  { actor = visitor, ownerId = randomUUID() as string, slot }: { actor?: Actor; ownerId?: string; slot?: string } = {},
): Promise<StoredFileRow> {
  const { id } = await anArrivedFile(shop, purpose, { actor });
  const by = { actor, now: shop.clock.now() };
  const place = { ownerId, ...(slot === undefined ? {} : { slot }) };
  return shop.deps.db.transaction().execute((tx) => keepFile(tx, purpose, id, place, by));
}

/** The id of a file of a purpose in some state. */
export async function aStoredFile({ deps, clock }: TestApp, purpose: string, state: string): Promise<string> {
  const row = {
    id: randomUUID(),
    purpose,
    state: state as StoredFileState,
    owner_id: randomUUID(),
    file_type: 'pdf',
    file_name: 'a file.pdf',
    uploaded_at: clock.now(),
    delete_after: state === 'removed' ? deleteAfter(clock.now()) : null,
  };
  await deps.db.insertInto('stored_files').values(row).execute();
  return row.id;
}
