import type { Found } from '@onegi/contract/calls/workplace/search-work';
import { companyFields } from '@onegi/contract/fields/company';
import { requestFields } from '@onegi/contract/fields/requests';
import { scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import { bilingual, texts } from '../../lib/texts.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import { enquiryWorkflow } from '../company/enquiry-workflow.ts';
import { listedState } from '../requests/describe-request.ts';
import { productName } from '../templates/product-name.ts';
import { caseOfPolicy, isUnder, pathOfCase } from './own-cases.ts';
import { codesSeen, nameOfLine, type Searching } from './searching.ts';

/** Parts of numbers are found by trigrams, which shorter texts have none of. */
const SHORTEST_PART = 3;

const between = (start: string, end: string) =>
  bilingual((language) => texts[language]('work.found.period', { start, end }));

interface FoundPolicy {
  readonly policyNumber: string;
  readonly transactionNumber: string;
  readonly applicationId: string | null;
  readonly caseNumber: string | null;
  readonly line: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Policies by a part of their number, or by the whole of a transaction's, receipt's or note's. */
async function searchPolicies({ deps: { db, seal }, actor, text, most }: Searching): Promise<Found[]> {
  const codes = codesSeen(actor, 'clients.read');
  if (codes?.length === 0) return [];
  const number = text.toUpperCase();
  const seen = codes ? sql`and ${isUnder(codes)}` : sql``;
  const columns = sql`policies.id, policy_number as "policyNumber", application_id as "applicationId",
    transaction_number as "transactionNumber", ${caseOfPolicy} as "caseNumber", line,
    starts_on as "startsOn", ends_on as "endsOn"`;
  const { rows } = await sql<FoundPolicy>`
    (select ${columns} from policies where policy_number like ${`%${escapeLike(number)}%`} ${seen} limit ${most})
    union (select ${columns} from policies where transaction_number = ${number} ${seen})
    union (select ${columns} from receipts join policies on policies.id = receipts.policy_id
      where receipt_number = ${number} ${seen})
    union (select ${columns} from debit_credit_notes as notes join policies on policies.id = notes.policy_id
      where note_number = ${number} ${seen})
    limit ${most}`.execute(db);
  return rows.flatMap((found) => {
    const { policyNumber, line, startsOn, endsOn } = found;
    const path = pathOfCase(seal, found, actor);
    if (!path) return [];
    const product = nameOfLine(line);
    const period = between(startsOn, endsOn);
    return {
      kind: 'policy',
      title: policyNumber,
      titleZh: policyNumber,
      detail: `${product.en}, ${period.en}`,
      detailZh: `${product.zhHant}，${period.zhHant}`,
      path,
    };
  });
}

async function searchRequests({ deps: { db }, actor, text, most }: Searching): Promise<Found[]> {
  const codes = codesSeen(actor, 'requests.read');
  if (codes?.length === 0) return [];
  const rows = await db
    .selectFrom('quote_requests')
    .select(['request_number', 'product', 'status'])
    .where('request_number', 'like', `%${escapeLike(text.toUpperCase())}%`)
    // A draft is in no list of the office.
    .where('status', '<>', 'draft')
    .$if(codes !== null, (of) => of.where('consultant_code', 'in', [...(codes ?? [])]))
    .limit(most)
    .execute();
  return rows.map(({ request_number, product, status: kept }) => {
    const name = productName(product);
    const status = listedState(kept);
    const state = bilingual((language) => texts[language](`requests.mine.states.${status}`));
    return {
      kind: 'request',
      title: request_number,
      titleZh: request_number,
      detail: `${name.en}, ${state.en}`,
      detailZh: `${name.zhHant}，${state.zhHant}`,
      path: `/requests?${new URLSearchParams({ [requestFields.numberSearched.wire]: request_number })}`,
    };
  });
}

async function searchEnquiries({ deps: { db }, actor, text, most }: Searching): Promise<Found[]> {
  if (!scopeOf(actor, 'enquiries.read')) return [];
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('enquiry_number', 'like', `%${escapeLike(text.toUpperCase())}%`)
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { enquiry_number } = row;
    const state = bilingual((language) => texts[language](`enquiryList.states.${enquiryWorkflow.stateOf(row)}`));
    return {
      kind: 'enquiry',
      title: enquiry_number,
      titleZh: enquiry_number,
      detail: state.en,
      detailZh: state.zhHant,
      path: `/enquiries?${new URLSearchParams({ [companyFields.numberSearched.wire]: enquiry_number })}`,
    };
  });
}

/** Policies, requests and enquiries by their numbers, which all hold a digit. */
export async function searchNumbers(searching: Searching): Promise<Found[]> {
  if (searching.text.length < SHORTEST_PART || !/^[A-Za-z0-9-]*\d[A-Za-z0-9-]*$/.test(searching.text)) return [];
  const found = await Promise.all([searchPolicies(searching), searchRequests(searching), searchEnquiries(searching)]);
  return found.flat();
}
