import { companyFields as c } from '@onegi/contract/fields/company';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let browser: Record<string, string>;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  browser = (await signedInAs(shop, ['administrator'])).browser;
});
afterAll(() => shop.close());

const turn = (settings: Record<string, string>) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/sys/settings',
    headers: browser,
    payload: { settings: Object.entries(settings).map(([key, value]) => ({ key, value })) },
  });
const facts = async () => (await call(shop, 'GET', '/web/company/facts')).data;

test('the office is where the administrator says, in both families of calls', async () => {
  expect((await turn({ HOTLINE_NUMBER: '+852 2000 1000', OFFICE_ADDRESS_ZH: '香港燈籠街 1 號' })).statusCode).toBe(200);
  const { data } = await call(shop, 'GET', '/sys-common/contract-us/other-info');
  expect(data).toEqual({
    hotline: '+852 2000 1000',
    hotWorkingDate: 'Mon-Fri 09:00-18:00',
    hotWorkingDate9: '星期一至五 09:00–18:00',
    hotEmail: 'enquiries@onegi.example',
    hotAddress: '12/F, Lantern House, 18 Ferry Lane, Harbour East, Hong Kong',
    hotAddress9: '香港燈籠街 1 號',
  });
  expect((await call(shop, 'GET', '/web/contact/detail/info')).data).toEqual(data);
});

test.each([
  ['OFFICE_EMAIL', 'nobody', 'E-mail must be valid'],
  ['OFFICE_EMAIL', 'a@b.cd\r\nBcc: e@f.gh', 'Please enter text'],
  ['HOTLINE_NUMBER', 'javascript:alert(1)', 'Please enter a phone number such as +852 2345 6789'],
  ['OFFICE_ADDRESS_ZH', '', 'Please enter 1 to 120 characters'],
  ['OFFICE_ADDRESS', 'x'.repeat(121), 'Please enter 1 to 120 characters'],
])('%s cannot be %j', async (key, value, said) => {
  const answer = await turn({ [key]: value });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    [expect.objectContaining({ field: 'settings.0.value', msg: said })],
  ]);
});

test('the figures are counted in the catalogue', async () => {
  expect(await facts()).toMatchObject({ insurers: shop.deps.catalogue.current().insurers.length, products: 10 });
  expect((await facts()).plans).toBeGreaterThanOrEqual(80);
});

test('the levy is the row in force, as the setting has it', async () => {
  expect(await facts()).toMatchObject({ levyPercent: 0.04, [c.levyCapCents.wire]: '2000.00', levyFrom: '2018-01-01' });
  expect((await facts()).motorLevyPercent).toBe(3);
  await turn({ LEVY_MODE: 'DATED' });
  await shop.deps.catalogue.refresh();
  expect(await facts()).toMatchObject({ levyPercent: 0.1, [c.levyCapCents.wire]: '5000.00', levyFrom: '2021-04-01' });
});
