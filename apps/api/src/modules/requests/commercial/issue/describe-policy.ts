import type { IssuedPolicy, MadeEndorsement } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { describePolicyDocuments } from '../../../documents/policy-documents.ts';
import { readHolderNames } from '../../../persons/read-holder-names.ts';
import type { RequestRow } from '../../tables.ts';

type PolicyDeps = Pick<Deps, 'seal' | 'catalogue'>;

/** The policy that a case became, for who may see the case; the commission for who issues policies. Null while there is none. */
export async function describePolicy(
  deps: PolicyDeps,
  db: Db,
  { policy_id }: Pick<RequestRow, 'policy_id'>,
  actor: Actor,
): Promise<IssuedPolicy | null> {
  if (!policy_id) return null;
  const row = await db
    .selectFrom('policies')
    .innerJoin('policy_endorsements as booked', (join) =>
      join.onRef('booked.policy_id', '=', 'policies.id').on('booked.endorsement_no', '=', '000'),
    )
    .innerJoin('debit_credit_notes as note', (join) =>
      join.onRef('note.policy_id', '=', 'policies.id').on('note.endorsement_no', '=', '000'),
    )
    .selectAll('booked')
    .select(['policy_number', 'transaction_number', 'starts_on', 'insurer_code', 'plan_code', 'issued_on'])
    .select('policies.ends_on as policyEndsOn')
    .select(['note.note_number', 'note.due_on'])
    .where('policies.id', '=', policy_id)
    .executeTakeFirstOrThrow();
  const insurer = deps.catalogue.current().insurerByCode.get(row.insurer_code);
  const commission = {
    commissionBasisPoints: row.basic_rate_bp,
    commissionCents: row.total_commission_cents,
    payoutBasisPoints: row.payout_bp,
    consultantCommissionCents: row.consultant_commission_cents,
    houseCommissionCents: row.house_commission_cents,
    payableCents: row.payable_cents,
  };
  return {
    policyNumber: row.policy_number,
    transactionNumber: row.transaction_number,
    insuredName: (await readHolderNames(db, deps.seal, [policy_id])).get(policy_id) ?? '',
    startsOn: row.starts_on,
    endsOn: row.policyEndsOn,
    currency: 'HKD',
    planCode: row.plan_code,
    issuedOn: row.issued_on,
    insurerName: insurer?.name.en ?? row.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? row.insurer_code,
    premiumCents: row.net_premium_cents,
    classLeviesCents: row.other_levies_cents,
    iaLevyCents: row.levy_cents,
    leviesCents: row.total_levies_cents,
    totalCents: row.receivable_cents,
    noteNumber: row.note_number,
    noteDueOn: row.due_on,
    commission: scopeOf(actor, 'requests.answer') ? commission : null,
    documents: await describePolicyDocuments(deps, db, policy_id),
  };
}

/** The endorsement that a case ended in; null while there is none. */
export async function describeEndorsement(
  db: Db,
  { endorsement_id }: Pick<RequestRow, 'endorsement_id'>,
): Promise<MadeEndorsement | null> {
  if (!endorsement_id) return null;
  return db
    .selectFrom('policy_endorsements as made')
    .innerJoin('policies', 'policies.id', 'made.policy_id')
    .select(['policy_number as policyNumber', 'transaction_number as transactionNumber'])
    .select('made.endorsement_no as endorsementNumber')
    .where('made.id', '=', endorsement_id)
    .executeTakeFirstOrThrow();
}
