import { SAVED_VIEWS } from '@onegi/contract/calls/common/saved-views';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let user: SignedIn;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const save = (name: string, search: string, { browser }: SignedIn = user) =>
  call(shop, 'POST', '/common/views/save', { list: 'listUsers', name, search }, browser);
const kept = async ({ browser }: SignedIn = user) =>
  (await call(shop, 'POST', '/common/views/list', { list: 'listUsers' }, browser)).data.map(
    ({ name, search }: Record<string, string>) => [name, search],
  );

test('a view is kept under its name, replaced by another of that name, and forgotten', async () => {
  user = await signedInAs(shop, ['administrator']);
  await save('Waiting', 'state=invited');
  await save('Brokers', 'role=BK&size=50');
  await save('Waiting', 'state=invited&size=20');
  expect(await kept()).toEqual([
    ['Brokers', 'role=BK&size=50'],
    ['Waiting', 'state=invited&size=20'],
  ]);
  expect((await call(shop, 'POST', '/common/views/list', { list: 'listAudit' }, user.browser)).data).toEqual([]);
  const [first] = (await call(shop, 'POST', '/common/views/list', { list: 'listUsers' }, user.browser)).data;
  const gone = await shop.app.inject({ method: 'DELETE', url: `/api/common/views/${first.id}`, headers: user.browser });
  expect(gone.json().data).toMatchObject([{ name: 'Waiting' }]);
});

test('a view is its owner’s alone, and what it looks for cannot be read in the database', async () => {
  user = await signedInAs(shop, ['administrator']);
  const other = await signedInAs(shop, ['administrator']);
  await save('Canary Quetzal', 'search=canary.quetzal%40example.com');
  expect(await kept(other)).toEqual([]);
  const rows = await shop.deps.db.selectFrom('saved_views').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => ({ ...row, view_sealed: row.view_sealed.toString('latin1') })))).not.toMatch(
    /canary/i,
  );
});

test('nobody keeps more views of a list than can be chosen from, also when several are saved at once', async () => {
  user = await signedInAs(shop, ['compliance']);
  const answers = await Promise.all(
    Array.from({ length: SAVED_VIEWS + 3 }, (_, n) => save(`View ${String(n).padStart(2, '0')}`, `page=${n}`)),
  );
  expect(answers.filter(({ code }) => code === 'view.tooMany')).toHaveLength(3);
  const names = await kept();
  expect(names).toHaveLength(SAVED_VIEWS);
  expect((await save(names[0][0], 'again')).status).toBe(200);
});

const change = (id: string, body: object, { browser }: SignedIn = user) =>
  call(shop, 'POST', `/common/views/${id}`, body, browser);

test('a view gets another name, which no other of its list has, and keeps what it looks for', async () => {
  user = await signedInAs(shop, ['administrator']);
  await save('Waiting', 'state=invited');
  const { data } = await save('Brokers', 'role=BK');
  const [brokers] = data;
  expect(await change(brokers.id, { name: 'Waiting' })).toMatchObject({ status: 409, code: 'view.nameTaken' });
  expect((await change(brokers.id, { name: 'Agents and brokers' })).status).toBe(200);
  expect(await kept()).toEqual([
    ['Agents and brokers', 'role=BK'],
    ['Waiting', 'state=invited'],
  ]);
  const other = await signedInAs(shop, ['administrator']);
  expect(await change(brokers.id, { name: 'Mine' }, other)).toMatchObject({ status: 404, code: 'view.notFound' });
});

test('a list opens with one view at most, until that is taken back', async () => {
  user = await signedInAs(shop, ['administrator']);
  const defaults = (data: { name: string; isDefault: boolean }[]) =>
    data.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  await save('Waiting', 'state=invited');
  const [brokers, waiting] = (await save('Brokers', 'role=BK')).data;
  expect(defaults((await change(waiting.id, { isDefault: true })).data)).toEqual(['Waiting']);
  expect(defaults((await change(brokers.id, { isDefault: true })).data)).toEqual(['Brokers']);
  expect(defaults((await save('Brokers', 'role=BK&size=20')).data)).toEqual(['Brokers']);
  expect(defaults((await change(brokers.id, { isDefault: false })).data)).toEqual([]);
});
