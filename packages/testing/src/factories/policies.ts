import { randomUUID } from 'node:crypto';
import { ownerOfField } from '../../../../apps/api/src/modules/persons/read-persons.ts';
import type { TestApp } from '../app.ts';

/** What matters of a policy in a test of figures and lists; money in cents, days as yyyy-MM-dd. */
export interface PolicyExample {
  readonly number: string;
  readonly issuedOn: string;
  readonly insurer?: string;
  readonly line?: string;
  readonly premium?: number;
  readonly brokerage?: number;
  readonly code?: string | null;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly endedAs?: string | null;
  readonly settlement?: string;
  readonly surname?: string;
  readonly firstName?: string;
}

/** Writes a policy as a purchase would: its row, its holder's name, the booking of new business and the note. */
export async function insertPolicy({ database, deps: { seal } }: TestApp, example: PolicyExample): Promise<string> {
  const { number, issuedOn, insurer = 'LPG', line = 'TRAVEL', premium = 100_00, brokerage = 10_00 } = example;
  const { code = null, startsOn = issuedOn, endsOn = '2099-12-31', endedAs = null } = example;
  const { settlement = 'settled', surname = 'DEMO', firstName = 'ONE' } = example;
  const id = randomUUID();
  const run = (text: string, values: unknown[]) => database.pool.query(text, values);
  await run(
    `insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
       ended_as, currency, consultant_code, holder_sealed, answers_sealed, issued_on, issued_at)
     values ($1, $2, 'PT-' || $2, $3, $4, 'ANY', 'en', $5, $6, $7, 'HKD', $8, '', '', $9, $9::date)`,
    [id, number, line, insurer, startsOn, endsOn, endedAs, code, issuedOn],
  );
  await run(`insert into policy_persons (owner_id, person_no, role, lookup_hashes) values ($1, 0, 'holder', '{}')`, [
    id,
  ]);
  for (const [field, value] of Object.entries({ surname, firstName })) {
    const sealed = seal.seal(ownerOfField('policy', id, 0, field), value);
    await run(`insert into policy_person_fields values ($1, 0, $2, $3)`, [id, field, sealed]);
  }
  await bookEndorsement({ database }, { policyId: id, kind: 'NB', accountOn: issuedOn, premium, brokerage });
  await run(
    `insert into debit_credit_notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on,
       due_on, settlement, created_at)
     values ($1, 'DN-' || $2, $3, '000', 'DEBIT', $4, 'HKD', $5, $5, $6, $5::date)`,
    [randomUUID(), number, id, premium, issuedOn, settlement],
  );
  return id;
}

export interface EndorsementExample {
  readonly policyId: string;
  readonly number?: string;
  readonly kind: string;
  readonly accountOn: string;
  /** Negative where premium is given back. */
  readonly premium: number;
  readonly brokerage: number;
}

/** Books an endorsement; all of its commission is the house's. */
export async function bookEndorsement(
  { database }: Pick<TestApp, 'database'>,
  { policyId, number = '000', kind, accountOn, premium, brokerage }: EndorsementExample,
): Promise<void> {
  await database.pool.query(
    `insert into policy_endorsements values ($1, $2, $3, $4, $4, $5, 0, $5, 0, $5, 0, 0, 0, 1000, $6, $6, 0, 0, $6, $5, $5::bigint - $6::bigint, $4::date)`,
    [policyId, number, kind, accountOn, premium, brokerage],
  );
}
