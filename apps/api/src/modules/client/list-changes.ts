import type { clientChangeList } from '@onegi/contract/calls/client/client-changes';
import { downFile } from '@onegi/contract/calls/common/down-file';
import { commonFields } from '@onegi/contract/fields/common';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import { nameOfFile, type StoredFileRow } from '../files/stored-file.ts';
import { readHolderNames } from '../persons/read-holder-names.ts';
import { clientChangeSealOwner } from '../policies/client-links/tables.ts';
import { storedNameOf } from '../policies/documents/document-names.ts';
import { filesOfChanges } from './change-files.ts';
import { noteOfChange } from './client-changes.ts';

const downloadOf = (file: StoredFileRow) => `/api${downFile.path}?${commonFields.fileName.wire}=${storedNameOf(file)}`;

/** What clients have asked for, as the office's list asks for it. */
export function listedChanges(deps: Pick<Deps, 'db' | 'seal'>, { requestState }: AskedOf<typeof clientChangeList>) {
  const { db, seal } = deps;
  let fitting = db.selectFrom('client_changes');
  if (requestState) fitting = fitting.where('state', '=', requestState);
  return {
    fitting,
    key: 'id',
    // What waits comes before what is answered.
    sorts: { askedAt: requestState ? 'asked_at' : [sql`(state <> 'waiting')`, 'asked_at'] },
    read: async (ids: readonly Key[]) => {
      const rows = await db
        .selectFrom('client_changes as asked')
        .innerJoin('policies', 'policies.id', 'asked.policy_id')
        .leftJoin('endorsement_drafts as draft', 'draft.id', 'asked.draft_id')
        .leftJoin('users as answerer', 'answerer.id', 'asked.answered_by')
        .selectAll('asked')
        .select([
          'policies.policy_number',
          'policies.transaction_number',
          'draft.id as draftId',
          'draft.endorsement_no as draftNo',
        ])
        .select(['answerer.name_en as answeredBy', 'answerer.name_zh as answeredByZh'])
        .$call(rowsOfIds('asked.id', ids));
      const policyIds = rows.map(({ policy_id }) => policy_id);
      const [names, files] = await Promise.all([readHolderNames(db, seal, policyIds), filesOfChanges(db, rows)]);
      return rows.map((row) => ({
        changeId: row.id,
        version: row.version,
        requestState: row.state,
        policyNumber: row.policy_number,
        transactionNumber: row.transaction_number,
        insuredName: names.get(row.policy_id) ?? '',
        changeKind: row.change_kind,
        changeOn: row.effective_on,
        changeShown: seal.open<string>(clientChangeSealOwner(row.id), row.text_sealed),
        askedAt: row.asked_at.toISOString(),
        files: (files.get(row.id) ?? []).map((file) => ({
          fileName: nameOfFile(seal, file),
          downloadUrl: downloadOf(file),
        })),
        draftTakenUp: row.draftId,
        answeredBy: row.answeredBy,
        answeredByZh: row.answeredByZh || null,
        changeNote: noteOfChange(deps, row),
      }));
    },
  };
}
