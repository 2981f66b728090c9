import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { enquiryList } from '@onegi/contract/calls/company/enquiries';
import { libraryList } from '@onegi/contract/calls/content/boxes';
import { companyFields as f } from '@onegi/contract/fields/company';
import { contentFields as c } from '@onegi/contract/fields/content';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { forgetEnquiries } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellOf } from './send-workbook.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

async function exported(path: string, role: 'officer' | 'consultant' | 'editor', body: object) {
  const { browser } = await signedInAs(shop, [role]);
  const answer = await shop.app.inject({ method: 'POST', url: `/api${path}/export`, headers: browser, payload: body });
  const rows = async () => (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? [];
  return { answer, rows };
}

describe('a list as a workbook', () => {
  test('has the rows and the order that its page has, with headings and words in the language', async () => {
    await shop.database.pool.query(
      `insert into content_files (id, box, state, shown_on, title_en, title_zh, file_name, file_type, file_key, changed_at, revision,
         insurer_code, line, product_name_en, product_name_zh)
       select gen_random_uuid(), 'prodlib', 'published', '2026-01-01', 'A', '甲', 'm-' || n, 'pdf', gen_random_uuid(), now(), 1,
         (array['LPG','SFY'])[1 + n % 2], 'MOTOR', 'Plan', '計劃' from generate_series(1, 6) n`,
    );
    const search = { [c.insurer.wire]: 'LPG', [c.line.wire]: 'MOTOR', sort: c.fileName.wire };
    const { browser } = await signedInAs(shop, ['consultant']);
    const { data } = await call(shop, 'POST', libraryList.page.path, search, browser);
    const { answer, rows } = await exported(libraryList.page.path, 'consultant', { ...search, language: 'zh-Hant' });
    expect(answer.headers['content-disposition']).toContain('searchLibrary.xlsx');
    const [head, ...body] = await rows();
    expect(head).toEqual(['保險公司', '產品類別', '標題', '檔案名稱', '產品名稱', '文件類型', '日期']);
    expect(body.map((row) => row[3])).toEqual(
      data.records.map((record: Record<string, string>) => record[c.fileName.wire]),
    );
    expect(body.map((row) => row[1])).toEqual(['汽車保險', '汽車保險', '汽車保險']);
  });

  test('stays a text where a spreadsheet would see a formula, and is written down in the audit trail', async () => {
    await forgetEnquiries(shop);
    const enquiry = {
      [f.name.wire]: 'Demo One',
      [f.email.wire]: 'demo01@example.com',
      [f.phone.wire]: '+852 2000 0001',
      [f.enquiry.wire]: '=HYPERLINK("http://example.com","open me")',
    };
    const sent = await call(shop, 'POST', sendEnquiry.path, { ...enquiry, language: 'en' });
    expect([sent.status, sent.fields]).toEqual([200, []]);
    const { rows } = await exported(enquiryList.page.path, 'officer', { language: 'en' });
    const [head = [], row = []] = await rows();
    const cell = (heading: string) => row[head.indexOf(heading)];
    expect(cell('Enquiry')).toBe(`'${enquiry[f.enquiry.wire]}`);
    expect(cell('Telephone')).toBe('20000001');
    expect(cell('Status')).toBe('New');
    const written = await shop.deps.db
      .selectFrom('audit_waiting')
      .select(['object_name', 'after_facts'])
      .where('action', '=', 'list.exported')
      .unionAll(
        shop.deps.db
          .selectFrom('audit_trail')
          .select(['object_name', 'after_facts'])
          .where('action', '=', 'list.exported'),
      )
      .execute();
    expect(written).toContainEqual({ object_name: enquiryList.name, after_facts: '{"rows":1}' });
  });

  test('is for those who may read the list, and for nobody else', async () => {
    const { answer } = await exported(enquiryList.page.path, 'consultant', {});
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'permission.denied']);
    const wrong = await exported(libraryList.page.path, 'consultant', { [c.line.wire]: 'YACHT' });
    expect(wrong.answer.statusCode).toBe(400);
  });

  test('ends after ten thousand rows and says so', async () => {
    const { pool } = shop.database;
    await pool.query(
      `insert into content_files (id, box, state, shown_on, title_en, title_zh, file_name, file_type, file_key, changed_at, revision)
       select gen_random_uuid(), 'prodlib', 'published', '2020-01-01', 'Old', '舊', 'old-' || n, 'pdf', gen_random_uuid(), now(), 1
       from generate_series(1, 10001) n`,
    );
    const { rows } = await exported(libraryList.page.path, 'consultant', {
      [c.fileNamePart.wire]: 'old-',
      language: 'en',
    });
    const all = await rows();
    expect(all).toHaveLength(1 + 10_000 + 1);
    expect(all.at(-1)?.[0]).toContain('Only the first 10,000 rows');
  });
});

test('a cell says moments by the clocks of Hong Kong, several values with commas, and nothing for nothing', () => {
  expect(cellOf('en', 'at', { label: '', kind: 'moment' }, { at: '2026-11-21T23:30:00.000Z' })).toBe(
    '2026-11-22 07:30:00',
  );
  expect(cellOf('en', 'roles', { label: '', texts: 'accountsWeb.roles' }, { roles: ['finance', 'editor'] })).toMatch(
    /^\w+, \w+$/,
  );
  expect(cellOf('en', 'unit', { label: '' }, { unit: null })).toBeNull();
  expect(cellOf('zh-Hant', 'title', { label: '', chinese: 'titleZh' }, { title: 'A', titleZh: '' })).toBe('A');
  for (const text of ['=1+1', '@SUM(A1)', '+cmd|x', '-2+3+cmd', '\t=1'])
    expect(cellOf('en', 'x', { label: '' }, { x: text })).toBe(`'${text}`);
  for (const text of ['-12.50', '+852 2000 0001', '(2) one'])
    expect(cellOf('en', 'x', { label: '' }, { x: text })).toBe(text);
});
