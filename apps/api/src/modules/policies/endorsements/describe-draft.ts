import type { EndorsementDraft, EndorsementPreview } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { fileNameOf } from '../../documents/file-names.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { allowedActions } from '../../workflow/act.ts';
import { changesOf, termsOf } from './draft-row.ts';
import { termsSealOwner } from './endorsement-terms.ts';
import { approvalRefusal, type DraftRow, endorsementWorkflow } from './endorsement-workflow.ts';
import type { PricedEndorsement } from './priced-endorsement.ts';

export const describePriced = ({
  kind,
  effectiveOn,
  changes,
  parts,
  figures,
}: PricedEndorsement): EndorsementPreview => ({
  kind,
  effectiveOn,
  changes: [...changes.lines],
  parts: [...parts],
  figures,
});

async function describeDocuments(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  id: string,
): Promise<EndorsementDraft['documents']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'language'])
    .where('owner_id', '=', id)
    .orderBy('kind', 'desc')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({
    documentKind: row.kind,
    documentLanguage: row.language,
    fileName: fileNameOf(seal, row),
  }));
}

const refusals = { 'endorsement.ownDraft': 'ownDraft', 'endorsement.aboveLimit': 'aboveLimit' } as const;

/** A draft as its page shows it, with what the caller may do with it. */
export async function describeDraft(deps: Deps, db: Db, row: DraftRow, actor: Actor): Promise<EndorsementDraft> {
  const by = { actor, now: deps.clock.now() };
  const [names, holders, documents, note] = await Promise.all([
    namesOfUsers(db, [row.created_by, row.submitted_by, row.approved_by]),
    row.created_by === null ? readHolderNames(db, deps.seal, [row.policy_id]) : undefined,
    describeDocuments(deps, db, row.id),
    db
      .selectFrom('debit_credit_notes')
      .select('note_number')
      .where('policy_id', '=', row.policy_id)
      .where('endorsement_no', '=', row.endorsement_no)
      .executeTakeFirst(),
  ]);
  const refusal = row.state === 'awaitingApproval' ? approvalRefusal(row, by) : undefined;
  const nameOf = (id: string | null) => names.get(id ?? '')?.name ?? null;
  const nameZhOf = (id: string | null) => names.get(id ?? '')?.nameZh ?? null;
  return {
    draftId: row.id,
    version: row.version,
    state: row.state,
    endorsementNo: row.endorsement_no,
    policyNumber: row.policy_number,
    transactionNumber: row.transaction_number,
    terms: termsOf(deps, row),
    kind: row.kind,
    effectiveOn: row.effective_on,
    changes: [...changesOf(deps, row).lines],
    parts: [...row.figures.parts],
    figures: row.figures.booked,
    createdBy: nameOf(row.created_by) ?? holders?.get(row.policy_id) ?? '',
    createdByZh: nameZhOf(row.created_by),
    isAskedByClient: row.created_by === null,
    createdAt: row.created_at.toISOString(),
    submittedBy: nameOf(row.submitted_by),
    submittedByZh: nameZhOf(row.submitted_by),
    approvedBy: nameOf(row.approved_by),
    approvedByZh: nameZhOf(row.approved_by),
    heldSince: (row.state_changed_at ?? row.created_at).toISOString(),
    returnNote: row.note_sealed && deps.seal.open<string>(termsSealOwner(row.id), row.note_sealed),
    approvalRefusal: refusal ? (refusals[refusal as keyof typeof refusals] ?? null) : null,
    limitCents: row.officer_limit_cents,
    allowedActions: allowedActions(endorsementWorkflow, row, by),
    noteNumber: row.state === 'issued' ? (note?.note_number ?? null) : null,
    documents,
  };
}
