import type { EndorsementAction } from '@onegi/contract/fields/endorsements';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { termsOf } from '../endorsements/draft-row.ts';
import type { DraftRow } from '../endorsements/endorsement-workflow.ts';
import type { PolicyRow } from './policy-of.ts';

/** What of an endorsement says which documents it needs. */
export interface AskedEndorsement {
  readonly endorsementNo: string;
  readonly kind: string;
  /** Null of one that was not drafted here. */
  readonly action: EndorsementAction | null;
  /** The client has asked for it on the own page, having confirmed who that is: as good as a signature. */
  readonly isAskedOnPage: boolean;
}

/** What a draft, issued or not, is asked for as. */
export const askedByDraft = (
  deps: Pick<Deps, 'seal'>,
  row: Pick<DraftRow, 'id' | 'endorsement_no' | 'kind' | 'terms_sealed' | 'created_by'>,
): AskedEndorsement => ({
  endorsementNo: row.endorsement_no,
  kind: row.kind,
  action: termsOf(deps, row).action,
  isAskedOnPage: row.created_by === null,
});

/**
 * What an endorsement of a policy is asked for as, issued or still drafted, by its number.
 * @throws AppError endorsement.notFound
 */
export async function readAskedEndorsement(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  { id }: PolicyRow,
  endorsementNo: string,
): Promise<AskedEndorsement> {
  const draft = await db
    .selectFrom('endorsement_drafts')
    .select(['id', 'endorsement_no', 'kind', 'terms_sealed', 'created_by'])
    .where('policy_id', '=', id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  if (draft) return askedByDraft(deps, draft);
  const issued = await db
    .selectFrom('policy_endorsements')
    .select('kind')
    .where('policy_id', '=', id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  if (!issued) throw new AppError('endorsement.notFound');
  return { endorsementNo, kind: issued.kind, action: null, isAskedOnPage: false };
}
