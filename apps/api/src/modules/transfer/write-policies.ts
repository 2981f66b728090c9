import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { insuredOf, nameOf, type Person, type PersonFields } from '../persons/person.ts';
import { writePersons } from '../persons/write-many.ts';
import { changesSealOwner } from '../policies/endorsements/changes.ts';
import type { PersonRow, PolicyRow } from './layout.ts';
import type { PlannedNote, PlannedPolicy } from './plan.ts';
import { basicCommissionOf, basicRateOf, clientDiscountOf, insurerDiscountOf } from './sold-terms.ts';

type WriteDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

export interface NewPolicy {
  readonly policyId: string;
  readonly transactionNumber: string;
  readonly planned: PlannedPolicy;
}

const policyTypes = {
  id: 'uuid',
  policy_number: 'text',
  transaction_number: 'text',
  line: 'text',
  insurer_code: 'text',
  plan_code: 'text',
  language: 'text',
  starts_on: 'date',
  ends_on: 'date',
  ended_as: 'text',
  currency: 'text',
  consultant_code: 'text',
  second_consultant_code: 'text',
  second_share_bp: 'integer',
  holder_sealed: 'bytea',
  answers_sealed: 'bytea',
  remarks_sealed: 'bytea',
  issued_on: 'date',
  issued_at: 'timestamptz',
  pending_since: 'date',
  handler_id: 'uuid',
  holder_name_hash: 'bytea',
  import_id: 'uuid',
};

const endorsementTypes = {
  id: 'uuid',
  policy_id: 'uuid',
  endorsement_no: 'text',
  kind: 'text',
  effective_on: 'date',
  account_on: 'date',
  gross_premium_cents: 'bigint',
  insurer_discount_bp: 'integer',
  net_premium_cents: 'bigint',
  client_discount_bp: 'integer',
  actual_premium_cents: 'bigint',
  other_levies_cents: 'bigint',
  levy_cents: 'bigint',
  total_levies_cents: 'bigint',
  basic_rate_bp: 'integer',
  basic_commission_cents: 'bigint',
  total_commission_cents: 'bigint',
  payout_bp: 'integer',
  consultant_commission_cents: 'bigint',
  house_commission_cents: 'bigint',
  receivable_cents: 'bigint',
  payable_cents: 'bigint',
  changes_sealed: 'bytea',
  created_at: 'timestamptz',
  issued_by: 'uuid',
};

const holderFields = ['insuredName', 'surname', 'firstName', 'hkid', 'bornOn', 'email', 'phone'] as const;

const insuredFields = ['surname', 'firstName', 'hkid', 'passport', 'bornOn', 'relationship', 'licensedOn'] as const;

/** What is filled in of a person. */
const filledOf = <R extends object>(row: R, fields: readonly (keyof R & string)[]): PersonFields =>
  Object.fromEntries(fields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]])));

const holderOf = (row: PolicyRow): PersonFields => filledOf(row, holderFields);

const insuredPerson = (row: PersonRow): Person => ({
  personNo: Number(row.personNo),
  role: 'insured',
  kind: row.personKind,
  fields: filledOf(row, insuredFields),
});

const personsOf = ({ row, persons }: PlannedPolicy): Person[] => [
  { personNo: 0, role: 'holder', kind: null, fields: holderOf(row) },
  ...persons.map(insuredPerson).toSorted((one, other) => one.personNo - other.personNo),
];

/** A policy waits for its premium, unless it had been in force without it for longer than one may. */
function pendingSince({ clock, catalogue }: WriteDeps, { notes }: PlannedPolicy): string | null {
  const [first] = notes;
  if (!first || first.isSettled || first.row.receivable === 0) return null;
  const { premiumTermDays } = catalogue.current().settings;
  const last = Date.parse(`${first.row.accountOn}T00:00:00Z`) + premiumTermDays * 86_400_000;
  return Date.parse(`${clock.today()}T00:00:00Z`) <= last ? first.row.accountOn : null;
}

