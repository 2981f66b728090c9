import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestApp, testApp } from '@onegi/testing/app';
import {
  aDraft,
  aNotice,
  anApplicant,
  aPayment,
  aSubmittedApplication,
  call,
  fillIn,
  notify,
  submit,
  theApplicantInsured,
} from '@onegi/testing/factories/purchases';
import { portalVariables } from '@onegi/testing/portal';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { idOfRef } from '../../lib/refs.ts';
import { findPersons } from '../persons/find-persons.ts';
import type { PersonFields, PersonOwner } from '../persons/person.ts';
import { ownerOfField, readPersons } from '../persons/read-persons.ts';
import { openContent } from './application-content.ts';
import { backfillPersons, countWaitingPersons } from './backfill-persons.ts';
import { findApplication, lockWithPayment, type PaymentRow } from './repository.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'commands', 'find-person.ts');

type Json = Record<string, unknown>;
interface Stored {
  personNo: number;
  field: string;
  sealed: string;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const family = { travelling: 'F', adult: 2, spouse: 'Y', children: 1 };
const theSpouse = {
  personType: 'A',
  surname: 'DEMO',
  firstName: 'TWO',
  dateOfBirth: '1991-02-03',
  hkid: 'B222222(7)',
  relationship: 'SP',
};

const idOf = ({ applicationRef }: { applicationRef: string }, { deps } = shop) =>
  idOfRef(deps.seal, 'application', applicationRef) ?? '';
const read = async (applicationRef: string) => (await call(shop, 'GET', `/buy/application/${applicationRef}`)).data;

/** Every sealed value of an application's persons, by person and field. */
async function storedFields(id: string, owner: PersonOwner = 'application'): Promise<Map<string, string>> {
  const { rows } = await sql<Stored>`
    select person_no as "personNo", field, encode(value_sealed, 'hex') as sealed
    from ${sql.table(`${owner}_person_fields`)} where owner_id = ${id}`.execute(shop.deps.db);
  return new Map(rows.map(({ personNo, field, sealed }) => [`${personNo} ${field}`, sealed]));
}

function changedBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key)).toSorted();
}

/** What a process of release 0.1 leaves of an application: its persons and answers in one value, and no rows. */
async function asReleased(id: string, { db } = shop.deps): Promise<void> {
  await sql`delete from application_person_fields where owner_id = ${id}`.execute(db);
  await sql`delete from application_persons where owner_id = ${id}`.execute(db);
  await sql`update applications set answers_sealed = null, persons_version = null where id = ${id}`.execute(db);
}

