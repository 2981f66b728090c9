import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import type { ProductCode } from '@onegi/contract/lines';
import { scopeOf } from '@onegi/contract/permissions';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Deps } from '../../deps.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import { describeMadeDocuments, selectPolicyDocuments } from '../documents/policy-documents.ts';
import { nameOf, type Person, type PersonFields } from '../persons/person.ts';
import { openPersons, selectPersons } from '../persons/read-persons.ts';
import { productName } from '../templates/product-name.ts';
import { describeBooked } from './describe-endorsement.ts';
import { answersOf } from './describe-matter.ts';
import { outstandingOf } from './describe-note.ts';
import { type PolicyRow, seesHouseShare, selectByNumber, visible } from './policy-row.ts';
import { policyStatus } from './policy-status.ts';

type DescribeDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

const textOf = (fields: PersonFields | undefined, name: string): string => String(fields?.[name] ?? '');

/** So many answers stand for the risk where nobody is insured by name. */
const ANSWERS_SHOWN = 3;

/** Who is insured, else what was answered first of the risk, in a line. */
function insuredDetailsOf(deps: DescribeDeps, policy: PolicyRow, persons: readonly Person[]): Bilingual {
  const names = persons.filter(({ role }) => role === 'insured').map(({ fields }) => nameOf(fields));
  if (names.length > 0) return { en: names.join(', '), zhHant: names.join('、') };
  const answers = answersOf(deps, policy)
    .flatMap(({ rows }) => rows)
    .filter(({ identity }) => !identity)
    .slice(0, ANSWERS_SHOWN);
  const shown = (language: keyof Bilingual) =>
    answers.map(({ label, value }) => `${label[language]}: ${value[language]}`).join(' · ');
  return { en: shown('en'), zhHant: shown('zhHant') };
}

type Booked = Parameters<typeof describeBooked>[1];
type ListedNote = Parameters<typeof outstandingOf>[0] & Pick<Booked, 'note_number' | 'settlement'>;
type ListedBooked = Omit<Booked, keyof ListedNote> & { readonly total_commission_cents: number };

const bookedColumns = [
  ...(['endorsement_no', 'kind', 'effective_on', 'ends_on', 'account_on'] as const),
  ...(['actual_premium_cents', 'receivable_cents', 'total_commission_cents'] as const),
] as const satisfies readonly (keyof ListedBooked)[];
const noteColumns = [
  'note_number',
  'settlement',
  'amount_cents',
  'allocated_cents',
] as const satisfies readonly (keyof ListedNote)[];

/** The values of a row without their names: for objects, which repeat every name, the database takes half as long again. */
const valuesOf = (columns: readonly string[]) =>
  sql`json_build_array(${sql.join(columns.map((name) => sql.ref(name)))})`;

/** A row by the names of its values. */
const rowOf = <Row>(columns: readonly (keyof Row)[], values: readonly unknown[]) =>
  Object.fromEntries(columns.map((name, at) => [name, values[at]])) as Row;

/** Its endorsements in their order, no more of each than its list shows. */
const selectBooked = sql<unknown[][]>`(
  select coalesce(json_agg(${valuesOf(bookedColumns)} order by endorsement_no), '[]')
  from policy_endorsements where policy_id = policies.id
)`;

/** Its notes by endorsement: joined, the notes of the policy would be read for each endorsement. */
const selectNotes = sql<Partial<Record<string, unknown[]>>>`(
  select coalesce(json_object_agg(endorsement_no, ${valuesOf(noteColumns)}), '{}')
  from debit_credit_notes where policy_id = policies.id
)`;

const noNote: ListedNote = { note_number: null, settlement: null, amount_cents: null, allocated_cents: null };

type Handler = Pick<PolicyDetail, 'handlerId' | 'handlerName' | 'handlerNameZh'>;

/**
 * Everything that is shown of a policy beside its row, in the same statement: who has it in hand and who wrote it too, and the case it
 * came of. One question each: six joins took the database as long to plan as to read.
 */
