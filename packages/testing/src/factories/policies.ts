import { randomUUID } from 'node:crypto';
import { insuredNameHash } from '../../../../apps/api/src/modules/persons/held-names.ts';
import { lookupHashes } from '../../../../apps/api/src/modules/persons/lookups.ts';
import { nameOf, type PersonFields } from '../../../../apps/api/src/modules/persons/person.ts';
import { ownerOfField } from '../../../../apps/api/src/modules/persons/read-persons.ts';
import type { AnsweredSection } from '../../../../apps/api/src/ports/policy-facts.ts';
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
  /** Whoever writes it posts its note too; else it is as the release before wrote it, and a portal posts it when it starts. */
  readonly isPosted?: boolean;
  readonly surname?: string;
  readonly firstName?: string;
  /** Of a firm, in place of a person's name. */
  readonly insuredName?: string;
  readonly secondCode?: string | null;
  /** The secondary code's part of the consultants' commission, 10,000 = all. */
  readonly secondShare?: number;
  readonly pendingSince?: string | null;
  readonly email?: string;
  readonly phone?: string;
  readonly answers?: readonly AnsweredSection[];
  /** Who is insured beside the holder. */
  readonly insured?: readonly { readonly surname: string; readonly firstName: string }[];
}

/** Writes a policy as a purchase would: its row, its holder's name, the booking of new business and the note. */
export async function insertPolicy({ database, deps: { seal } }: TestApp, example: PolicyExample): Promise<string> {
  const { number, issuedOn, insurer = 'LPG', line = 'TRAVEL', premium = 100_00, brokerage = 10_00 } = example;
  const { code = null, startsOn = issuedOn, endsOn = '2099-12-31', endedAs = null } = example;
  const { settlement = 'settled', secondCode = null, secondShare = 0, pendingSince = null, answers = [] } = example;
  const { surname = 'DEMO', firstName = 'ONE', insuredName, email, phone, insured = [], isPosted = false } = example;
  const named = insuredName ? { insuredName } : { surname, firstName };
  const id = randomUUID();
  const run = (text: string, values: unknown[]) => database.pool.query(text, values);
  await run(
    `insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
       ended_as, currency, consultant_code, holder_sealed, answers_sealed, issued_on, issued_at, second_consultant_code,
       second_share_bp, pending_since, holder_name_hash)
     values ($1, $2, 'PT-' || $2, $3, $4, 'ANY', 'en', $5, $6, $7, 'HKD', $8, $15, $10, $9, $9::date, $11, $12, $13, $14)`,
    [
      ...[id, number, line, insurer, startsOn, endsOn, endedAs, code, issuedOn, seal.seal(`policies/${id}`, answers)],
      ...[secondCode, secondShare, pendingSince, insuredNameHash(seal, insuredName ?? `${surname} ${firstName}`)],
      seal.seal(`policies/${id}`, { holder: named, insured: [], answers }),
    ],
  );
  for (const [personNo, fields] of [{ ...named, email, phone }, ...insured].entries()) {
    await run(
      `insert into policy_persons (owner_id, person_no, role, kind, lookup_hashes) values ($1, $2, $3, $4, '{}')`,
      [...[id, personNo, ...(personNo === 0 ? ['holder', null] : ['insured', 'A'])]],
    );
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const sealed = seal.seal(ownerOfField('policy', id, personNo, field), value);
      await run(`insert into policy_person_fields values ($1, $2, $3, $4)`, [id, personNo, field, sealed]);
    }
  }
  await bookEndorsement({ database }, { policyId: id, kind: 'NB', accountOn: issuedOn, premium, brokerage });
  await bookNote(
    { database },
    { policyId: id, noteNumber: `DN-${number}`, cents: premium, accountOn: issuedOn, settlement, isPosted },
  );
  return id;
}

/** Makes somebody else the holder of a policy, known by these fields alone, as issuing and importing write a holder. */
export async function setHolder(
  { deps: { db, seal } }: TestApp,
  policyId: string,
  fields: PersonFields,
): Promise<void> {
  const holder = { owner_id: policyId, person_no: 0 };
  await db.deleteFrom('policy_person_fields').where('owner_id', '=', policyId).where('person_no', '=', 0).execute();
  await db
    .insertInto('policy_person_fields')
    .values(
      Object.entries(fields).map(([field, value]) => ({
        ...holder,
        field,
        value_sealed: seal.seal(ownerOfField('policy', policyId, 0, field), value),
      })),
    )
    .execute();
  await db
    .updateTable('policy_persons')
    .set({ lookup_hashes: lookupHashes(seal, fields) })
    .where('owner_id', '=', policyId)
    .where('person_no', '=', 0)
    .execute();
  const holder_name_hash = insuredNameHash(seal, nameOf(fields));
  await db.updateTable('policies').set({ holder_name_hash }).where('id', '=', policyId).execute();
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

interface NoteExample {
  readonly policyId: string;
  readonly endorsementNo?: string;
  readonly noteNumber: string;
  /** Negative of a credit note. */
  readonly cents: number;
  readonly accountOn: string;
  readonly dueOn?: string;
  readonly settlement?: string;
  readonly isPosted?: boolean;
}

/** Writes the note of an endorsement; answers its id. */
export async function bookNote({ database }: Pick<TestApp, 'database'>, example: NoteExample): Promise<string> {
  const { policyId, endorsementNo = '000', noteNumber, cents, accountOn, dueOn = accountOn } = example;
  const { settlement = 'unsettled', isPosted = false } = example;
  const id = randomUUID();
  await database.pool.query(
    `insert into debit_credit_notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on,
       due_on, settlement, allocated_cents, posted, created_at)
     values ($1, $2, $3, $4, $5, $6, 'HKD', $7, $8, $9, $10, $11, $7::date)`,
    [
      ...[id, noteNumber, policyId, endorsementNo, cents < 0 ? 'CREDIT' : 'DEBIT', cents, accountOn, dueOn, settlement],
      settlement === 'settled' ? cents : 0,
      isPosted,
    ],
  );
  return id;
}

interface ReceiptExample {
  readonly receiptNumber: string;
  readonly policyId: string | null;
  readonly cents: number;
  readonly on: string;
  readonly method?: string;
  /** What of it is set against which notes. */
  readonly against?: readonly { readonly noteId: string; readonly cents: number }[];
}

/** Writes a receipt with what is set against notes. */
export async function bookReceipt({ database }: Pick<TestApp, 'database'>, example: ReceiptExample): Promise<void> {
  const { receiptNumber, policyId, cents, on, method = 'FPS', against = [] } = example;
  const id = randomUUID();
  await database.pool.query(
    `insert into receipts (id, receipt_number, policy_id, received_on, received_at, amount_cents, currency, method, bank_status,
       paid_type, bank_reference)
     values ($1, $2, $3, $4, $4::date, $5, 'HKD', $6, 'cleared', 'full', 'REF-1')`,
    [id, receiptNumber, policyId, on, cents, method],
  );
  for (const part of against) {
    await database.pool.query(
      `insert into allocations (receipt_id, note_id, amount_cents, allocated_at) values ($1, $2, $3, $4::date)`,
      [id, part.noteId, part.cents, on],
    );
  }
}
