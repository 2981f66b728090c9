import { contentFields as c } from '@onegi/contract/fields/content';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aContentFile } from '@onegi/testing/factories/content-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SealedMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

const TODAY = '2026-11-21';
let shop: TestApp;
let consultant: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: TODAY });
  consultant = await signedInAs(shop, ['consultant'], { name: 'Connie Chan', nameZh: '陳康妮' });
});
afterAll(() => shop.close());

const aFile = (changes: object = {}) => {
  const whole = {
    title_en: 'Trip brochure',
    title_zh: '旅程小冊子',
    insurer_code: 'LPG',
    line: 'TRAVEL' as const,
    ...changes,
  };
  return aContentFile(shop, 'prodlib', 'published').then(async (id) => {
    await shop.deps.db.updateTable('content_files').set(whole).where('id', '=', id).execute();
    return id;
  });
};
const ask = (path: string, body: object, by: SignedIn = consultant) =>
  call(shop, 'POST', `/boxes/prodlib/${path}`, body, by.browser);
const listed = async (search: object, by?: SignedIn) =>
  (await ask('search', { size: 100, ...search }, by)).data.records as Record<string, string | boolean>[];
const idsOf = (records: Record<string, string | boolean>[]) => records.map((record) => record[c.id.wire]);

test('the library is narrowed to the days between two, both included; one day is asked for as before', async () => {
  await shop.deps.db.deleteFrom('content_files').execute();
  const days = ['2026-11-01', '2026-11-10', '2026-11-20'];
  const [first, second, third] = await Promise.all(days.map((shown_on) => aFile({ shown_on })));
  const between = async (search: object) => idsOf(await listed({ order: 'asc', ...search }));
  expect(await between({ dateF: '2026-11-10' })).toEqual([second, third]);
  expect(await between({ dateT: '2026-11-10' })).toEqual([first, second]);
  expect(await between({ dateF: '2026-11-02', dateT: '2026-11-19' })).toEqual([second]);
  expect(await between({ [c.date.wire]: '2026-11-20' })).toEqual([third]);
});

describe('a favourite', () => {
  const keep = (id: string, favourite: boolean, by?: SignedIn) => ask('favourite', { [c.id.wire]: id, favourite }, by);

  test('is kept for its user alone, found by a filter, and given up', async () => {
    const [id, other] = [await aFile(), await signedInAs(shop, ['officer'])];
    for (const _ of [1, 2]) expect((await keep(id, true)).data).toEqual({ [c.id.wire]: id, favourite: true });
    expect(idsOf(await listed({ show: 'favourites' }))).toEqual([id]);
    expect(idsOf((await listed({})).filter(({ favourite }) => favourite))).toEqual([id]);
    expect(await listed({ show: 'favourites' }, other)).toEqual([]);
    for (const _ of [1, 2]) expect((await keep(id, false)).data).toEqual({ [c.id.wire]: id, favourite: false });
    expect(await listed({ show: 'favourites' })).toEqual([]);
  });

  test('is a file that the library shows', async () => {
    const gone = await aContentFile(shop, 'prodlib', 'withdrawn');
    expect((await keep(gone, true)).code).toBe('file.notFound');
    const news = await aContentFile(shop, 'news', 'published');
    expect((await keep(news, true)).code).toBe('file.notFound');
  });

  test('disappears with its file, and comes back with it', async () => {
    const id = await aFile();
    await keep(id, true);
    const set = (state: 'withdrawn' | 'published') =>
      shop.deps.db.updateTable('content_files').set({ state }).where('id', '=', id).execute();
    await set('withdrawn');
    expect(await listed({ show: 'favourites' })).toEqual([]);
    await set('published');
    expect(idsOf(await listed({ show: 'favourites' }))).toEqual([id]);
  });
});

