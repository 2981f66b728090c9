import type { EndorsementDetail } from '@onegi/contract/calls/policies/endorsements';
import type { EndorsementRow } from '@onegi/contract/calls/policies/policy-shapes';
import { type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { openMatter } from '../subject-matter/stored-matter.ts';
import { termsOf } from './endorsements/draft-row.ts';
import { writerStands } from './endorsements/policy-on.ts';
import { commissionOf, primaryShare } from './own-commission.ts';
import { type PolicyRow, seesHouseShare, selectByNumber, visible } from './policy-row.ts';

const bookedWithNote = (db: Db) =>
  db
    .selectFrom('policy_endorsements as booked')
    .leftJoin('debit_credit_notes as note', (join) =>
      join.onRef('note.policy_id', '=', 'booked.policy_id').onRef('note.endorsement_no', '=', 'booked.endorsement_no'),
    )
    .select(['note.note_number', 'note.settlement', 'note.due_on', 'note.amount_cents', 'note.allocated_cents']);

const bookedOf = (db: Db, policyId: string) =>
  bookedWithNote(db).selectAll('booked').where('booked.policy_id', '=', policyId);

type BookedRow = Awaited<ReturnType<ReturnType<typeof bookedOf>['executeTakeFirstOrThrow']>>;

/** What the list of a policy's endorsements shows. */
type Listed = Pick<
  BookedRow,
  | 'endorsement_no'
  | 'kind'
  | 'effective_on'
  | 'ends_on'
  | 'account_on'
  | 'actual_premium_cents'
  | 'receivable_cents'
  | 'note_number'
  | 'settlement'
>;

/** The endorsements of a policy in their order; 000 is the policy itself. */
export const readBooked = (db: Db, policyId: string): Promise<BookedRow[]> =>
  bookedOf(db, policyId).orderBy('booked.endorsement_no').execute();

/** One of them. @throws AppError endorsement.notFound */
export async function readBookedOne(db: Db, policyId: string, endorsementNo: string): Promise<BookedRow> {
  const row = await bookedOf(db, policyId).where('booked.endorsement_no', '=', endorsementNo).executeTakeFirst();
  if (!row) throw new AppError('endorsement.notFound');
  return row;
}

/** An endorsement as it is listed. It ends with the policy, unless it changes the end. */
export const describeBooked = (policy: Pick<PolicyRow, 'ends_on'>, row: Listed): EndorsementRow => ({
  endorsementNo: row.endorsement_no,
  kind: row.kind as EndorsementRow['kind'],
  endorsementState: 'issued',
  effectiveOn: row.effective_on,
  effectiveUntil: row.ends_on ?? policy.ends_on,
  accountOn: row.account_on,
  actualPremiumCents: row.actual_premium_cents,
  totalPremiumCents: row.receivable_cents,
  noteNumber: row.note_number,
  noteSettlement: row.settlement,
  sortSequence: Number(row.endorsement_no),
});

/** Which tier of the product's rates it was booked with; null where another rate was keyed. */
const tierOfBooked = sql<number | null>`(
  select min(tier) from commission_rates rate
  where (product = policies.line or product like policies.line || '\\_%') and basic_bp = booked.basic_rate_bp
    and effective_from = (select max(effective_from) from commission_rates
      where product = rate.product and tier = rate.tier and effective_from <= booked.account_on)
)`;

/** What the page of one shows; the rest of it is sealed or of no use there. */
const OPENED = [
  ...(['endorsement_no', 'kind', 'effective_on', 'ends_on', 'account_on', 'actual_premium_cents'] as const),
  ...(['gross_premium_cents', 'insurer_discount_bp', 'net_premium_cents', 'client_discount_bp'] as const),
  ...(['levy_cents', 'other_levies_cents', 'total_levies_cents', 'receivable_cents', 'payable_cents'] as const),
  ...(['basic_rate_bp', 'basic_commission_cents', 'payout_bp', 'consultant_commission_cents'] as const),
  ...(['total_commission_cents', 'house_commission_cents'] as const),
] as const;

/** The policy of a number, with one of its endorsements, why it was made and what is insured by it, in one statement. */
const byNumberWithOne = (db: Db, number: string, endorsementNo: string) =>
  selectByNumber(db, number)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('endorsement_drafts as draft')
          .select(['draft.id as draft_id', 'draft.terms_sealed'])
          .whereRef('draft.policy_id', '=', 'policies.id')
          .where('draft.endorsement_no', '=', endorsementNo)
          .where('draft.state', '=', 'issued')
          .as('drafted'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('policy_endorsements as writer')
          .innerJoin('subject_matter as matter', 'matter.owner_id', 'writer.id')
          .select(['writer.id as writer_id', 'matter.rows_sealed as written_matter'])
          .whereRef('writer.policy_id', '=', 'policies.id')
          .where('writer.endorsement_no', '<=', endorsementNo)
          .where(writerStands(endorsementNo))
          .orderBy('writer.endorsement_no', 'desc')
          .limit(1)
          .as('written'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'draft_id',
      'terms_sealed',
      'writer_id',
      'written_matter',
      eb.selectFrom('subject_matter').select('rows_sealed').whereRef('owner_id', '=', 'policies.id').as('sold_matter'),
      jsonObjectFrom(
        bookedWithNote(db)
          .select(OPENED.map((column) => `booked.${column}` as const))
          .select(tierOfBooked.as('tier'))
          .where(sql<SqlBool>`booked.policy_id = policies.id`)
          .where('booked.endorsement_no', '=', endorsementNo),
      ).as('booked'),
    ]);

type FoundOne = Awaited<ReturnType<ReturnType<typeof byNumberWithOne>['executeTakeFirstOrThrow']>>;
type OneRow = NonNullable<FoundOne['booked']>;

/** Commission as the actor may see it: all parts, or the own one alone. */
function commissionFor(actor: Actor, policy: PolicyRow, row: OneRow) {
  if (!seesHouseShare(actor)) {
    return {
      productTier: null,
      adjustedVolumeCents: null,
      basicRateBasisPoints: null,
      basicCommissionCents: null,
      payoutBasisPoints: null,
      consultantCommissionCents: commissionOf(policy, actor.consultantCodes, row.consultant_commission_cents),
      totalCommissionCents: null,
      houseCommissionCents: null,
      payableCents: null,
    };
  }
  return {
    productTier: row.tier,
    adjustedVolumeCents: primaryShare(policy, row.total_commission_cents),
    basicRateBasisPoints: row.basic_rate_bp,
    basicCommissionCents: row.basic_commission_cents,
    payoutBasisPoints: row.payout_bp,
    consultantCommissionCents: row.consultant_commission_cents,
    totalCommissionCents: row.total_commission_cents,
    houseCommissionCents: row.house_commission_cents,
    payableCents: row.payable_cents,
  };
}

/**
 * Every part of an endorsement's premium, levies and commission, for who may see its policy.
 * @throws AppError policy.notFound, endorsement.notFound
 */
export async function openEndorsement(
  deps: Pick<Deps, 'seal' | 'audit'>,
  db: Db,
  actor: Actor,
  number: string,
  endorsementNo: string,
): Promise<EndorsementDetail> {
  const found = await byNumberWithOne(db, number, endorsementNo).modifyFront(prepared).executeTakeFirst();
  const {
    booked: row,
    draft_id,
    terms_sealed,
    writer_id,
    written_matter,
    sold_matter,
    ...policy
  } = visible(deps, actor, 'policies.read', found);
  if (!row) throw new AppError('endorsement.notFound');
  const matter = writer_id
    ? openMatter(deps.seal, { kind: 'endorsement', id: writer_id }, written_matter)
    : openMatter(deps.seal, { kind: 'policy', id: policy.id }, sold_matter);
  const terms = draft_id && terms_sealed && termsOf(deps, { id: draft_id, terms_sealed });
  return {
    ...describeBooked(policy, row),
    transactionNumber: policy.transaction_number,
    grossPremiumCents: row.gross_premium_cents,
    insurerDiscountBasisPoints: row.insurer_discount_bp,
    netPremiumCents: row.net_premium_cents,
    clientDiscountBasisPoints: row.client_discount_bp,
    otherLeviesCents: row.other_levies_cents,
    levyCents: row.levy_cents,
    totalLeviesCents: row.total_levies_cents,
    ...commissionFor(actor, policy, row),
    // What is typed there is for the office alone.
    remarks: (seesHouseShare(actor) && terms && terms.reason) || '',
    claims: matter.rows
      .filter(({ type, content }) => type === 'CLAIMSN' && content !== '')
      .map(({ name, nameZh, content }) => ({ matterName: name, matterNameZh: nameZh, matterValue: content })),
  };
}
