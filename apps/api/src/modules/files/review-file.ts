import type { Tx } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { act } from '../workflow/act.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { type ReviewedPurpose, type ReviewState, reviewOf } from './review-workflow.ts';
import { nameOfFile, type OwnedFile, readFile, rowOwner, type StoredFileRow } from './stored-file.ts';

/** Nobody is shown one that was removed. */
type ShownState = Exclude<ReviewState, 'removed'>;

/** What a reviewer finds: that it will do, or what has to be corrected. */
export type Finding = { readonly action: 'accept' } | { readonly action: 'askCorrection'; readonly note: string };

/**
 * Accepts a file of an owner, or asks for a better one.
 * @throws AppError file.notFound, document.closed, permission.denied
 */
export async function reviewFile(
  tx: Tx,
  seal: Seal,
  purpose: ReviewedPurpose,
  wanted: OwnedFile,
  finding: Finding,
  by: Circumstances,
): Promise<StoredFileRow> {
  const { id } = await readFile(tx, purpose, wanted);
  const { action } = finding;
  const change = finding.action === 'accept' ? {} : { note_sealed: seal.seal(rowOwner(id), finding.note) };
  return act(tx, reviewOf(purpose), { ...by, id, action, change });
}

/** A file that is reviewed, as its sender and its reviewer see it. */
export function describeReviewed(seal: Seal, purpose: ReviewedPurpose, row: StoredFileRow, by: Circumstances) {
  const described = describeCase(reviewOf(purpose), row, by);
  return {
    id: row.id,
    slot: row.slot,
    fileName: nameOfFile(seal, row),
    fileType: row.file_type,
    bytes: row.bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    state: row.state as ShownState,
    note: row.note_sealed && seal.open<string>(rowOwner(row.id), row.note_sealed),
    ...described,
    // Nobody discards or opens a file again: what it belongs to does.
    allowedActions: described.allowedActions.filter((action) => action !== 'discard' && action !== 'reopen'),
  };
}
