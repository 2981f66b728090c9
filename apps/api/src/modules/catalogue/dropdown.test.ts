import { dropdown, planDropdown } from '@onegi/contract/calls/common/dropdown';
import type { ListCode } from '@onegi/contract/fields/common';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const anybody = { browser: {} };
const asked = (body: object) => call(shop, 'POST', dropdown.path, body);
const plansOf = (body: object) => call(shop, 'POST', planDropdown.path, body);

describe('the plans of a product and an insurer', () => {
  test('are named by their codes in both languages, in the catalogue’s order [C-3.1-11]', async () => {
    const { data } = await plansOf({ prod: 'TRAVEL', isr: 'LPG' });
    const plans = shop.deps.catalogue
      .current()
      .line('TRAVEL')
      .plans.filter(({ insurer }) => insurer.code === 'LPG');
    expect(plans.length).toBeGreaterThan(0);
    expect(data).toEqual({
      PRODUCT_PLAN: plans.map(({ code, name }) => ({ value: code, label: name.en, label9: name.zhHant })),
    });
    // The general lookup answers the same.
    expect((await asked({ codes: ['PRODUCT_PLAN'], prod: 'travel', isr: 'LPG' })).data).toEqual(data);
  });

  test('are none where nobody sells any, and both are asked for', async () => {
    for (const body of [
      { prod: 'EC', isr: 'LPG' },
      { prod: 'TRAVEL', isr: 'NOBODY' },
    ])
      expect((await plansOf(body)).data).toEqual({ PRODUCT_PLAN: [] });
    for (const [body, field] of [
      [{ prod: 'TRAVEL' }, 'isr'],
      [{ isr: 'LPG' }, 'prod'],
      [{ prod: 'TRAVEL', isr: ['LPG'] }, 'isr'],
    ] as const)
      expect(await plansOf(body)).toMatchObject({ status: 400, code: 'request.invalid', fields: [field] });
    expect((await asked({ codes: ['PRODUCT_PLAN'], prod: 'TRAVEL' })).data).toEqual({ PRODUCT_PLAN: [] });
  });
});

describe('code lists', () => {
  const listed = async (code: ListCode) =>
    granted(await callAs(shop, dropdown, anybody, { body: { codes: [code] } }))[code] ?? [];

  test('PRODUCT names the ten personal lines and the seven commercial classes [C-2.4-07]', async () => {
    const products = await listed('PRODUCT');
    expect(products.map(({ value }) => value).join(' ')).toBe(
      'TRAVEL HOME FIRE OS MOTOR PA PET DH MEDICAL GOLF BP EC CAR MARINE PAR PL OTHERS',
    );
    expect(products.find(({ value }) => value === 'MARINE')).toEqual({
      value: 'MARINE',
      label: 'Marine Cargo',
      labelZh: '海上貨物保險',
    });
  });

  test('QUOTE_INSURER names every insurer that a case can be sent to [C-3.1-09]', async () => {
    const codes = (await listed('QUOTE_INSURER')).map(({ value }) => value);
    expect(codes).toEqual(shop.deps.catalogue.current().insurers.map(({ code }) => code));
  });

  test('PROVIDER_CPS_LIST names those who look after policies, to those who edit them [C-2.4-07]', async () => {
    const codes: ListCode[] = ['PROVIDER_CPS_LIST', 'TITLE'];
    const officer = await signedInAs(shop, ['officer']);
    const lists = granted(await callAs(shop, dropdown, officer, { body: { codes } }));
    const { employee_id, name_en } = await shop.deps.db
      .selectFrom('users')
      .select(['employee_id', 'name_en'])
      .where('id', '=', officer.id)
      .executeTakeFirstOrThrow();
    expect(lists.PROVIDER_CPS_LIST).toContainEqual(expect.objectContaining({ value: employee_id, label: name_en }));
    expect(lists.TITLE?.length).toBeGreaterThan(0);
    expect(await asked({ codes })).toMatchObject({ status: 401, code: 'session.required' });
    const seller = await signedInAs(shop, ['consultant']);
    expect(await callAs(shop, dropdown, seller, { body: { codes } })).toMatchObject({
      status: 403,
      code: 'permission.denied',
    });
  });
});