describe('sending files to a client', () => {
  const to = (email: string, ids: string[], more: object = {}) => ({
    email,
    [c.ids.wire]: ids,
    language: 'en',
    ...more,
  });
  const mailsTo = async (address: string) => {
    const rows = await shop.deps.db.selectFrom('mails').selectAll().where('kind', '=', 'library-files').execute();
    return rows
      .map((row) => ({
        ...shop.deps.seal.open<SealedMail>(`mails/${row.id}`, row.mail_sealed),
        language: row.language,
      }))
      .filter((mail) => mail.to === address);
  };
  const linksIn = (text: string) => [...text.matchAll(/\/api\/boxes\/shared\/[\w-]+/g)].map(([link]) => link);

  test('mails one link a file in the client’s language, which open without signing in and name nobody', async () => {
    const ids = [await aFile(), await aFile({ title_zh: '保障表' })];
    const note = 'As discussed:\nplease read page 3 <b>first</b>.';
    const sent = await ask('send', to('demo01@example.com', ids, { [c.note.wire]: note, language: 'zh-Hant' }));
    expect([sent.status, sent.data]).toEqual([200, { sentFiles: 2 }]);
    const [mail] = await mailsTo('demo01@example.com');
    if (!mail) throw new Error('No mail');
    const { to: _to, language, ...contents } = mail;
    const written = writeMail(contents, language, { publicUrl: 'https://onegi.example', demo: false });
    expect(written.subject).toBe('陳康妮傳送給你的文件（2 份）');
    expect(written.text).toMatch(
      /旅程小冊子\nhttps:\/\/onegi\.example\/api\/boxes\/shared\/[\w-]{32}\?language=zh-Hant/,
    );
    expect(written.text).toContain('please read page 3 <b>first</b>.');
    expect(written.html).toContain('&lt;b&gt;first&lt;/b&gt;');
    const links = linksIn(written.text);
    expect(new Set(links).size).toBe(2);
    expect(written.html).toContain(links[0]);
    for (const link of links) {
      const opened = await shop.app.inject({ method: 'GET', url: link });
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png']);
    }
    expect(links.join()).not.toMatch(/demo01|example/);
  });

  test('a link lasts as long as its file is published, and a guess opens nothing', async () => {
    const id = await aFile();
    await ask('send', to('demo02@example.com', [id]));
    const [mail] = await mailsTo('demo02@example.com');
    const [link = ''] = linksIn(JSON.stringify(mail));
    const status = async (url: string) => (await shop.app.inject({ method: 'GET', url })).statusCode;
    expect(await status(link)).toBe(200);
    await shop.deps.db.updateTable('content_files').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    expect(await status(link)).toBe(410);
    expect(await status(`/api/boxes/shared/${'A'.repeat(32)}`)).toBe(404);
    expect(await status('/api/boxes/shared/..%2Fx')).toBe(400);
    const stored = await shop.deps.db.selectFrom('content_shares').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(link.slice(-32));
  });

  test('a double click sends once', async () => {
    const body = to('demo03@example.com', [await aFile()]);
    const key = { ...consultant.browser, 'idempotency-key': 'send-files-0001' };
    const answers = await Promise.all([1, 2].map(() => call(shop, 'POST', '/boxes/prodlib/send', body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo('demo03@example.com')).toHaveLength(1);
  });

  test('is in the audit trail file by file, the address masked', async () => {
    const ids = [await aFile(), await aFile()];
    await ask('send', to('demo04@example.com', ids));
    const events = await shop.deps.db
      .selectFrom('audit_waiting')
      .selectAll()
      .where('action', '=', 'file.sent')
      .where('object_id', 'in', ids)
      .execute();
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      actor_id: consultant.id,
      after_facts: expect.stringContaining('"email":"d***@e***"'),
    });
    expect(JSON.stringify(events)).not.toContain('demo04@');
  });

  test('takes files that are shown and an address that can be one, and says which field is wrong', async () => {
    const id = await aFile();
    const gone = await aContentFile(shop, 'prodlib', 'withdrawn');
    const refused = async (body: object) => {
      const { status, fields, code } = await ask('send', body);
      return [status, fields?.[0] ?? code];
    };
    expect(await refused(to('no address', [id]))).toEqual([400, 'email']);
    expect(await refused(to('a@example.com\r\nBcc: b@example.com', [id]))).toEqual([400, 'email']);
    expect(await refused(to('demo05@example.com', []))).toEqual([400, c.ids.wire]);
    expect(await refused(to('demo05@example.com', [id, gone]))).toEqual([404, c.ids.wire]);
    expect(await refused(to('demo05@example.com', Array(11).fill(id)))).toEqual([400, c.ids.wire]);
    expect(await mailsTo('demo05@example.com')).toEqual([]);
  });

  test('is for those who deal with clients, and not for mailings', async () => {
    const id = await aFile();
    for (const role of ['editor', 'compliance', 'finance'] as const) {
      const other = await signedInAs(shop, [role]);
      expect((await ask('send', to('demo06@example.com', [id]), other)).status).toBe(403);
    }
    expect((await call(shop, 'POST', '/boxes/prodlib/send', to('demo06@example.com', [id]))).status).toBe(401);
    const codes = new Set<string>();
    for (let n = 0; n < 22; n += 1) codes.add((await ask('send', to('demo07@example.com', [id]))).code ?? 'sent');
    expect([...codes]).toEqual(['sent', 'request.rateLimited']);
    expect(await mailsTo('demo07@example.com')).toHaveLength(20);
  });
});
