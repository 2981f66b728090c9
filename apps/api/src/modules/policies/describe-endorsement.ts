import type { EndorsementDetail } from '@onegi/contract/calls/policies/endorsements';
import type { EndorsementRow } from '@onegi/contract/calls/policies/policy-shapes';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { readMatter } from '../subject-matter/stored-matter.ts';
import { commissionOf, primaryShare } from './own-commission.ts';
import { type PolicyRow, seesHouseShare } from './policy-row.ts';

const bookedOf = (db: Db, policyId: string) =>
  db
    .selectFrom('policy_endorsements as booked')
    .leftJoin('debit_credit_notes as note', (join) =>
      join.onRef('note.policy_id', '=', 'booked.policy_id').onRef('note.endorsement_no', '=', 'booked.endorsement_no'),
    )
    .selectAll('booked')
    .select(['note.note_number', 'note.settlement', 'note.due_on', 'note.amount_cents', 'note.allocated_cents'])
    .where('booked.policy_id', '=', policyId);

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
async function tierOf(db: Db, { line }: PolicyRow, row: BookedRow): Promise<number | null> {
  const { rows } = await sql<{ tier: number }>`
    select min(tier) as tier from commission_rates rate
    where (product = ${line} or product like ${`${line}\\_%`}) and basic_bp = ${row.basic_rate_bp}
      and effective_from = (select max(effective_from) from commission_rates
        where product = rate.product and tier = rate.tier and effective_from <= ${row.account_on})`.execute(db);
  return rows[0]?.tier ?? null;
}

/** Commission as the actor may see it: all parts, or the own one alone. */
async function commissionFor(db: Db, actor: Actor, policy: PolicyRow, row: BookedRow) {
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
    productTier: await tierOf(db, policy, row),
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

/** Every part of an endorsement's premium, levies and commission. @throws AppError endorsement.notFound */
export async function describeEndorsement(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  actor: Actor,
  policy: PolicyRow,
  endorsementNo: string,
): Promise<EndorsementDetail> {
  const [row, matter] = await Promise.all([
    readBookedOne(db, policy.id, endorsementNo),
    readMatter(deps, db, { kind: 'policy', id: policy.id }),
  ]);
  const commission = await commissionFor(db, actor, policy, row);
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
    ...commission,
    remarks: '',
    claims: matter.rows
      .filter(({ type, content }) => type === 'CLAIMSN' && content !== '')
      .map(({ name, nameZh, content }) => ({ matterName: name, matterNameZh: nameZh, matterValue: content })),
  };
}
