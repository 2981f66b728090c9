import type { BodyOf, QueryOf } from '@onegi/contract/call';
import type {
  addDraftMatter,
  DraftMatter,
  deleteDraftMatter,
  updateDraftMatter,
} from '@onegi/contract/calls/policies/endorsements/draft-matter';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import type { Actor } from '../../../ports/actor.ts';
import { withContents, withoutRow, withRow } from '../../subject-matter/change-matter.ts';
import { standardRows } from '../../subject-matter/standard-rows.ts';
import { type Matter, readMatter, writeMatter } from '../../subject-matter/stored-matter.ts';
import type { KeptRow } from '../../subject-matter/tables.ts';
import { act, allowedActions } from '../../workflow/act.ts';
import { describeChanged, describePolicyMatter } from '../describe-matter.ts';
import { NEW_BUSINESS } from '../documents/wanted-rows.ts';
import { selectByNumber } from '../policy-row.ts';
import { readDraft } from './draft-row.ts';
import { type DraftRow, endorsementWorkflow } from './endorsement-workflow.ts';
import { matterAsSold, withFacts } from './matter-as-sold.ts';
import { matterOn } from './policy-on.ts';
import { lockPolicy } from './policy-terms.ts';

/**
 * What a policy insures on the day of a draft; where nobody has written that down, what it was sold with; with the facts that
 * endorsements have changed since, for what is written for a draft stands for all that is insured. Of a liability policy of
 * which nothing is known the house's rows are there to be filled in.
 */
async function policyMatter(deps: Deps, db: Db, row: DraftRow): Promise<Matter> {
  const { facts, ...matter } = await matterOn(deps, db, row.policy_id, row.effective_on);
  const changed = describeChanged(row.line, facts);
  if (matter.version > 0) return { ...withFacts(matter, changed), version: 0 };
  const policy = await selectByNumber(db, row.transaction_number).executeTakeFirstOrThrow();
  const sold = matterAsSold(await describePolicyMatter(deps, db, policy, NEW_BUSINESS));
  const isUnknown = row.line === 'PL' && sold.rows.length === 0;
  return { ...(isUnknown ? matter : withFacts(sold, changed)), version: 0 };
}

/** What a draft insures: as it was written for it, else as the policy has it on its day. */
async function draftMatter(deps: Deps, db: Db, row: DraftRow, before: Matter): Promise<Matter> {
  const written = await readMatter(deps, db, { kind: 'endorsement', id: row.id });
  return written.version > 0 ? written : before;
}

/** A row that somebody added to the policy as one that no endorsement changes; the house's own rows may be. */
const isFixed = ({ number, name, endorsable }: KeptRow, before: Matter): boolean =>
  !endorsable &&
  before.rows.some((row) => row.number === number) &&
  !standardRows.some((row) => row.number === number && row.name === name);

function describe(row: DraftRow, matter: Matter, before: Matter, mayChange: boolean): DraftMatter {
  return {
    draftId: row.id,
    matterVersion: matter.version,
    mayChange,
    rows: matter.rows.map((kept) => ({
      rowNumber: kept.number,
      fieldName: kept.name,
      fieldNameZh: kept.nameZh,
      fieldType: kept.type,
      content: kept.content,
      maxLength: kept.maxLength,
      printed: kept.printed,
      endorsable: kept.endorsable,
      mayChange: mayChange && !isFixed(kept, before),
      ...(kept.listValues === undefined ? {} : { listValues: kept.listValues }),
    })),
  };
}

/** What a draft insures, and whether the caller may change it now. @throws AppError endorsement.notFound */
export async function openDraftMatter(deps: Deps, actor: Actor, draftId: string): Promise<DraftMatter> {
  const row = await readDraft(deps.db, draftId);
  const before = await policyMatter(deps, deps.db, row);
  const matter = await draftMatter(deps, deps.db, row, before);
  const allowed = allowedActions(endorsementWorkflow, row, { actor, now: deps.clock.now() });
  return describe(row, matter, before, allowed.includes('edit'));
}

/** Changes what a draft insures, under the lock of its policy. */
function changeMatter(
  deps: Deps,
  actor: SignedInUser,
  draftId: string,
  change: (matter: Matter, requireFree: (rowNumber: number) => void) => Matter,
): Promise<DraftMatter> {
  return inTransaction(deps.db, async (tx) => {
    const { policy_id } = await readDraft(tx, draftId);
    await lockPolicy(tx, policy_id);
    const row = await readDraft(tx, draftId);
    const before = await policyMatter(deps, tx, row);
    const requireFree = (rowNumber: number) => {
      const found = before.rows.find(({ number }) => number === rowNumber);
      if (found && isFixed(found, before)) throw new AppError('endorsement.rowFixed');
    };
    const next = change(await draftMatter(deps, tx, row, before), requireFree);
    const written = await writeMatter(deps, tx, { kind: 'endorsement', id: row.id }, next);
    const by = { actor, now: deps.clock.now() };
    const edited = { ...by, id: draftId, version: row.version, change: { changed_by: actor.userId } };
    await act(tx, endorsementWorkflow, { ...edited, action: 'edit' });
    return rememberAnswer(tx, describe(row, written, before, true));
  });
}

/** @throws AppError endorsement.*, subjectMatter.*, request.invalid naming rows by their place in what was sent */
export const writeDraftMatter = (
  deps: Deps,
  actor: SignedInUser,
  { draftId, matterVersion, contents }: BodyOf<typeof updateDraftMatter>,
): Promise<DraftMatter> =>
  changeMatter(deps, actor, draftId, (matter, requireFree) => {
    const next = withContents(matter, matterVersion, contents);
    for (const { number, content } of next.rows)
      if (matter.rows.some((row) => row.number === number && row.content !== content)) requireFree(number);
    return next;
  });

/** @throws AppError endorsement.*, subjectMatter.tooMany */
export const addMatterRow = (
  deps: Deps,
  actor: SignedInUser,
  { draftId, ...row }: BodyOf<typeof addDraftMatter>,
): Promise<DraftMatter> => changeMatter(deps, actor, draftId, (matter) => withRow(matter, row));

/** @throws AppError endorsement.*, subjectMatter.rowNotFound */
export const deleteMatterRow = (
  deps: Deps,
  actor: SignedInUser,
  { draftId, rowSought }: QueryOf<typeof deleteDraftMatter>,
): Promise<DraftMatter> =>
  changeMatter(deps, actor, draftId, (matter, requireFree) => {
    requireFree(rowSought);
    return withoutRow(matter, rowSought);
  });
