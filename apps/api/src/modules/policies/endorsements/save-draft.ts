import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@onegi/contract/call';
import type { saveEndorsement as saveCall } from '@onegi/contract/calls/policies/endorsements/drafts';
import type {
  EndorsementDraft,
  EndorsementOptions,
  EndorsementPreview,
} from '@onegi/contract/calls/policies/endorsements/shapes';
import type { ProductCode } from '@onegi/contract/lines';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { texts } from '../../../lib/texts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { act } from '../../workflow/act.ts';
import { reopenRequest } from '../documents/required-documents.ts';
import { actionsOf, earliestDay } from './allowed-actions.ts';
import { describeDraft, describePriced } from './describe-draft.ts';
import { describeDetails, readDetails } from './detail-fields.ts';
import { noticeOf, pricedColumns, readDraft, termsOf } from './draft-row.ts';
import { type EndorsementTerms, type KeptTerms, withNotice } from './endorsement-terms.ts';
import { type DraftRow, endorsementWorkflow } from './endorsement-workflow.ts';
import { findPolicy, lockPolicy, nextNumber, type PolicyRow, readEndorsed } from './policy-terms.ts';
import { priceEndorsement } from './price-endorsement.ts';
import { describeFacts } from './rated-facts.ts';

/** The draft of a policy that is not issued yet, and who began it. */
const readOpenDraft = (db: Db, policyId: string) =>
  db
    .selectFrom('endorsement_drafts')
    .leftJoin('users', 'users.id', 'endorsement_drafts.created_by')
    .select([
      'endorsement_drafts.id',
      'users.name_en',
      'users.name_zh',
      'policy_id',
      'terms_sealed',
      'endorsement_drafts.created_at',
    ])
    .where('policy_id', '=', policyId)
    .where('endorsement_drafts.state', '<>', 'issued')
    .executeTakeFirst();

/** Who began a draft: somebody of the office, or the client. */
async function drafterOf(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  { name_en, policy_id }: { readonly name_en: string | null; readonly policy_id: string },
): Promise<string> {
  return name_en ?? (await readHolderNames(db, seal, [policy_id])).get(policy_id) ?? '';
}

/** What can be done with a policy today, and what it is changed from. @throws AppError policy.notFound */
export async function readOptions(deps: Deps, number: string): Promise<EndorsementOptions> {
  const { db, clock } = deps;
  const policy = await findPolicy(db, number);
  const endorsed = await readEndorsed(deps, db, policy);
  const { state, quote } = endorsed;
  const [open, details] = await Promise.all([readOpenDraft(db, policy.id), readDetails(deps, db, endorsed)]);
  const actions = actionsOf(endorsed, clock.today());
  return {
    policyNumber: policy.policy_number,
    transactionNumber: policy.transaction_number,
    line: policy.line as ProductCode,
    startsOn: state.startsOn,
    policyEndsOn: state.endsOn,
    policyEnd: state.endedAs,
    today: clock.today(),
    earliestOn: earliestDay(endorsed),
    mayDraft: actions.length > 0 && !open,
    actions,
    facts: quote ? describeFacts(quote) : [],
    details: describeDetails(details),
    draftedBy: open ? await drafterOf(deps, db, open) : null,
    draftedByZh: open?.name_zh || null,
    openDraftId: open?.id ?? null,
  };
}

/** What an endorsement would be. @throws AppError as priceEndorsement does, policy.notFound */
export async function previewEndorsement(deps: Deps, terms: EndorsementTerms): Promise<EndorsementPreview> {
  const { db } = deps;
  const policy = await findPolicy(db, terms.number);
  const [endorsed, open] = await Promise.all([readEndorsed(deps, db, policy), readOpenDraft(db, policy.id)]);
  // Of a policy that is being endorsed it is that draft which is shown anew.
  const noticeOn = open && noticeOf(deps, open);
  return describePriced(await priceEndorsement(deps, db, endorsed, { ...terms, noticeOn }));
}

