import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../apps/api/src/db/database.ts';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import type { PolicyFacts } from '../apps/api/src/ports/policy-facts.ts';

type Row = Record<string, unknown>;
type Rows = Map<keyof Database, Row[]>;

const TOGETHER = 250;

/** Everything that belongs to the policies sold through an application, table by table, as the server wrote it. */
async function readSold(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`
    select to_jsonb(p) as policy, to_jsonb(q) as quote, to_jsonb(a) as application, to_jsonb(y) as payment,
      to_jsonb(n) as note, to_jsonb(r) as receipt, to_jsonb(l) as allocation, to_jsonb(e) as endorsement,
      (select jsonb_agg(d) from documents d where d.owner_id = p.id) as documents,
      (select jsonb_agg(o) from application_persons o where o.owner_id = a.id) as application_persons,
      (select jsonb_agg(o) from application_person_fields o where o.owner_id = a.id) as application_person_fields,
      (select jsonb_agg(o) from policy_persons o where o.owner_id = p.id) as policy_persons,
      (select jsonb_agg(o) from policy_person_fields o where o.owner_id = p.id) as policy_person_fields,
      (select to_jsonb(m) from mails m order by m.queued_at limit 1) as mail
    from policies p
    join quotes q on q.id = p.quote_id
    join applications a on a.id = p.application_id
    join payments y on y.application_id = a.id and y.state = 'paid'
    join debit_credit_notes n on n.policy_id = p.id
    join policy_endorsements e on e.policy_id = p.id
    join receipts r on r.policy_id = p.id
    join allocations l on l.receipt_id = r.id`);
  return rows;
}

const bytesOf = (text: unknown) => Buffer.from(String(text).slice(2), 'hex');
const hexOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Another policy with the same facts, under names and numbers of its own and sealed for them. */
function copyOf(sold: Row, number: number, seal: Seal, rows: Rows): void {
  const [id, application_id, quote_id, payment_id, note_id, receipt_id, mail_id] = Array.from(
    { length: 7 },
    randomUUID,
  );
  const add = (table: keyof Database, row: unknown, changes: Row) => {
    const list = rows.get(table) ?? [];
    rows.set(table, [...list, { ...(row as Row), ...changes }]);
  };
  const resealed = <T>(owner: string, from: string, sealed: unknown, change: (value: T) => T = (value) => value) =>
    hexOf(seal.seal(owner, change(seal.open<T>(from, bytesOf(sealed)))));
  const { policy, quote, application, payment, note, receipt, allocation, endorsement, mail } = sold as Record<
    string,
    Row
  >;
  const policyNumber = `BENCH-P-${number}`;
  const receiptNumber = `BENCH-R-${number}`;
  add('quotes', quote, { id: quote_id, quote_ref: randomBytes(60).toString('base64url') });
  add('applications', application, {
    id: application_id,
    quote_id,
    people_sealed: resealed(
      `applications/${application_id}`,
      `applications/${application?.id}`,
      application?.people_sealed,
    ),
    answers_sealed: resealed(
      `applications/${application_id}`,
      `applications/${application?.id}`,
      application?.answers_sealed,
    ),
  });
  const addPersons = (owner: 'application' | 'policy', owner_id: string) => {
    const [persons, fields] = [`${owner}_persons`, `${owner}_person_fields`] as const;
    for (const person of sold[persons] as Row[]) add(persons, person, { owner_id });
    for (const known of sold[fields] as Row[]) {
      const ownerOf = (id: unknown) => `${fields}/${id}/${known.person_no}/${known.field}`;
      const value_sealed = resealed(ownerOf(owner_id), ownerOf(known.owner_id), known.value_sealed);
      add(fields, known, { owner_id, value_sealed });
    }
  };
  addPersons('application', application_id ?? '');
  add('payments', payment, { id: payment_id, application_id, quote_id, gateway_ref: randomUUID() });
  add('policies', policy, {
    id,
    application_id,
    quote_id,
    policy_number: policyNumber,
    transaction_number: `BENCH-T-${number}`,
    holder_sealed: resealed(`policies/${id}`, `policies/${policy?.id}`, policy?.holder_sealed),
    answers_sealed: resealed(`policies/${id}`, `policies/${policy?.id}`, policy?.answers_sealed),
  });
  addPersons('policy', id ?? '');
  add('policy_endorsements', endorsement, { policy_id: id, id: randomUUID() });
  add('debit_credit_notes', note, { id: note_id, policy_id: id, note_number: `BENCH-N-${number}`, allocated_cents: 0 });
  add('receipts', receipt, {
    id: receipt_id,
    policy_id: id,
    payment_id,
    receipt_number: receiptNumber,
    allocated_cents: 0,
  });
  add('allocations', allocation, { id: randomUUID(), receipt_id, note_id });
  for (const document of sold.documents as Row[]) {
    const documentId = randomUUID();
    const facts_sealed = resealed<PolicyFacts>(
      `documents/${documentId}`,
      `documents/${document.id}`,
      document.facts_sealed,
      (facts) => ({ ...facts, policyNumber, payment: { ...facts.payment, receiptNumber } }),
    );
    add('documents', document, { id: documentId, owner_id: id, facts_sealed });
  }
  // Nobody opens the mails: as many bytes that look as random do.
  if (mail) add('mails', mail, { id: mail_id, mail_sealed: hexOf(randomBytes(bytesOf(mail.mail_sealed).length)) });
}

/** Makes many policies of the few that the demonstration sold, each opening and adding up like its original. */
export async function multiplyPolicies(pool: pg.Pool, seal: Seal, count: number): Promise<void> {
  const sold = await readSold(pool);
  if (sold.length === 0) throw new Error('The demonstration has sold nothing');
  for (let done = 0; done < count; done += TOGETHER) {
    const rows: Rows = new Map();
    for (let number = done; number < done + TOGETHER; number++)
      copyOf(sold[number % sold.length] ?? {}, number, seal, rows);
    for (const [table, list] of rows) {
      const sql = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
      await pool.query(sql, [JSON.stringify(list)]);
    }
  }
}
