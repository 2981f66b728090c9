import type { ClientChangeKind } from '@onegi/contract/fields/client-links';
import type { EndorsementAction } from '@onegi/contract/fields/endorsements';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { changeOfDraft } from '../client-links/mail-client-change.ts';
import { termsOf } from '../endorsements/draft-row.ts';
import type { KeptTerms } from '../endorsements/endorsement-terms.ts';
import type { DraftRow } from '../endorsements/endorsement-workflow.ts';
import type { PolicyRow } from './policy-of.ts';

/** What of an endorsement says which documents it needs. */
export interface AskedEndorsement {
  readonly endorsementNo: string;
  readonly kind: string;
  /** Null of one that was not drafted here. */
  readonly action: EndorsementAction | null;
  /** It does what the client has asked for on the own page, having confirmed who that is: as good as a signature. */
  readonly isAskedOnPage: boolean;
}

/** The columns of a draft that say so. */
export const askedColumns = [
  'id',
  'policy_id',
  'endorsement_no',
  'kind',
  'terms_sealed',
  'created_by',
  'changed_by',
] as const;
type AskedRow = Pick<
  DraftRow,
  'id' | 'policy_id' | 'endorsement_no' | 'kind' | 'terms_sealed' | 'created_by' | 'changed_by'
>;

/** What becomes of a request: a cancellation where it asks for one, else, or where that has no scale, a change in words. */
const isOfKind = (action: EndorsementAction, changeKind: ClientChangeKind): boolean =>
  action === 'details' || (action === 'cancelByClient' && changeKind === 'cancel');

/**
 * Whether a draft does what its client has asked for: it is as it was taken up, or the office has written it anew as what the
 * request becomes, from the day that was asked for.
 */
async function isAsAsked(db: Db, row: AskedRow, { action, effectiveOn }: KeptTerms): Promise<boolean> {
  if (row.created_by !== null) return false;
  if (row.changed_by === null) return true;
  const asked = await changeOfDraft(db, { policyId: row.policy_id, draftId: row.id });
  return asked !== undefined && isOfKind(action, asked.change_kind) && asked.effective_on === effectiveOn;
}

/** What a draft, issued or not, is asked for as. */
export async function askedByDraft(deps: Pick<Deps, 'seal'>, db: Db, row: AskedRow): Promise<AskedEndorsement> {
  const terms = termsOf(deps, row);
  return {
    endorsementNo: row.endorsement_no,
    kind: row.kind,
    action: terms.action,
    isAskedOnPage: await isAsAsked(db, row, terms),
  };
}

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
    .select(askedColumns)
    .where('policy_id', '=', id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  if (draft) return askedByDraft(deps, db, draft);
  const issued = await db
    .selectFrom('policy_endorsements')
    .select('kind')
    .where('policy_id', '=', id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  if (!issued) throw new AppError('endorsement.notFound');
  return { endorsementNo, kind: issued.kind, action: null, isAskedOnPage: false };
}