const around = (eb: ExpressionBuilder<Database, 'policies'>) => [
  sql<Handler | null>`(
    select json_build_object('handlerId', employee_id, 'handlerName', name_en, 'handlerNameZh', nullif(name_zh, '')) from users
    where id = policies.handler_id
  )`.as('handler'),
  eb.selectFrom('users').select('employee_id').whereRef('users.id', '=', 'policies.changed_by').as('changedBy'),
  eb
    .selectFrom('policy_endorsements as first')
    .innerJoin('users', 'users.id', 'first.issued_by')
    .select('users.employee_id')
    .whereRef('first.policy_id', '=', 'policies.id')
    .where('first.endorsement_no', '=', '000')
    .as('createdBy'),
  eb
    .selectFrom('quote_requests as request')
    .select('request.request_number')
    .whereRef('request.policy_id', '=', 'policies.id')
    .as('caseNumber'),
  selectBooked.as('booked'),
  selectNotes.as('notes'),
  selectPersons('policy', sql`policies.id`).as('persons'),
  selectPolicyDocuments(sql`policies.id`).as('made'),
];

const nobody: Handler = { handlerId: null, handlerName: null, handlerNameZh: null };

const byNumberWithAround = (db: Db, number: string) => selectByNumber(db, number).select(around);

type Described = Awaited<ReturnType<ReturnType<typeof byNumberWithAround>['executeTakeFirstOrThrow']>>;

/**
 * A policy for who may see it, with everything that is shown around it.
 * @throws AppError policy.notFound
 */
export async function openPolicy(
  deps: DescribeDeps & Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  number: string,
): Promise<PolicyDetail> {
  const row = await byNumberWithAround(db, number).modifyFront(prepared).executeTakeFirst();
  return describe(deps, actor, visible(deps, actor, 'policies.read', row));
}

/** The same of a policy that was read. */
export async function describePolicy(
  deps: DescribeDeps,
  tx: Db,
  actor: Actor,
  policy: PolicyRow,
): Promise<PolicyDetail> {
  const read = await tx
    .selectFrom('policies')
    .select(around)
    .where('policies.id', '=', policy.id)
    .executeTakeFirstOrThrow();
  return describe(deps, actor, { ...policy, ...read });
}

function describe(deps: DescribeDeps, actor: Actor, policy: Described): PolicyDetail {
  const { id, handler, notes, made, changedBy, createdBy, caseNumber } = policy;
  const booked = policy.booked.map((values) => {
    const row = rowOf<ListedBooked>(bookedColumns, values);
    const note = notes[row.endorsement_no];
    return { ...row, ...(note ? rowOf<ListedNote>(noteColumns, note) : noNote) };
  });
  const persons = openPersons(deps.seal, 'policy', id, policy.persons);
  const holder = persons.find(({ role }) => role === 'holder')?.fields;
  const { starts_on: startsOn, ends_on: endsOn, ended_as: endedAs, pending_since: pendingSince } = policy;
  const status = policyStatus({ startsOn, endsOn, endedAs, pendingSince }, deps.clock.today());
  const line = policy.line as ProductCode;
  const insurer = deps.catalogue.current().insurerByCode.get(policy.insurer_code);
  const [named, stands] = [productName(line), bothTexts(`policyList.statuses.${status}`)];
  const insured = insuredDetailsOf(deps, policy, persons);
  const volume = booked.reduce((sum, row) => sum + row.total_commission_cents, 0);
  return {
    transactionNumber: policy.transaction_number,
    policyNumber: policy.policy_number,
    holderName: nameOf(holder ?? {}),
    status,
    statusName: stands.en,
    statusNameZh: stands.zhHant,
    consultantCode: policy.consultant_code,
    secondConsultantCode: policy.second_consultant_code,
    startsOn,
    endsOn,
    currency: policy.currency,
    premiumCurrency: policy.currency,
    line,
    lineName: named.en,
    lineNameZh: named.zhHant,
    planCode: policy.plan_code,
    insurerCode: policy.insurer_code,
    insurerName: insurer?.name.en ?? policy.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? policy.insurer_code,
    contactEmail: textOf(holder, 'email'),
    contactMobile: textOf(holder, 'phone'),
    ...(handler ?? nobody),
    changedBy,
    createdBy,
    caseNumber,
    kind: (booked[0]?.kind ?? 'NB') as PolicyDetail['kind'],
    businessVolumeCents: seesHouseShare(actor) ? volume : null,
    insuredDetails: insured.en,
    insuredDetailsZh: insured.zhHant,
    remarks: policy.remarks_sealed ? deps.seal.open<string>(`policies/${id}`, policy.remarks_sealed) : '',
    issuedOn: policy.issued_on,
    changedAt: policy.changed_at?.toISOString() ?? null,
    outstandingCents: booked.reduce((sum, row) => sum + outstandingOf(row), 0),
    version: policy.version,
    mayEdit: scopeOf(actor, 'policies.edit') !== null,
    endorsements: booked.map((row) => describeBooked(policy, row)),
    documents: describeMadeDocuments(deps, made),
  };
}
