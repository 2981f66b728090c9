import { findNotes, notesToOffset, offsetNotes } from '@onegi/contract/calls/settlement/notes';
import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { setHolder } from '@onegi/testing/factories/policies';
import { aFinanceUser, aNote } from '@onegi/testing/factories/receipts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  finance = await aFinanceUser(shop);
});
afterAll(() => shop.close());

/** So many open notes of a policy's like that fall due when its own does. */
async function manyLike(policyId: string, howMany: number) {
  const { pool } = shop.database;
  await pool.query(
    `insert into policies select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'policy_number', 'BULK-' || i, 'transaction_number', 'PT-BULK-' || i, 'holder_name_hash', null))).*
     from policies p, generate_series(1, $2::int) i where p.id = $1`,
    [policyId, howMany],
  );
  for (const table of ['policy_endorsements', 'debit_credit_notes'])
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('policy_id', p.id,
         'id', gen_random_uuid(), 'note_number', 'DN-' || p.policy_number))).*
       from ${table} one, policies p where one.policy_id = $1 and p.policy_number like 'BULK-%'`,
      [policyId],
    );
}

test('a client is found by the whole name however many notes are open, and by a part of it among those due first', async () => {
  const find = async (searched: string) => {
    const { notes, isMore } = granted(await callAs(shop, findNotes, finance, { body: { searched } }));
    return { ids: notes.map(({ noteId }) => noteId), isMore };
  };
  const first = await aNote(shop, { dueOn: '2026-12-01', surname: 'EARLYBIRD' });
  const last = await aNote(shop, { dueOn: '2027-12-01', surname: 'LATECOMER' });
  expect(await find('latecom')).toEqual({ ids: [last.noteId], isMore: false });
  await manyLike(first.policyId, 2_000);
  expect(await find('latecomer, one')).toEqual({ ids: [last.noteId], isMore: true });
  expect(await find('latecom')).toEqual({ ids: [], isMore: true });
  expect(await find('BULK-')).toMatchObject({ isMore: true });

  // A credit note finds the debit notes of its own client, whatever is open of others.
  const credit = await aNote(shop, {
    policyId: last.policyId,
    totalCents: -20_000,
    commissionCents: -2_000,
    consultantCents: 0,
  });
  const { notes } = granted(await callAs(shop, notesToOffset, finance, { query: { noteId: credit.noteId } }));
  expect(notes.map(({ noteId }) => noteId)).toEqual([last.noteId]);
});

test('a credit note finds the debit notes of the same person and of the same firm, and nobody’s else', async () => {
  const found = async (noteId: string) =>
    granted(await callAs(shop, notesToOffset, finance, { query: { noteId } })).notes.map((note) => note.noteId);
  const credit = { totalCents: -20_000, commissionCents: -2_000, consultantCents: 0, surname: 'TWICE' };
  // Two persons of one name are two clients.
  const [ofPerson, same, namesake] = [
    await aNote(shop, credit),
    await aNote(shop),
    await aNote(shop, { surname: 'TWICE' }),
  ];
  const holder = { surname: 'TWICE', firstName: 'ONE', hkid: 'A1234563' };
  await setHolder(shop, ofPerson.policyId, holder);
  await setHolder(shop, same.policyId, holder);
  expect(await found(ofPerson.noteId)).toEqual([same.noteId]);
  expect(await found(ofPerson.noteId)).not.toContain(namesake.noteId);

  const [ofFirm, firm] = [await aNote(shop, credit), await aNote(shop)];
  await setHolder(shop, ofFirm.policyId, { insuredName: 'Harbour Demo  Trading Limited' });
  await setHolder(shop, firm.policyId, { insuredName: 'HARBOUR DEMO TRADING LIMITED' });
  expect(await found(ofFirm.noteId)).toEqual([firm.noteId]);
  const offset = { creditNoteId: ofFirm.noteId, noteId: firm.noteId, partCents: 20_000 };
  granted(await callAs(shop, offsetNotes, finance, { body: offset }));
});

const person = { surname: 'TWIN', firstName: 'ONE' };
const shared = { email: 'books@example.com', phone: '91234567' };
const firm = (insuredName: string) => ({ insuredName, ...shared });
test.each([
  [
    'an identity card, whatever the address',
    true,
    { ...person, hkid: 'A1234563' },
    { ...person, hkid: 'A1234563', ...shared },
  ],
  ['a passport', true, { ...person, passport: 'K7654321' }, { ...person, passport: 'K7654321', ...shared }],
  [
    'a name and a day of birth',
    true,
    { ...person, bornOn: '1990-01-01' },
    { ...person, bornOn: '1990-01-01', ...shared },
  ],
  ['the name of a firm', true, firm('Pier Demo Limited'), { insuredName: 'PIER DEMO LIMITED' }],
  ['an e-mail address and a telephone alone', false, { ...person, ...shared }, { ...person, ...shared }],
  ['the addresses of two firms’ bookkeeper', false, firm('Quay Demo Limited'), firm('Jetty Demo Limited')],
  [
    'the addresses of two cards',
    false,
    { ...person, hkid: 'B1234566', ...shared },
    { ...person, hkid: 'C1234569', ...shared },
  ],
  [
    'the addresses of cards typed wrong',
    false,
    { ...person, hkid: 'B1', ...shared },
    { ...person, hkid: 'C1', ...shared },
  ],
  [
    'the addresses of cards typed wrong, beside days of birth',
    false,
    { ...person, hkid: 'B1', bornOn: '1990-01-01', ...shared },
    { surname: 'OTHER', firstName: 'TWO', hkid: 'C1', bornOn: '1991-01-01', ...shared },
  ],
  [
    'a name that no day of birth can be added to',
    false,
    { surname: '陳', bornOn: '1990-01-01', ...shared },
    { surname: '陳', bornOn: '1990-01-01', ...shared },
  ],
  [
    'a person’s name, written as a firm’s is',
    false,
    { insuredName: 'TWIN ONE', bornOn: '1990-01-01' },
    { insuredName: 'TWIN ONE', bornOn: '1991-01-01' },
  ],
])('two policies with %s are of one client: %s', async (_, isOne, holder, other) => {
  const credit = await aNote(shop, { totalCents: -20_000, commissionCents: -2_000, consultantCents: 0 });
  const debit = await aNote(shop);
  await setHolder(shop, credit.policyId, holder);
  await setHolder(shop, debit.policyId, other);
  const { notes } = granted(await callAs(shop, notesToOffset, finance, { query: { noteId: credit.noteId } }));
  expect(notes.map(({ noteId }) => noteId).includes(debit.noteId)).toBe(isOne);
  const body = { creditNoteId: credit.noteId, noteId: debit.noteId, partCents: 20_000 };
  const { code } = await callAs(shop, offsetNotes, finance, { body });
  expect(code).toBe(isOne ? undefined : 'note.offsetOther');
});
