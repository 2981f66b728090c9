import { addCaseNote, caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import { caseFields as c, MOST_OF_A_NOTE } from '@onegi/contract/fields/commercial';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { userRoles } from '@onegi/contract/roles';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, addCase, aSubmittedCase, openCase } from '@onegi/testing/factories/commercial-cases';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const write = (caseNumber: string, noteText: string, user = officer, key?: string) =>
  callAs(shop, addCaseNote, user, { body: { caseNumber, noteText }, ...(key ? { key } : {}) });
const read = (caseNumber: string, user = officer) =>
  callAs(shop, caseNotes, user, { query: { [r.requestOpened.wire]: caseNumber } });

test('notes stand with who wrote them and when, the latest first, as they were written', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  const hostile = '<img src=x onerror=alert(1)>\nA second line with {braces} & <b>tags</b>';
  granted(await write(caseNumber, 'The client is abroad until Monday.'));
  shop.clock.advance(60);
  const { notes } = granted(await write(caseNumber, hostile));
  expect(notes.map(({ noteText }) => noteText)).toEqual([hostile, 'The client is abroad until Monday.']);
  expect(notes[0]).toMatchObject({ notedAt: shop.clock.now().toISOString(), notedBy: expect.any(String) });
  expect(notes[0]?.notedByZh).toBeNull();
  expect(granted(await read(caseNumber)).notes).toEqual(notes);
});

test('a note that is sent twice is written once', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  const key = crypto.randomUUID();
  await Promise.all([write(caseNumber, 'Once', officer, key), write(caseNumber, 'Once', officer, key)]);
  expect(granted(await read(caseNumber)).notes).toHaveLength(1);
});

test('what is written is sealed, and in no answer to the consultant', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  granted(await write(caseNumber, 'Chan Tai Man has called'));
  const kept = await shop.deps.db.selectFrom('case_notes').select('note_sealed').execute();
  for (const { note_sealed } of kept) expect(note_sealed.toString('latin1')).not.toContain('Chan');
  expect(JSON.stringify(granted(await openCase(shop, consultant, caseNumber)))).not.toContain('has called');
});

test('a visitor’s request has notes, too; a draft and an unknown number have none', async () => {
  const { requestNumber } = await aQuoteRequest(shop);
  expect(granted(await write(requestNumber, 'Called back')).notes).toHaveLength(1);
  const { caseNumber: draft } = granted(await addCase(shop, consultant));
  for (const number of [draft, 'RQ0000000000']) {
    expect(await write(number, 'Nothing')).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
    expect(await read(number)).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
  }
});

test('only the office reads and writes them [C-4.1-12]', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  for (const role of userRoles) {
    const isOffice = role === 'officer' || role === 'administrator';
    const user = role === 'consultant' ? consultant : await signedInAs(shop, [role]);
    const code = isOffice ? undefined : 'permission.denied';
    expect([role, (await write(caseNumber, 'A note', user)).code ?? undefined]).toEqual([role, code]);
    expect([role, (await read(caseNumber, user)).code ?? undefined]).toEqual([role, code]);
  }
  expect((await call(shop, 'GET', `${caseNotes.path}?${r.requestOpened.wire}=${caseNumber}`)).status).toBe(401);
});

test('an empty or endless note is refused in words', async () => {
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  for (const noteText of [' \n ', 'x'.repeat(MOST_OF_A_NOTE + 1)]) {
    const body = { [c.caseNumber.wire]: caseNumber, [c.noteText.wire]: noteText };
    const answer = await call(shop, addCaseNote.method, addCaseNote.path, body, officer.browser);
    expect(answer).toMatchObject({ status: 400, fields: [c.noteText.wire] });
  }
  expect(granted(await read(caseNumber)).notes).toEqual([]);
});
