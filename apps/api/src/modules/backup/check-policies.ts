import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { type DocumentFacts, isEndorsement, isOffered } from '../../ports/policy-facts.ts';
import { readPersons } from '../persons/read-persons.ts';

export interface PolicyCheck {
  /** Policies there are, and how many were opened. */
  readonly policies: number;
  readonly opened: number;
  /** What is wrong, in words for the operator: policy numbers, never names. */
  readonly problems: readonly string[];
}

const EVERY = 100;
/** So many at least, or all where there are fewer. */
const AT_LEAST = 100;

interface Sampled {
  id: string;
  policy_number: string;
  quote_id: string | null;
  quote_is_there: boolean;
  holder_sealed: Buffer;
  answers_sealed: Buffer | null;
}

async function samplePolicies(db: Db, policies: number): Promise<Sampled[]> {
  const step = Math.max(1, Math.min(EVERY, Math.floor(policies / AT_LEAST)));
  const { rows } = await sql<Sampled>`
    select p.id, p.policy_number, p.quote_id, p.holder_sealed, p.answers_sealed,
      p.quote_id is null or exists (select from quotes q where q.id = p.quote_id) as quote_is_there
    from (select id, row_number() over (order by policy_number) as place from policies) as placed
    join policies p on p.id = placed.id
    where (placed.place - 1) % ${step}::int = 0
    order by p.policy_number`.execute(db);
  return rows;
}

/** Notes that are not what their endorsement says is owed, and receipts paid in full of which what has not gone back is not allocated in full. */
async function sumsThatDisagree(db: Db, policyId: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'debit or credit note ' || n.note_number as what
    from debit_credit_notes n join policy_endorsements e using (policy_id, endorsement_no)
    where n.policy_id = ${policyId} and abs(n.amount_cents) <> abs(e.receivable_cents)
    union all
    select 'receipt ' || r.receipt_number
    from receipts r
    where r.policy_id = ${policyId} and r.paid_type = 'full' and
      case when r.bank_status = 'returned' then 0
        else greatest(0, r.amount_cents - r.refunded_cents - r.charged_back_cents) end <>
      (select coalesce(sum(a.amount_cents), 0) from allocations a where a.receipt_id = r.id)
    union all
    select 'endorsement 000' where not exists
      (select from policy_endorsements where policy_id = ${policyId} and endorsement_no = '000')`.execute(db);
  return rows.map(({ what }) => what);
}

/** Opens the facts of a policy's documents: they must name this policy and a receipt or note that is there, with its amount. */
async function checkDocuments(db: Db, seal: Seal, policy: Sampled): Promise<string[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'facts_sealed'])
    .where('owner_id', '=', policy.id)
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['receipt_number', 'amount_cents'])
    .where('policy_id', '=', policy.id)
    .execute();
  const notes = await db
    .selectFrom('debit_credit_notes')
    .select(['note_number', 'amount_cents'])
    .where('policy_id', '=', policy.id)
    .execute();
  return documents.flatMap((row) => {
    const facts = opened<DocumentFacts>(seal, `documents/${row.id}`, row.facts_sealed);
    if (!facts) return [`its ${row.kind} cannot be opened`];
    if (isOffered(facts) || isEndorsement(facts)) {
      const note = notes.find((one) => one.note_number === facts.note?.noteNumber);
      const agreesWithNote = facts.policyNumber === policy.policy_number && note?.amount_cents === facts.totalCents;
      return agreesWithNote ? [] : [`its ${row.kind} says otherwise than its note`];
    }
    const receipt = receipts.find((one) => one.receipt_number === facts.payment.receiptNumber);
    const agrees = facts.policyNumber === policy.policy_number && receipt?.amount_cents === facts.payment.amountCents;
    return agrees ? [] : [`its ${row.kind} says otherwise than its receipt`];
  });
}

function opened<T>(seal: Seal, owner: string, sealed: Buffer): T | null {
  try {
    return seal.open<T>(owner, sealed);
  } catch {
    return null;
  }
}

/** The persons of a policy are rows, or one value where nobody has moved them yet. */
async function opensPersons(db: Db, seal: Seal, { id, answers_sealed, holder_sealed }: Sampled): Promise<boolean> {
  if (!answers_sealed) return opened(seal, `policies/${id}`, holder_sealed) !== null;
  const persons = await readPersons(db, seal, 'policy', id).catch(() => []);
  return persons.some(({ role }) => role === 'holder') && opened(seal, `policies/${id}`, answers_sealed) !== null;
}

/** Opens every hundredth policy, a hundred at least: holder, documents, quote, and that the sums agree. */
export async function checkPolicies(db: Db, seal: Seal): Promise<PolicyCheck> {
  const { policies } = await db
    .selectFrom('policies')
    .select(({ fn }) => fn.countAll<number>().as('policies'))
    .executeTakeFirstOrThrow();
  const sample = await samplePolicies(db, policies);
  const problems: string[] = [];
  for (const policy of sample) {
    const found: string[] = [];
    if (!(await opensPersons(db, seal, policy))) found.push('its holder cannot be opened');
    if (!policy.quote_is_there) found.push('its quote is missing');
    found.push(...(await checkDocuments(db, seal, policy)));
    found.push(...(await sumsThatDisagree(db, policy.id)).map((what) => `${what} does not add up`));
    problems.push(...found.map((what) => `policy ${policy.policy_number}: ${what}`));
  }
  return { policies, opened: sample.length, problems };
}