/** Begins a draft. Whoever calls holds the policy's row locked. */
export async function beginDraft(
  deps: Deps,
  tx: Tx,
  /** Null: the client has asked for it. */
  userId: string | null,
  policy: PolicyRow,
  asked: KeptTerms,
): Promise<DraftRow> {
  const open = await readOpenDraft(tx, policy.id);
  if (open) {
    const name = await drafterOf(deps, tx, open);
    const msg = texts.en('errors.endorsementOpenDraft', { name });
    const msgC = texts['zh-Hant']('errors.endorsementOpenDraft', { name: open.name_zh || name });
    throw new AppError('endorsement.openDraft', {}, { text: { msg, msgC } });
  }
  const endorsed = await readEndorsed(deps, tx, policy);
  const terms = withNotice(asked, asked.noticeOn, deps.clock.today());
  const priced = await priceEndorsement(deps, tx, endorsed, terms);
  const id = orderedId();
  const row = await tx
    .insertInto('endorsement_drafts')
    .values({
      id,
      policy_id: policy.id,
      policy_number: policy.policy_number,
      transaction_number: policy.transaction_number,
      line: policy.line,
      endorsement_no: nextNumber(endorsed.endorsements),
      state: 'draft',
      ...pricedColumns(deps, id, terms, priced),
      created_by: userId,
      created_at: deps.clock.now(),
      changed_by: userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, 'endorsement.drafted', endorsementWorkflow.audited(row));
  return row;
}

/**
 * Drafts an endorsement, or writes a draft anew, with its premium worked out. Of two who draft at once the second is told who
 * does.
 * @throws AppError as priceEndorsement does; policy.notFound, endorsement.openDraft, .notFound, .stale, .wrongState
 */
export async function saveDraft(
  deps: Deps,
  actor: SignedInUser,
  { draftId, version, ...terms }: BodyOf<typeof saveCall>,
): Promise<EndorsementDraft> {
  return inTransaction(deps.db, async (tx) => {
    const row = draftId
      ? await rewrite(deps, tx, actor, { id: draftId, version: version ?? 0 }, terms)
      : await beginDraft(deps, tx, actor.userId, await findPolicy(tx, terms.number, { isLocked: true }), terms);
    return rememberAnswer(tx, await describeDraft(deps, tx, row, actor));
  });
}

/** Whether two terms want the same of a policy, for whatever reason. */
function isSameWanted(before: KeptTerms, after: KeptTerms): boolean {
  const wanted = ({ number: _, reason: __, noticeOn: ___, ...terms }: KeptTerms) => JSON.parse(JSON.stringify(terms));
  return isDeepStrictEqual(wanted(before), wanted(after));
}

/** Writes other terms into a draft, of the same policy. What was accepted as the signed request of others is reviewed again. */
async function rewrite(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  { id, version }: { readonly id: string; readonly version: number },
  asked: EndorsementTerms,
) {
  const draft = await readDraft(tx, id);
  const { policy_id, policy_number, transaction_number } = draft;
  if (![policy_number, transaction_number].includes(asked.number.toUpperCase()))
    throw new AppError('endorsement.notFound');
  const terms = withNotice(asked, noticeOf(deps, draft), deps.clock.today());
  const endorsed = await readEndorsed(deps, tx, await lockPolicy(tx, policy_id));
  const priced = await priceEndorsement(deps, tx, endorsed, terms);
  const change = {
    ...pricedColumns(deps, id, terms, priced),
    endorsement_no: nextNumber(endorsed.endorsements),
    changed_by: actor.userId,
  };
  const by = { actor, now: deps.clock.now() };
  await act(tx, endorsementWorkflow, { ...by, id, version, action: 'edit', change });
  if (!isSameWanted(termsOf(deps, draft), terms))
    await reopenRequest(tx, { policyId: policy_id, endorsementNo: change.endorsement_no }, by.now);
  return readDraft(tx, id);
}
