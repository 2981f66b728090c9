import type { FilePurpose } from '@onegi/contract/file-purpose';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { AppError } from '../../http/app-error.ts';
import type { Seal } from '../../lib/seal.ts';
import type { FilesTables } from './tables.ts';

export type StoredFileRow = Selectable<FilesTables['stored_files']>;

/** A file, and whose it must be. */
export interface OwnedFile {
  readonly id: string;
  readonly ownerId: string;
}

/** What the bytes of a file are sealed for. */
export const bytesOwner = (id: string): string => `files/${id}`;
/** What its name and note are sealed for. */
export const rowOwner = (id: string): string => `stored_files/${id}`;

/** Bytes outlive their removal by so long: a backup that is being made still finds what its rows name. */
const DELETED_AFTER_MS = 60 * 60_000;
export const deleteAfter = (now: Date): Date => new Date(now.getTime() + DELETED_AFTER_MS);

/** The name under which it was uploaded. */
export function nameOfFile(seal: Seal, { id, file_name, file_name_sealed }: StoredFileRow): string {
  return file_name_sealed ? seal.open<string>(rowOwner(id), file_name_sealed) : (file_name ?? '');
}

const filesOf = (db: Db, { name }: FilePurpose, ownerId: string) =>
  db
    .selectFrom('stored_files')
    .modifyFront(prepared)
    .selectAll()
    .where('purpose', '=', name)
    .where('owner_id', '=', ownerId)
    .where('state', 'not in', ['arriving', 'removed']);

/** The files of an owner, in the order of their slots and of their upload. */
export const readFiles = (db: Db, purpose: FilePurpose, ownerId: string): Promise<StoredFileRow[]> =>
  filesOf(db, purpose, ownerId).orderBy('slot').orderBy('uploaded_at').orderBy('id').execute();

/**
 * A file of an owner whose files the caller may see: another's id is answered as one that is not there.
 * @throws AppError file.notFound
 */
export async function readFile(db: Db, purpose: FilePurpose, { id, ownerId }: OwnedFile): Promise<StoredFileRow> {
  const row = await filesOf(db, purpose, ownerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('file.notFound');
  return row;
}
