import { menusOf as menusByRights } from '@onegi/contract/menus';
import { visitorRights } from '@onegi/contract/permissions';
import { accountsWork as english } from '@onegi/messages/en/accounts-work';
import { accountsWork as chinese } from '@onegi/messages/zh-Hant/accounts-work';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredSettings } from './declared-settings.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test('every choice of a setting has words in both languages', () => {
  for (const [key, { kind, choices }] of Object.entries(declaredSettings)) {
    if (kind !== 'choice') continue;
    for (const words of [english, chinese]) {
      expect([
        key,
        Object.keys(Object.entries(words.settings.choices).find(([name]) => name === key)?.[1] ?? {}),
      ]).toEqual([key, choices]);
    }
  }
});

describe('the hotline', () => {
  const read = async () => (await call(shop, 'GET', '/common/hotline')).data;
  const write = async (settings: { key: string; value: string }[]) => {
    const { browser } = await signedInAs(shop, ['administrator']);
    return call(shop, 'PUT', '/sys/settings', { settings }, browser);
  };

  test('is what the pages are made with, until an administrator changes it', async () => {
    expect(await read()).toEqual({
      hotline: '+852 0000 0000',
      hours: 'Mon-Fri 09:00-18:00',
      hours9: '星期一至五 09:00–18:00',
    });
    const { status } = await write([
      { key: 'HOTLINE_NUMBER', value: ' +852 2345 6789 ' },
      { key: 'HOTLINE_HOURS', value: 'Every day 08:00-20:00' },
    ]);
    expect(status).toBe(200);
    expect(await read()).toMatchObject({ hotline: '+852 2345 6789', hours: 'Every day 08:00-20:00' });
  });

  test('is a number that can be called and hours of one short line, all or nothing', async () => {
    const before = await read();
    const refused = await write([
      { key: 'HOTLINE_NUMBER', value: 'javascript:alert(1)' },
      { key: 'HOTLINE_HOURS', value: ' ' },
      { key: 'HOTLINE_HOURS_ZH', value: '時'.repeat(61) },
    ]);
    expect([refused.status, refused.fields]).toEqual([
      400,
      ['settings.0.value', 'settings.1.value', 'settings.2.value'],
    ]);
    expect(refused.fieldTexts['settings.0.value']?.msg).toBe('Please enter a phone number such as +852 2345 6789');
    expect(refused.fieldTexts['settings.2.value']?.msg).toBe('Please enter 1 to 60 characters');
    expect(await read()).toEqual(before);
  });
});

test('an address among the settings stands in the audit trail by its ends', async () => {
  const { browser } = await signedInAs(shop, ['administrator']);
  const write = (value: string) =>
    call(shop, 'PUT', '/sys/settings', { settings: [{ key: 'TEAM_LEAD_EMAIL', value }] }, browser);
  // Masked they are the same, and yet a change.
  expect((await write('chan.tai.man@quetzal.example')).status).toBe(200);
  expect((await write('cheung.siu.ming@quetzal.example')).status).toBe(200);
  const rows = await shop.deps.db
    .selectFrom('audit_waiting')
    .select(['before_facts', 'after_facts'])
    .where('object_id', '=', 'TEAM_LEAD_EMAIL')
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ before_facts: '{"email":"c***@q***"}', after_facts: '{"email":"c***@q***"}' });
  expect(JSON.stringify(rows)).not.toMatch(/quetzal|tai|ming/);
});

interface Group {
  code: string;
  items: { path: string; label: string; label9: string }[];
}

describe('the menus', () => {
  const menusOf = async (headers?: Record<string, string>): Promise<Group[]> =>
    (await call(shop, 'POST', '/common/menu', undefined, headers)).data;
  const pathsIn = (groups: Group[]) => groups.flatMap(({ items }) => items.map(({ path }) => path));

  test('of a visitor are those that the pages are made with', async () => {
    const served = await menusOf();
    expect(served.map(({ code, items }) => [code, items.map(({ path }) => path)])).toEqual(
      menusByRights(visitorRights).map(({ group, items }) => [group, items.map(({ path }) => path)]),
    );
    expect(served.map(({ code }) => code)).toEqual(['buy', 'buyCommercial', 'support', 'myCase', 'about']);
  });

  test('of users have what their roles may do, and all that a visitor has', async () => {
    const visitors = pathsIn(await menusOf());
    const seen = async (role: 'consultant' | 'editor' | 'administrator' | 'compliance') =>
      pathsIn(await menusOf((await signedInAs(shop, [role])).browser));
    for (const role of ['consultant', 'editor', 'administrator', 'compliance'] as const) {
      expect(await seen(role)).toEqual(expect.arrayContaining([...visitors, '/CpsPromotions']));
    }
    expect(await seen('consultant')).not.toContain('/users');
    expect(await seen('editor')).toContain('/content-editor');
    expect(await seen('administrator')).toEqual(expect.arrayContaining(['/users', '/settings']));
    expect(await seen('compliance')).toEqual(expect.arrayContaining(['/users', '/settings', '/audit']));
  });
});
