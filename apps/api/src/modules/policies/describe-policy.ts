import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import type { ProductCode } from '@onegi/contract/lines';
import { scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import { describePolicyDocuments } from '../documents/policy-documents.ts';
import { nameOf, type Person, type PersonFields } from '../persons/person.ts';
import { readPersons } from '../persons/read-persons.ts';
import { productName } from '../templates/product-name.ts';
import { describeBooked, readBooked } from './describe-endorsement.ts';
import { answersOf } from './describe-matter.ts';
import { outstandingOf } from './describe-note.ts';
import { type PolicyRow, seesHouseShare } from './policy-row.ts';
import { policyStatus } from './policy-status.ts';

type DescribeDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

const textOf = (fields: PersonFields | undefined, name: string): string => String(fields?.[name] ?? '');

/** What the documents of the policy itself belong to. */
const NEW_BUSINESS = '000';

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

/** Who has a policy in hand and who wrote it, and the case that it came of. */
const readPeople = (db: Db, { id }: PolicyRow) =>
  db
    .selectFrom('policies')
    .leftJoin('users as handler', 'handler.id', 'policies.handler_id')
    .leftJoin('users as changer', 'changer.id', 'policies.changed_by')
    .leftJoin('policy_endorsements as booked', (join) =>
      join.onRef('booked.policy_id', '=', 'policies.id').on('booked.endorsement_no', '=', '000'),
    )
    .leftJoin('users as creator', 'creator.id', 'booked.issued_by')
    .leftJoin('quote_requests as request', 'request.policy_id', 'policies.id')
    .select(['handler.employee_id as handlerId', 'handler.name_en as handlerName', 'handler.name_zh as handlerNameZh'])
    .select(['changer.employee_id as changedBy', 'creator.employee_id as createdBy', 'request.request_number'])
    .where('policies.id', '=', id)
    .executeTakeFirstOrThrow();

/** A policy for who may see it. */
export async function describePolicy(
  deps: DescribeDeps,
  db: Db,
  actor: Actor,
  policy: PolicyRow,
): Promise<PolicyDetail> {
  const { id } = policy;
  const [booked, persons, { request_number, ...people }] = await Promise.all([
    readBooked(db, id),
    readPersons(db, deps.seal, 'policy', id),
    readPeople(db, policy),
  ]);
  const documents = await describePolicyDocuments(deps, db, [
    { id, endorsementNo: NEW_BUSINESS },
    ...booked.map((row) => ({ id: row.id, endorsementNo: row.endorsement_no })),
  ]);
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
    ...people,
    kind: (booked[0]?.kind ?? 'NB') as PolicyDetail['kind'],
    businessVolumeCents: seesHouseShare(actor) ? volume : null,
    insuredDetails: insured.en,
    insuredDetailsZh: insured.zhHant,
    caseNumber: request_number,
    remarks: policy.remarks_sealed ? deps.seal.open<string>(`policies/${id}`, policy.remarks_sealed) : '',
    issuedOn: policy.issued_on,
    changedAt: policy.changed_at?.toISOString() ?? null,
    outstandingCents: booked.reduce((sum, row) => sum + outstandingOf(row), 0),
    version: policy.version,
    mayEdit: scopeOf(actor, 'policies.edit') !== null,
    endorsements: booked.map((row) => describeBooked(policy, row)),
    documents,
  };
}
