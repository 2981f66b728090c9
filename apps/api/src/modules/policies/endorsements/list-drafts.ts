import type { draftList } from '@onegi/contract/calls/policies/endorsements/list-drafts';
import type { ProductCode } from '@onegi/contract/lines';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';

/** Drafts that somebody may approve: what others have written and submitted. */
export const draftsToApprove = (db: Db, userId: string | null) =>
  db
    .selectFrom('endorsement_drafts')
    .where('state', '=', sql.lit('awaitingApproval'))
    .where('created_by', 'is distinct from', userId)
    .where('changed_by', 'is distinct from', userId)
    .where('submitted_by', 'is distinct from', userId);

/** Endorsements on their way, as the work list asks for them. */
export function listedDrafts({ db, seal }: Pick<Deps, 'db' | 'seal'>, { state, line }: AskedOf<typeof draftList>) {
  let fitting = db.selectFrom('endorsement_drafts');
  if (state) fitting = fitting.where('state', '=', state);
  if (line) fitting = fitting.where('line', '=', line);
  return {
    fitting,
    key: 'id',
    // What waits comes before what is drafted, and that before what was issued: as the names of the states follow each other.
    sorts: {
      heldSince: ['state', sql`coalesce(state_changed_at, created_at)`],
      effectiveOn: 'effective_on',
    },
    read: async (ids: readonly Key[]) => {
      const rows = await db
        .selectFrom('endorsement_drafts as draft')
        .leftJoin('users as creator', 'creator.id', 'draft.created_by')
        .leftJoin('users as submitter', 'submitter.id', 'draft.submitted_by')
        .selectAll('draft')
        .select(['creator.name_en as creatorName', 'creator.name_zh as creatorNameZh'])
        .select(['submitter.name_en as submitterName', 'submitter.name_zh as submitterNameZh'])
        .$call(rowsOfIds('draft.id', ids));
      const names = await readHolderNames(
        db,
        seal,
        rows.map(({ policy_id }) => policy_id),
      );
      return rows.map((row) => ({
        draftId: row.id,
        policyNumber: row.policy_number,
        transactionNumber: row.transaction_number,
        endorsementNo: row.endorsement_no,
        insuredName: names.get(row.policy_id) ?? '',
        line: row.line as ProductCode,
        kind: row.kind,
        state: row.state,
        effectiveOn: row.effective_on,
        receivableCents: row.receivable_cents,
        // Without a user it is the client who has asked.
        createdBy: row.creatorName ?? names.get(row.policy_id) ?? '',
        createdByZh: row.creatorNameZh || null,
        isAskedByClient: row.created_by === null,
        submittedBy: row.submitterName,
        submittedByZh: row.submitterNameZh || null,
        heldSince: (row.state_changed_at ?? row.created_at).toISOString(),
      }));
    },
  };
}
