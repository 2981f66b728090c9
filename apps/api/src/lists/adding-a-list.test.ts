import { randomUUID } from 'node:crypto';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { workedExample } from '@onegi/testing/worked-example';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';

describe('docs/adding-a-list.md', () => {
  const example = workedExample('docs/adding-a-list.md', {
    files: 8,
    compiled: {
      api: ['src/app.ts', 'src/**/tables.ts'],
      web: ['src/features/audit', 'src/lib/pages.ts', 'src/**/*.d.ts'],
    },
  });

  test('makes a list that those who may read it filter, order, page through and take away', async () => {
    const verifications = Array.from({ length: 12 }, (_, day) => ({
      id: randomUUID(),
      at: new Date(`2026-11-${String(day + 1).padStart(2, '0')}T03:00:00+08:00`),
      rows: 100 - day,
      until_at: null,
      problems: day === 4 ? 1 : 0,
    }));
    await example.shop.deps.db.insertInto('audit_verifications').values(verifications).execute();
    const compliance = await signedInAs(example.shop, ['compliance']);
    const ask = (body: object) => call(example.shop, 'POST', '/audit/verifications', body, compliance.browser);
    expect((await ask({ current: 2 })).data).toMatchObject({ total: 12, pages: 2, current: 2, records: [{}, {}] });
    const { data } = await ask({ dateF: '2026-11-05', dateT: '2026-11-06', sort: 'verifiedRows', order: 'asc' });
    expect(data.records.map(({ verifiedRows, intact }: Record<string, unknown>) => [verifiedRows, intact])).toEqual([
      [95, true],
      [96, false],
    ]);
    const file = await example.shop.app.inject({
      method: 'POST',
      url: '/api/audit/verifications/export',
      headers: compliance.browser,
      payload: { dateF: '2026-11-05', dateT: '2026-11-05', language: 'zh-Hant' },
    });
    expect((await readXlsx(file.rawPayload)).sheets[0]?.rows).toEqual([
      ['核對時間', '項數', '結果'],
      ['2026-11-05 03:00:00', 96, '與寫入時不符'],
    ]);
    const consultant = await signedInAs(example.shop, ['consultant']);
    expect((await call(example.shop, 'POST', '/audit/verifications', {}, consultant.browser)).status).toBe(403);
  });
});