function policyRow(
  deps: WriteDeps,
  { policyId, transactionNumber, planned, persons }: NewPolicy & { readonly persons: readonly Person[] },
  importId: string,
  by: string,
) {
  const { row } = planned;
  const { seal, clock } = deps;
  const holder = holderOf(row);
  const insured = insuredOf(persons);
  return {
    id: policyId,
    policy_number: row.policyNumber,
    transaction_number: transactionNumber,
    line: row.product,
    insurer_code: row.insurer,
    plan_code: row.plan ?? '',
    language: row.language ?? 'en',
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    ended_as: row.endedAs,
    currency: 'HKD',
    consultant_code: row.consultant,
    second_consultant_code: row.secondConsultant,
    second_share_bp: row.secondShare ?? 0,
    holder_sealed: seal.seal(`policies/${policyId}`, { holder, insured, answers: [] }),
    answers_sealed: seal.seal(`policies/${policyId}`, []),
    remarks_sealed: row.remarks === null ? null : seal.seal(`policies/${policyId}`, row.remarks),
    issued_on: row.issuedOn,
    issued_at: clock.now(),
    pending_since: row.endedAs === null ? pendingSince(deps, planned) : null,
    handler_id: by,
    holder_name_hash: insuredNameHash(seal, nameOf(holder)),
    import_id: importId,
  };
}

function endorsementRow({ seal, clock }: WriteDeps, { policyId, planned }: NewPolicy, note: PlannedNote, by: string) {
  const { row, no, consultantCents } = note;
  const id = orderedId();
  const { endedAs } = planned.row;
  // What a policy is follows from its endorsements: the last one ended it.
  const isEnd = note === planned.notes.at(-1) && (endedAs === 'cancelled' || endedAs === 'void');
  const changes = { lines: [], endedAs: { before: null, after: endedAs } };
  const [otherLevies, levy] = [row.otherLevies ?? 0, row.levy ?? 0];
  return {
    id,
    policy_id: policyId,
    endorsement_no: no,
    kind: row.kind,
    effective_on: row.effectiveOn,
    account_on: row.accountOn,
    gross_premium_cents: row.grossPremium,
    insurer_discount_bp: insurerDiscountOf(row),
    net_premium_cents: row.netPremium,
    client_discount_bp: clientDiscountOf(row),
    actual_premium_cents: row.actualPremium,
    other_levies_cents: otherLevies,
    levy_cents: levy,
    total_levies_cents: otherLevies + levy,
    basic_rate_bp: basicRateOf(row),
    basic_commission_cents: basicCommissionOf(row),
    total_commission_cents: row.commission,
    payout_bp: planned.row.consultant ? (row.payoutRate ?? 0) : 0,
    consultant_commission_cents: consultantCents,
    house_commission_cents: row.commission - consultantCents,
    receivable_cents: row.receivable,
    payable_cents: row.payable,
    changes_sealed: isEnd ? seal.seal(changesSealOwner(id), changes) : null,
    created_at: clock.now(),
    issued_by: by,
  };
}

/** Writes policies with their holders, whom they insure, and what was booked of them. */
export async function writePolicies(
  deps: WriteDeps,
  tx: Tx,
  policies: readonly NewPolicy[],
  importId: string,
  by: string,
): Promise<void> {
  const withPersons = policies.map((policy) => ({ ...policy, persons: personsOf(policy.planned) }));
  await insertMany(
    tx,
    'policies',
    policyTypes,
    withPersons.map((policy) => policyRow(deps, policy, importId, by)),
  );
  await writePersons(
    tx,
    deps.seal,
    withPersons.flatMap(({ policyId, persons }) => persons.map((person) => ({ ...person, policyId }))),
  );
  await insertMany(
    tx,
    'policy_endorsements',
    endorsementTypes,
    policies.flatMap((policy) => policy.planned.notes.map((note) => endorsementRow(deps, policy, note, by))),
  );
}
