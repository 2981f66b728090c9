import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { reviewOf } from '../../files/review-workflow.ts';
import { readFiles } from '../../files/stored-file.ts';
import type { StoredFileState } from '../../files/tables.ts';
import { act } from '../../workflow/act.ts';
import type { AskedEndorsement } from './asked-endorsement.ts';
import { filesOf } from './describe-rows.ts';
import type { PolicyRow } from './policy-of.ts';
import { endorsementGroup, REQUEST_ROW, slotOf, slotPrefix } from './wanted-rows.ts';

/** A document that has to be corrected is none yet. */
const PRESENT: ReadonlySet<StoredFileState | undefined> = new Set(['waiting', 'accepted'] as const);

/**
 * Refuses an endorsement whose required documents are not there. Whoever calls holds the policy locked, so that none is taken
 * away meanwhile.
 * @throws AppError upload.missing naming the rows
 */
export async function requireDocuments(db: Db, policy: PolicyRow, endorsement: AskedEndorsement): Promise<void> {
  const group = endorsementGroup(policy, endorsement);
  const required = group.rows.filter((row) => row.required);
  if (required.length === 0) return;
  const files = await filesOf(db, group);
  const fields = required
    .filter((row) => !PRESENT.has(files.get(slotOf(group, row))?.state))
    .map(({ rowNumber }) => ({ field: `documents.${rowNumber}`, message: 'errors.uploadMissing' }));
  if (fields.length > 0) throw new AppError('upload.missing', {}, { fields });
}

/**
 * Opens the signed request of an endorsement for review again, if it was accepted: it is of other terms than there are now, and
 * what was accepted is not replaced. Whoever calls holds the policy locked.
 */
export async function reopenRequest(
  tx: Tx,
  { policyId: ownerId, endorsementNo }: { readonly policyId: string; readonly endorsementNo: string },
  now: Date,
): Promise<void> {
  const slot = `${slotPrefix(endorsementNo)}${REQUEST_ROW}`;
  const held = (await readFiles(tx, endorsementDocument, ownerId)).find((file) => file.slot === slot);
  if (held?.state !== 'accepted') return;
  await act(tx, reviewOf(endorsementDocument), { id: held.id, action: 'reopen', actor: 'system', now });
}