/** What a process of release 0.1 does when it saves: it knows people_sealed alone. */
async function saveAsReleased(id: string, surname: string): Promise<void> {
  const { db, seal } = shop.deps;
  const row = await findApplication(db, id);
  if (!row) throw new Error('No such application');
  const { applicant, people, answers } = openContent(seal, row);
  const content = { applicant: { ...applicant, surname }, people: people.map((one) => ({ ...one, surname })), answers };
  const people_sealed = seal.seal(`applications/${id}`, content);
  await db
    .updateTable('applications')
    .set({ people_sealed, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
}

async function find(known: PersonFields): Promise<string[]> {
  const found = await findPersons(shop.deps.db, shop.deps.seal, known);
  return found.map(({ owner, ownerId, role }) => `${owner} ${ownerId} ${role}`);
}

async function policyIdOf(applicationId: string): Promise<string> {
  const query = shop.deps.db.selectFrom('policies').select('id').where('application_id', '=', applicationId);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function bought(): Promise<{ applicationRef: string; id: string; policyId: string }> {
  const application = await aSubmittedApplication(shop);
  await notify(shop, await aNotice(shop, await aPayment(shop, application)));
  const id = idOf(application);
  return { applicationRef: application.applicationRef, id, policyId: await policyIdOf(id) };
}

describe('persons in rows', () => {
  test('one field of one person changed changes that sealed value alone; the same saved again changes none', async () => {
    const draft = await aDraft(shop, family);
    const filled = (await fillIn(shop, draft, { insuredList: [theApplicantInsured, theSpouse] })).data;
    const before = await storedFields(idOf(draft));
    expect(before.size).toBeGreaterThan(20);
    const insuredList = [theApplicantInsured, { ...theSpouse, firstName: 'THREE' }];
    const changed = (await fillIn(shop, filled, { insuredList, step: 3 })).data;
    const after = await storedFields(idOf(draft));
    expect(changedBetween(before, after)).toEqual(['2 firstName']);
    await fillIn(shop, changed, { insuredList, step: 4 });
    expect(changedBetween(after, await storedFields(idOf(draft)))).toEqual([]);
  });

  test('a field that is emptied, and a person who is taken out, leave nothing behind', async () => {
    const draft = await aDraft(shop, family);
    const all = { insuredList: [theApplicantInsured, theSpouse] };
    const filled = (await fillIn(shop, draft, all)).data;
    const before = await storedFields(idOf(draft));
    await fillIn(shop, filled, { applicant: { flat: undefined } });
    const gone = changedBetween(before, await storedFields(idOf(draft)));
    expect(gone).toEqual(['0 flat', ...[...before.keys()].filter((key) => key.startsWith('2 '))].toSorted());
    expect(await find({ hkid: theSpouse.hkid })).not.toContain(`application ${idOf(draft)} insured`);
    const shown = await read(draft.applicationRef);
    expect([shown.applicant.flat, shown.insuredList.length]).toEqual([undefined, 1]);
  });

  test('a sealed value is of use at its own field of its own person alone', async () => {
    const id = idOf((await fillIn(shop, await aDraft(shop))).data);
    const sealed = Buffer.from((await storedFields(id)).get('0 surname') ?? '', 'hex');
    const at = (personNo: number, field: string) => ownerOfField('application', id, personNo, field);
    const { seal } = shop.deps;
    expect(seal.open(at(0, 'surname'), sealed)).toBe('DEMO');
    for (const owner of [at(1, 'surname'), at(0, 'firstName'), ownerOfField('policy', id, 0, 'surname')]) {
      expect(() => seal.open(owner, sealed)).toThrow();
    }
  });

  test('a policy has persons of its own: what was sold, whatever becomes of the application’s rows', async () => {
    const { id, policyId } = await bought();
    const [holder, insured] = await readPersons(shop.deps.db, shop.deps.seal, 'policy', policyId);
    expect(holder).toMatchObject({ personNo: 0, role: 'holder', fields: { surname: 'DEMO', hkid: 'A1234563' } });
    expect(insured).toMatchObject({ personNo: 1, role: 'insured', kind: 'A', fields: { bornOn: '1990-05-17' } });
    await asReleased(id);
    expect(await readPersons(shop.deps.db, shop.deps.seal, 'policy', policyId)).toEqual([holder, insured]);
  });

  test('who waited for the lock reads the persons as they are after the wait', async () => {
    const payment = await aPayment(shop);
    const { deps } = shop;
    const id = idOf(payment);
    const query = deps.db.selectFrom('payments').selectAll().where('application_id', '=', id);
    const seen = (await query.executeTakeFirstOrThrow()) as PaymentRow;
    const other = await shop.database.pool.connect();
    await other.query('begin');
    const sealed = deps.seal.seal(ownerOfField('application', id, 0, 'surname'), 'CHANGED');
    await other.query('update applications set version = version + 1, persons_version = version + 1 where id = $1', [
      id,
    ]);
    await other.query(
      "update application_person_fields set value_sealed = $2 where owner_id = $1 and person_no = 0 and field = 'surname'",
      [id, sealed],
    );
    const reading = inTransaction(deps.db, (tx) => lockWithPayment(tx, seen));
    await vi.waitFor(async () => {
      const { rows } = await shop.database.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    });
    await other.query('commit');
    other.release();
    const locked = await reading;
    expect(locked && openContent(deps.seal, locked.application).applicant.surname).toBe('CHANGED');
  });
});

describe('beside processes of release 0.1', () => {
  test('an application that they have filled in is read, saved and paid', async () => {
    const filled = (await fillIn(shop, await aDraft(shop))).data;
    const id = idOf(filled);
    await asReleased(id);
    expect(await read(filled.applicationRef)).toEqual(filled);
    const saved = (await fillIn(shop, filled, { applicant: { firstName: 'NEW' }, step: 3 })).data;
    expect(saved.applicant.firstName).toBe('NEW');
    expect((await storedFields(id)).size).toBeGreaterThan(15);
    const again = (await fillIn(shop, saved)).data;
    await asReleased(id);
    const submitted = (await submit(shop, again)).data;
    await notify(shop, await aNotice(shop, await aPayment(shop, submitted)));
    expect((await call(shop, 'GET', `/buy/confirmation/${filled.applicationRef}`)).status).toBe(200);
  });

  test('what they save last is what counts, and is in rows after the next save', async () => {
    const filled = (await fillIn(shop, await aDraft(shop))).data;
    const id = idOf(filled);
    await saveAsReleased(id, 'OTHER');
    const shown = await read(filled.applicationRef);
    expect([shown.applicant.surname, shown.insuredList[0].surname]).toEqual(['OTHER', 'OTHER']);
    await fillIn(shop, shown, { applicant: { surname: 'OTHER', phone: '20000009' } });
    const [applicant, insured] = await readPersons(shop.deps.db, shop.deps.seal, 'application', id);
    expect(applicant?.fields).toMatchObject({ surname: 'OTHER', phone: '20000009' });
    expect(insured?.fields).toMatchObject({ surname: 'DEMO' });
  });

  test('they read what is saved here', async () => {
    const filled = (await fillIn(shop, await aDraft(shop), { applicant: { firstName: 'SEEN' } })).data;
    const row = await findApplication(shop.deps.db, idOf(filled));
    const sealed = shop.deps.seal.open<{ applicant: Json }>(`applications/${row?.id}`, row?.people_sealed as Buffer);
    expect(sealed.applicant).toMatchObject({ firstName: 'SEEN' });
  });

  test('what was opened again keeps its rows', async () => {
    const submitted = await aSubmittedApplication(shop);
    const email = anApplicant.email;
    await call(shop, 'POST', `/buy/application/${submitted.applicationRef}/hand-over`, { email });
    const row = await findApplication(shop.deps.db, idOf(submitted));
    expect([row?.state, row?.persons_version]).toEqual(['draft', row?.version]);
  });

  test('their applications and policies are moved into rows, one that cannot be opened standing in nobody’s way', async () => {
    const { db, seal } = shop.deps;
    await backfillPersons(shop.deps);
    const { applicationRef, id, policyId } = await bought();
    const broken = (await fillIn(shop, await aDraft(shop))).data;
    const kept = await readPersons(db, seal, 'policy', policyId);
    const before = await read(applicationRef);
    for (const one of [id, idOf(broken)]) await asReleased(one);
    await sql`delete from policy_person_fields where owner_id = ${policyId}`.execute(db);
    await sql`delete from policy_persons where owner_id = ${policyId}`.execute(db);
    await sql`update policies set answers_sealed = null where id = ${policyId}`.execute(db);
    await sql`update applications set people_sealed = 'nothing' where id = ${idOf(broken)}`.execute(db);
    expect(await countWaitingPersons(db)).toBe(3);

    await expect(backfillPersons(shop.deps)).rejects.toThrow('1 applications and policies cannot be opened');
    expect(await countWaitingPersons(db)).toBe(1);
    expect(await readPersons(db, seal, 'policy', policyId)).toEqual(kept);
    expect(await read(applicationRef)).toEqual(before);
    const places = [`application ${id} applicant`, `policy ${policyId} holder`];
    expect(await find({ hkid: anApplicant.hkid })).toEqual(expect.arrayContaining(places));
    const moved = await storedFields(id);
    await sql`update applications set persons_version = version where id = ${idOf(broken)}`.execute(db);
    await Promise.all([backfillPersons(shop.deps), backfillPersons(shop.deps)]);
    expect(changedBetween(moved, await storedFields(id))).toEqual([]);
  });
});

describe('looking for a person', () => {
  const changes = {
    applicant: {
      hkid: 'C1234569',
      email: 'Found@Example.com',
      phone: '+852 6123-4567',
      surname: 'FINDER',
      isInsured: 'N',
    },
    insuredList: [{ ...theApplicantInsured, surname: 'O’FOUND', hkid: 'G123456(A)', passport: 'hj 555555' }],
  };

  test.each([
    ['the identity card', { hkid: 'c123456(9)' }, 'applicant'],
    ['the e-mail', { email: ' found@example.COM' }, 'applicant'],
    ['the phone', { phone: '61234567' }, 'applicant'],
    ['name and birth', { surname: 'Finder', firstName: 'one', bornOn: '1990-05-17' }, 'applicant'],
    ['an insured person’s passport', { passport: 'HJ555555' }, 'insured'],
  ])('%s finds who was filled in', async (_, known, role) => {
    const { applicationRef } = (await fillIn(shop, await aDraft(shop), changes)).data;
    expect(await find(known)).toContain(`application ${idOf({ applicationRef })} ${role}`);
  });

  test.each([
    ['a name without a birth', { surname: 'FINDER', firstName: 'ONE' }],
    ['half a number', { hkid: 'C12345' }],
    ['nothing', {}],
    ['a number of another kind', { passport: 'C1234569' }],
  ])('%s finds nobody', async (_, known) => {
    expect(await find(known)).toEqual([]);
  });

  test('after a change the person is found who stands there now, and nobody else', async () => {
    const draft = await aDraft(shop);
    const first = (await fillIn(shop, draft, { applicant: { phone: '51111111' } })).data;
    const place = `application ${idOf(draft)} applicant`;
    expect(await find({ phone: '51111111' })).toEqual([place]);
    await fillIn(shop, first, { applicant: { phone: '52222222' } });
    expect([await find({ phone: '51111111' }), await find({ phone: '52222222' })]).toEqual([[], [place]]);
  });
});

test('the operator’s command tells where somebody stands, and what is kept of them', async () => {
  const { policyId } = await bought();
  const { rows } = await shop.database.pool.query('select policy_number from policies where id = $1', [policyId]);
  const { dataKeys, secretKeys, dataDir } = shop.deps.config;
  const [dataKey, secretKey] = [dataKeys[0].toString('base64'), secretKeys[0].toString('base64')];
  const env = { PATH: process.env.PATH, ...portalVariables({ database: shop.database, dataDir, dataKey, secretKey }) };
  const command = spawn(process.execPath, [COMMAND, '--copy'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  let output = '';
  command.stdout.on('data', (chunk) => {
    output += chunk;
  });
  // The passport is not known; neither is what would come after the e-mail.
  command.stdin.end(`A123456(3)\n\n${anApplicant.email}\n`);
  const [code] = await once(command, 'close');
  expect(code).toBe(0);
  expect(output).toContain(`policy ${rows[0].policy_number} · TRAVEL · holder · ${shop.clock.today()}\n`);
  expect(output).toMatch(/holder.*\n(?: {2}.*\n)* {2}phone: 20000001\n/);
});
