import { deleteCase as deleteCaseCall, withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  addCase,
  aSubmittedCase,
  askForItems,
  neededDocuments,
  openCase,
} from '@onegi/testing/factories/commercial-cases';
import { acceptOffer, someOffers } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireCases } from './expire-cases.ts';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const deleteCase = (caseNumber: string, user = consultant, key?: string) =>
  callAs(shop, deleteCaseCall, user, { body: { caseNumber }, ...(key ? { key } : {}) });
const rowOf = (caseNumber: string) =>
  shop.deps.db.selectFrom('quote_requests').selectAll().where('request_number', '=', caseNumber).executeTakeFirst();

test('a draft is deleted with its documents, once, and its deletion is in the audit trail [C-4.1-09]', async () => {
  const documents = await neededDocuments(shop, consultant);
  const { caseNumber, allowedActions } = granted(await addCase(shop, consultant, { documents }));
  expect(allowedActions).toContain('delete');
  const row = await rowOf(caseNumber);
  const answers = await Promise.all([deleteCase(caseNumber), deleteCase(caseNumber)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await rowOf(caseNumber)).toBeUndefined();
  expect((await openCase(shop, consultant, caseNumber)).code).toBe('quoteRequest.notFound');
  const files = await shop.deps.db
    .selectFrom('stored_files')
    .select(['state', 'delete_after'])
    .where('owner_id', '=', row?.id ?? '')
    .execute();
  expect(files.map(({ state, delete_after }) => [state, delete_after !== null])).toEqual([
    ['removed', true],
    ['removed', true],
  ]);
  const events = await shop.deps.db
    .selectFrom('audit_waiting')
    .select('action')
    .where('object_id', '=', row?.id ?? '')
    .where('action', '=', 'request.deleted')
    .execute();
  expect(events).toHaveLength(1);
});

test('a press that is sent twice is answered as the first time', async () => {
  const { caseNumber } = granted(await addCase(shop, consultant));
  const key = crypto.randomUUID();
  const first = await deleteCase(caseNumber, consultant, key);
  expect(first).toMatchObject({ status: 200, data: { caseNumber } });
  expect(await deleteCase(caseNumber, consultant, key)).toMatchObject({ status: 200, data: { caseNumber } });
});

test('another’s draft answers like one that does not exist, to the office too, which has no button for it', async () => {
  const { caseNumber } = granted(await addCase(shop, consultant));
  for (const user of [await aConsultant(shop), officer])
    expect(await deleteCase(caseNumber, user)).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
  expect(granted(await openCase(shop, officer, caseNumber)).allowedActions).not.toContain('delete');
  expect(await rowOf(caseNumber)).toBeDefined();
});

test('the office deletes a draft that it has begun itself', async () => {
  const { caseNumber, allowedActions } = granted(await addCase(shop, officer));
  expect(allowedActions).toContain('delete');
  expect(await deleteCase(caseNumber, officer)).toMatchObject({ status: 200 });
});

test('whoever writes no cases is refused', async () => {
  const { caseNumber } = granted(await addCase(shop, consultant));
  for (const role of ['compliance', 'administrator', 'finance'] as const)
    expect(await deleteCase(caseNumber, await signedInAs(shop, [role]))).toMatchObject({ code: 'permission.denied' });
  expect(await deleteCase(caseNumber, { ...consultant, browser: {} as never })).toMatchObject({ status: 401 });
});

test('what was submitted is never deleted, whatever became of it', async () => {
  const refused = async (caseNumber: string, code: string) => {
    expect(granted(await openCase(shop, consultant, caseNumber)).allowedActions).not.toContain('delete');
    expect(await deleteCase(caseNumber)).toMatchObject({ status: 409, code });
  };
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  await refused(caseNumber, 'case.wrongState');
  granted(await askForItems(shop, officer, caseNumber));
  await refused(caseNumber, 'case.wrongState');
  granted(await callAs(shop, withdrawCase, consultant, { body: { caseNumber } }));
  await refused(caseNumber, 'case.withdrawn');
  const [offer] = await someOffers(shop, { consultant, officer }, 1);
  if (!offer) throw new Error('No insurer was asked');
  await acceptOffer(shop, consultant, offer);
  await refused(offer.caseNumber, 'case.accepted');
  const { caseNumber: forgotten } = await aSubmittedCase(shop, consultant);
  await shop.deps.db
    .updateTable('quote_requests')
    .set({ expires_at: shop.clock.now() })
    .where('request_number', '=', forgotten)
    .execute();
  await expireCases(shop.deps);
  await refused(forgotten, 'case.expired');
});
