import type { EndorsementDraft } from '@onegi/contract/calls/policies/endorsements/shapes';
import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { discardFiles } from '../../files/keep-file.ts';
import { deleteMatter, readMatter } from '../../subject-matter/stored-matter.ts';
import { act, requireAction } from '../../workflow/act.ts';
import { changeOfDraft, mailClientChange } from '../client-links/mail-client-change.ts';
import { askedByDraft } from '../documents/asked-endorsement.ts';
import { requireDocuments } from '../documents/required-documents.ts';
import { slotPrefix } from '../documents/wanted-rows.ts';
import { describeDraft } from './describe-draft.ts';
import { changesOf, noticeOf, pricedColumns, readDraft, termsOf } from './draft-row.ts';
import { termsSealOwner } from './endorsement-terms.ts';
import { type DraftRow, endorsementWorkflow } from './endorsement-workflow.ts';
import { findPolicy, lockPolicy, nextNumber, readEndorsed } from './policy-terms.ts';
import { priceEndorsement } from './price-endorsement.ts';

/** A draft as the caller saw it. */
export interface SeenDraft {
  readonly draftId: string;
  readonly version: number;
}

/** What changes nothing is no endorsement. @throws AppError endorsement.nothingChanged */
async function requireChange(deps: Deps, tx: Tx, row: DraftRow): Promise<void> {
  if (row.kind !== 'EN' || changesOf(deps, row).lines.length > 0) return;
  const { version } = await readMatter(deps, tx, { kind: 'endorsement', id: row.id });
  if (version === 0) throw new AppError('endorsement.nothingChanged');
}

/**
 * Asks for approval. The premium is worked out anew, so that nothing is approved that the policy is not any more.
 * @throws AppError as priceEndorsement does; endorsement.notFound, .stale, .wrongState, .issued, .nothingChanged; upload.missing
 */
export async function submitDraft(
  deps: Deps,
  actor: SignedInUser,
  { draftId, version }: SeenDraft,
): Promise<EndorsementDraft> {
  return inTransaction(deps.db, async (tx) => {
    const by = { actor, now: deps.clock.now() };
    const found = await readDraft(tx, draftId);
    requireAction(endorsementWorkflow, found, { ...by, action: 'submit' });
    const policy = await lockPolicy(tx, found.policy_id);
    const endorsed = await readEndorsed(deps, tx, policy);
    const terms = { ...termsOf(deps, found), noticeOn: noticeOf(deps, found) };
    const priced = await priceEndorsement(deps, tx, endorsed, terms);
    const change = {
      ...pricedColumns(deps, draftId, terms, priced),
      endorsement_no: nextNumber(endorsed.endorsements),
      submitted_by: actor.userId,
      submitted_at: by.now,
      note_sealed: null,
      officer_limit_cents: deps.settings.current().ENDORSEMENT_LIMIT * 100,
    };
    await act(tx, endorsementWorkflow, { ...by, id: draftId, version, action: 'submit', change });
    const row = await readDraft(tx, draftId);
    await requireChange(deps, tx, row);
    await requireDocuments(tx, policy, await askedByDraft(deps, tx, row));
    return rememberAnswer(tx, await describeDraft(deps, tx, row, actor));
  });
}

/** Sends a draft back with what is wrong with it. @throws AppError endorsement.notFound, .stale, .wrongState, .issued */
export async function returnDraft(
  deps: Deps,
  actor: SignedInUser,
  { draftId, version, reasonGiven }: SeenDraft & { readonly reasonGiven: string },
): Promise<EndorsementDraft> {
  const change = { note_sealed: deps.seal.seal(termsSealOwner(draftId), reasonGiven) };
  return inTransaction(deps.db, async (tx) => {
    const by = { actor, now: deps.clock.now() };
    const row = await act(tx, endorsementWorkflow, { ...by, id: draftId, version, action: 'return', change });
    return rememberAnswer(tx, await describeDraft(deps, tx, row, actor));
  });
}

/**
 * Deletes a draft with what was written for it. An endorsement that was issued is only reversed.
 * @throws AppError policy.notFound, endorsement.notFound, .issued, .wrongState
 */
export async function deleteDraft(
  deps: Deps,
  actor: SignedInUser,
  { number, endorsementNo }: { readonly number: string; readonly endorsementNo: string },
): Promise<{ draftId: string }> {
  return inTransaction(deps.db, async (tx) => {
    const policy = await findPolicy(tx, number, { isLocked: true });
    const issued = await tx
      .selectFrom('policy_endorsements')
      .select('id')
      .where('policy_id', '=', policy.id)
      .where('endorsement_no', '=', endorsementNo)
      .executeTakeFirst();
    if (issued) throw new AppError('endorsement.issued');
    const found = await tx
      .selectFrom('endorsement_drafts')
      .select(['id', 'version'])
      .where('policy_id', '=', policy.id)
      .where('endorsement_no', '=', endorsementNo)
      .where('state', '<>', 'issued')
      .executeTakeFirst();
    if (!found) throw new AppError('endorsement.notFound');
    const by = { actor, now: deps.clock.now() };
    const { id } = await act(tx, endorsementWorkflow, { ...by, ...found, action: 'delete' });
    const asked = await changeOfDraft(tx, { policyId: policy.id, draftId: id });
    if (asked) await mailClientChange(deps, tx, asked, { outcome: 'declined', reason: null });
    await deleteMatter(tx, { kind: 'endorsement', id });
    await discardFiles(tx, endorsementDocument, { ownerId: policy.id, prefix: slotPrefix(endorsementNo) }, by.now);
    return rememberAnswer(tx, { draftId: id });
  });
}
