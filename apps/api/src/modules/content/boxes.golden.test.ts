import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { pdfText } from '@onegi/testing/pdf';
import { zipOf } from '@onegi/testing/zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { library } from '../../../seeds/content/library.ts';
import { seedContent } from '../../../seeds/content/seed-content.ts';
import { inspectFile } from '../../lib/inspect/inspect-file.ts';
import { productJob } from '../documents/product-print.ts';
import { deleteFiles } from '../files/delete-files.ts';
import { fileWorkflow } from './publication.ts';

type Headers = Record<string, string>;
type Json = Record<string, unknown> & { records: Record<string, string>[] };

let at: TestApp;
let editor: Headers;
/** Another editor: what the first has written is published by this one. */
let publisher: Headers;
let consultant: Headers;
let compliance: Headers;

beforeAll(async () => {
  at = await testApp({ today: '2026-11-21' });
  await seedContent(at.deps.db, { clock: at.clock, demo: true });
  editor = (await signedInAs(at, ['editor'])).browser;
  publisher = (await signedInAs(at, ['editor'], { name: 'Second Editor', nameZh: '第二編輯' })).browser;
  consultant = (await signedInAs(at, ['consultant'])).browser;
  compliance = (await signedInAs(at, ['compliance'])).browser;
});
afterAll(() => at.close());

async function post(path: string, payload: object, headers: Headers) {
  const answer = await at.app.inject({ method: 'POST', url: `/api/boxes/${path}`, headers, payload });
  return {
    status: answer.statusCode,
    json: answer.json() as Record<string, unknown>,
    data: answer.json().data as Json,
  };
}

async function get(url: string, headers: Headers = {}) {
  return at.app.inject({ method: 'GET', url, headers });
}

interface Sent {
  name: string;
  bytes: Buffer;
  type?: string;
  box?: string;
}

async function upload({ name, bytes, type = 'application/octet-stream', box = 'news' }: Sent, headers = editor) {
  const boundary = 'x-boundary-x';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const answer = await at.app.inject({
    method: 'POST',
    url: `/api/boxes/${box}/upload`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  return { status: answer.statusCode, json: answer.json(), data: answer.json().data };
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const officeFile = (folder: string, mainType: string) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${folder}/main.xml" ContentType="${mainType}"/></Types>`,
    },
    { name: `${folder}/main.xml`, data: '<main/>' },
  ]);

const rowsInAll = async () =>
  (
    await at.deps.db
      .selectFrom('content_files')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

describe('the lists', () => {
  test('show twelve news, newest first, and tell where the page stands', async () => {
    const { data } = await post('news/search', {}, consultant);
    expect(data).toMatchObject({ total: 12, pages: 2, size: 10, current: 1 });
    const dates = data.records.map((record) => record.wfDate ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(data.records[0]).toMatchObject({ wfFileName: 'trip10-winter-promotion.png', wfFileType: 'png' });
  });

  test('answer page 1 to a page that is not there', async () => {
    const { data } = await post('news/search', { current: 99 }, consultant);
    expect([data.current, data.records.length]).toEqual([1, 10]);
  });

  test('give every row once over all pages, forwards and backwards', async () => {
    for (const body of [
      {},
      { sort: 'wfFileName' },
      { sort: 'wfDate', order: 'asc' },
      { sort: 'wfFileName', order: 'DESC' },
    ]) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((current) => post('prodlib/search', { ...body, current }, consultant)),
      );
      const ids = pages.flatMap(({ data }) => data.records.map((record) => record.wfSeqno));
      expect(ids).toHaveLength(40);
      expect(new Set(ids).size).toBe(40);
      const whole = await post('prodlib/search', { ...body, size: 50 }, consultant);
      expect(whole.data.records.map((record) => record.wfSeqno)).toEqual(ids);
    }
  });

  test('are filtered by date, name in either language, type, insurer, class and product [C-2.3-01] [C-2.3-02]', async () => {
    const names = async (box: string, body: object) =>
      (await post(`${box}/search`, { size: 100, ...body }, consultant)).data.records.map((r) => r.wfFileName);
    expect(await names('news', { wfDate: '2026-11-19' })).toEqual(['trip10-winter-promotion.png']);
    expect(await names('news', { wfFileName: 'TRIP10' })).toHaveLength(1);
    expect(await names('news', { wfFileName: '家居保險月' })).toEqual(['home-insurance-month.png']);
    expect(await names('news', { wfFileName: '100%_' })).toEqual([]);
    expect((await names('news', { wfFileType: 'png' })).every((name) => name?.endsWith('.png'))).toBe(true);
    expect(await names('news', { wfFileType: 'All' })).toHaveLength(12);
    expect(await names('activities', { wfFileType: 'jpg' })).toEqual([]);
    expect(await names('prodlib', { wfInsurer: 'LPG', wfProdCls: 'MOTOR' })).toHaveLength(3);
    expect(await names('prodlib', { wfProdName: '高爾夫' })).toHaveLength(2);
  });

  test('say in words what a filter may not be', async () => {
    for (const [body, field] of [
      [{ size: 15 }, 'size'],
      [{ current: 0 }, 'current'],
      [{ current: '1' }, 'current'],
      [{ sort: 'wfProdName' }, 'sort'],
      [{ wfDate: '2026-02-30' }, 'wfDate'],
      [{ wfFileType: 'exe' }, 'wfFileType'],
      [{ wfProdCls: 'YACHT' }, 'wfProdCls'],
      [{ wfFileName: 'x'.repeat(121) }, 'wfFileName'],
    ] as const) {
      const { status, json } = await post('prodlib/search', body, consultant);
      expect([status, (json.fields as { field: string }[])[0]?.field]).toEqual([400, field]);
    }
  });

  test('are for those who have signed in; claim forms and questions are for everybody', async () => {
    for (const box of ['news', 'activities', 'prodlib']) expect((await post(`${box}/search`, {}, {})).status).toBe(401);
    expect((await get('/api/boxes/claimforms/list?prod=TRAVEL')).statusCode).toBe(200);
    expect((await get('/api/boxes/faq/list?prod=TRAVEL')).statusCode).toBe(200);
  });
});

describe('an upload', () => {
  const refused = async (sent: Sent) => {
    const before = await rowsInAll();
    const { status, json } = await upload(sent);
    expect(await rowsInAll()).toBe(before);
    return [status, json.code];
  };

  test('of more than 5 MB is refused with the specified words [C-2.3-03]', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)]);
    const { status, json } = await upload({ name: 'big.pdf', bytes });
    expect([status, json.code, json.msg]).toEqual([413, 'upload.tooBig', '(Upload file size limit: 5MB)']);
    expect(json.msgC).toContain('5MB');
  });

  test('of exactly 5 MB is taken, one byte more is not', async () => {
    const exactly = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024 - PDF.length)]);
    expect((await upload({ name: 'exact.pdf', bytes: exactly })).status).toBe(200);
    expect(await refused({ name: 'more.pdf', bytes: Buffer.concat([exactly, Buffer.alloc(1)]) })).toEqual([
      413,
      'upload.tooBig',
    ]);
  });

  test('is judged by what it holds, whatever name and type it claims [C-2.3-03]', async () => {
    expect(await refused({ name: 'really.pdf', bytes: PNG, type: 'application/pdf' })).toEqual([
      415,
      'upload.notWhatItSays',
    ]);
    expect(await refused({ name: 'picture.png', bytes: PDF, type: 'image/png' })).toEqual([
      415,
      'upload.notWhatItSays',
    ]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await refused({ name: 'drawing.svg', bytes: svg, type: 'image/svg+xml' })).toEqual([415, 'upload.badType']);
    expect(await refused({ name: 'drawing.png', bytes: svg })).toEqual([415, 'upload.notWhatItSays']);
    expect(await refused({ name: 'drawing.xml', bytes: svg, box: 'prodlib' })).toEqual([415, 'upload.notWhatItSays']);
    expect(await refused({ name: 'empty.pdf', bytes: Buffer.alloc(0) })).toEqual([400, 'upload.empty']);
    expect(await refused({ name: 'noending', bytes: PDF })).toEqual([415, 'upload.badType']);
    expect(await refused({ name: 'table.csv', bytes: Buffer.from('a,b'), box: 'news' })).toEqual([
      415,
      'upload.badType',
    ]);
  });

  test.each([
    ['../../etc/passwd.pdf'],
    ['..\\\\secrets.pdf'],
    ['/etc/hosts.pdf'],
    [`${'超'.repeat(300)}.pdf`],
    ['.htaccess.pdf'],
    ['a\u202Efdp.pdf'],
    ['a:b.pdf'],
  ])('named %j is refused in words', async (name) => {
    const { status, json } = await upload({ name, bytes: PDF });
    expect([status, json.code]).toEqual([400, 'upload.badName']);
    expect(json.msg).toMatch(/plain name of at most 80 characters/);
    expect(json.msgC).toMatch(/不超過 80 個字元/);
  });

  test('tells which types there are when it is of none of them', async () => {
    const { json } = await upload({ name: 'run.exe', bytes: Buffer.from('MZ') });
    expect(json.msg).toBe('Only files of these types can be uploaded: pdf, png, jpg, jpeg');
  });

  test('that is no form, or a form without a file, is refused', async () => {
    const headers = { ...editor, 'content-type': 'application/json' };
    const json = await at.app.inject({ method: 'POST', url: '/api/boxes/news/upload', headers, payload: '{}' });
    expect(json.statusCode).toBe(415);
    const form = await at.app.inject({
      method: 'POST',
      url: '/api/boxes/news/upload',
      headers: { ...editor, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n--b--\r\n',
    });
    expect([form.statusCode, form.json().code]).toEqual([400, 'upload.missing']);
    const broken = await at.app.inject({
      method: 'POST',
      url: '/api/boxes/news/upload',
      headers: { ...editor, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    });
    expect(broken.statusCode).toBe(400);
  });

  test('is for editors alone', async () => {
    expect((await upload({ name: 'a.pdf', bytes: PDF }, consultant as never)).status).toBe(403);
    expect((await upload({ name: 'a.pdf', bytes: PDF }, compliance as never)).status).toBe(403);
    expect((await upload({ name: 'a.pdf', bytes: PDF }, {} as never)).status).toBe(401);
  });

  test('of every type of the library is taken when it is one', async () => {
    const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000)]);
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
    const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    const samples: Record<string, Buffer> = {
      csv: Buffer.from('計劃,保費\r\nA,1\r\n'),
      txt: Buffer.from('plain words'),
      xml: Buffer.from('<?xml version="1.0"?><plans><plan code="A"/></plans>'),
      pdf: PDF,
      rtf: Buffer.from('{\\rtf1 words}'),
      doc: cfb,
      dot: cfb,
      xls: cfb,
      docx: officeFile('word', `${word}.document.main+xml`),
      docm: officeFile('word', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      dotx: officeFile('word', `${word}.template.main+xml`),
      dotm: officeFile('word', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
      xlsx: officeFile('xl', `${excel}.sheet.main+xml`),
      xlsm: officeFile('xl', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
      xltx: officeFile('xl', `${excel}.template.main+xml`),
      xlsb: officeFile('xl', 'application/vnd.ms-excel.sheet.binary.macroEnabled.main'),
      xlam: officeFile('xl', 'application/vnd.ms-excel.addin.macroEnabled.main+xml'),
      odt: zipOf([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }]),
    };
    const taken: Record<string, number> = {};
    for (const [type, bytes] of Object.entries(samples)) {
      taken[type] = (await upload({ name: `sample.${type}`, bytes, box: 'prodlib' })).status;
    }
    expect(taken).toEqual(Object.fromEntries(Object.keys(samples).map((type) => [type, 200])));
    const macros = officeFile('xl', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml');
    expect(await refused({ name: 'macros.xlsx', bytes: macros, box: 'prodlib' })).toEqual([
      415,
      'upload.notWhatItSays',
    ]);
    const entities = Buffer.from('<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>');
    expect(await refused({ name: 'entities.xml', bytes: entities, box: 'prodlib' })).toEqual([
      415,
      'upload.notWhatItSays',
    ]);
  });
});

describe('the editor', () => {
  const drafted = async (name = '聖誕優惠.png', box = 'news') =>
    (await upload({ name, bytes: name.endsWith('png') ? PNG : PDF, box })).data;

  test('drafts, publishes and withdraws, and readers see what is published alone', async () => {
    const draft = await drafted();
    const url = `/api/boxes/news/download/${draft.wfSeqno}`;
    expect((await get(url, consultant)).statusCode).toBe(404);
    expect((await get(url, editor)).statusCode).toBe(200);
    expect((await get(url, compliance)).statusCode).toBe(200);

    const saved = await post(
      'editor/save',
      { wfSeqno: draft.wfSeqno, version: 1, wfTitle: 'Christmas offer', wfTitle9: '聖誕優惠', wfDate: '2026-11-21' },
      editor,
    );
    expect(saved.data).toMatchObject({ allowedActions: ['edit', 'delete'], publishRefusal: 'entry.ownDraft' });
    const chosen = { wfSeqno: draft.wfSeqno, version: saved.data.version };
    const own = await post('editor/publish', chosen, editor);
    expect([own.status, own.json.code]).toEqual([409, 'entry.ownDraft']);
    const published = await post('editor/publish', chosen, publisher);
    expect(published.data).toMatchObject({ wfStatus: 'P', wfTitle: 'Christmas offer', version: 3 });
    const listed = await post('news/search', { wfFileName: '聖誕' }, consultant);
    expect(listed.data.total).toBe(1);

    const file = await get(url, consultant);
    expect(file.rawPayload).toEqual(PNG);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="____.png"; filename*=UTF-8''${encodeURIComponent('聖誕優惠')}.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    });
    expect((await get(url, { ...consultant, 'if-none-match': String(file.headers.etag) })).statusCode).toBe(304);

    await post('editor/withdraw', { wfSeqno: draft.wfSeqno, version: 3 }, editor);
    const gone = await get(url, { ...consultant, 'if-none-match': String(file.headers.etag) });
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'file.withdrawn']);
    expect((await post('news/search', { wfFileName: '聖誕' }, consultant)).data.total).toBe(0);
  });

  test('may say from and until when a file shows', async () => {
    const draft = await drafted('window.pdf');
    const details = { wfSeqno: draft.wfSeqno, wfTitle: 'Window', wfTitle9: '期限' };
    const shown = async () => (await post('news/search', { wfFileName: 'window.pdf' }, consultant)).data.total;
    await post('editor/save', { ...details, version: 1, wfDate: '2026-11-22', wfDateTo: '2026-11-23' }, editor);
    await post('editor/publish', { wfSeqno: draft.wfSeqno, version: 2 }, publisher);
    expect(await shown()).toBe(0);
    expect((await get(`/api/boxes/news/download/${draft.wfSeqno}`, consultant)).statusCode).toBe(404);
    const sayAnew = async (version: number, wfDate: string, wfDateTo: string) => {
      const days = { ...details, wfDate, wfDateTo };
      const onAir = await post('editor/save', { ...days, version }, editor);
      expect([onAir.status, onAir.json.code]).toEqual([409, 'entry.wrongState']);
      await post('editor/withdraw', { wfSeqno: draft.wfSeqno, version }, editor);
      await post('editor/save', { ...days, version: version + 1 }, editor);
      await post('editor/publish', { wfSeqno: draft.wfSeqno, version: version + 2 }, publisher);
    };
    await sayAnew(3, '2026-11-20', '2026-11-21');
    expect(await shown()).toBe(1);
    await post('editor/withdraw', { wfSeqno: draft.wfSeqno, version: 6 }, editor);
    const over = { ...details, wfDate: '2026-11-19', wfDateTo: '2026-11-20' };
    const saved = await post('editor/save', { ...over, version: 7 }, editor);
    expect(saved.data).toMatchObject({ publishRefusal: 'entry.over', allowedActions: ['edit'] });
    const refused = await post('editor/publish', { wfSeqno: draft.wfSeqno, version: 8 }, publisher);
    expect([refused.status, refused.json.code]).toEqual([422, 'entry.over']);
    expect(refused.json.msg).toBe('Its last day is over: choose a later one, or none, before it is published');
    expect(await shown()).toBe(0);
    const backwards = await post(
      'editor/save',
      { ...details, version: 8, wfDate: '2026-11-20', wfDateTo: '2026-11-19' },
      editor,
    );
    expect([backwards.status, (backwards.json.fields as { field: string }[])[0]?.field]).toEqual([400, 'wfDateTo']);
  });

  test('does not overwrite what another editor has changed', async () => {
    const draft = await drafted('two.pdf');
    const details = { wfTitle: 'Two', wfTitle9: '二', wfDate: '2026-11-21' };
    await post('editor/save', { wfSeqno: draft.wfSeqno, version: 1, ...details }, editor);
    const publish = () => post('editor/publish', { wfSeqno: draft.wfSeqno, version: 2 }, publisher);
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('cannot publish a library file that nobody would find', async () => {
    const draft = (await upload({ name: 'lost.pdf', bytes: PDF, box: 'prodlib' })).data;
    const details = { wfTitle: 'Lost', wfTitle9: '遺失', wfDate: '2026-11-21' };
    await post('editor/save', { wfSeqno: draft.wfSeqno, version: 1, ...details }, editor);
    const { status, json } = await post('editor/publish', { wfSeqno: draft.wfSeqno, version: 2 }, publisher);
    expect([status, json.code]).toEqual([422, 'entry.incomplete']);
    expect(json.msg).toMatch(/insurer, product class and product name/);
    const strange = { wfTitle: 'x', wfTitle9: 'x', wfDate: '2026-11-21', wfInsurer: 'ZZZ' };
    const unknown = await post('editor/save', { wfSeqno: draft.wfSeqno, version: 2, ...strange }, editor);
    expect([unknown.status, (unknown.json.fields as { field: string }[])[0]?.field]).toEqual([400, 'wfInsurer']);
  });

  test.each(fileWorkflow.transitions.map(({ from, action }) => ({ from, action })))(
    'may $action what is $from, and nothing else may',
    async ({ from, action }) => {
      const draft = await drafted(`${from}-${action}.pdf`);
      const isTitled = { titled: true };
      const file = at.deps.db.updateTable('content_files').set({ state: from, ...isTitled });
      await file.where('id', '=', draft.wfSeqno).execute();
      const done = action === 'edit' ? 'save' : action;
      const details = { version: 1, wfTitle: 'New', wfTitle9: '新', wfDate: '2026-12-01' };
      expect((await post(`editor/${done}`, { wfSeqno: draft.wfSeqno, ...details }, publisher)).status).toBe(200);
      for (const other of (['draft', 'published', 'withdrawn'] as const).filter(
        (state) => !fileWorkflow.transitions.some((t) => t.from === state && t.action === action),
      )) {
        const blocked = await drafted(`${other}-not-${action}.pdf`);
        await at.deps.db.updateTable('content_files').set({ state: other }).where('id', '=', blocked.wfSeqno).execute();
        const refusal = await post(`editor/${done}`, { wfSeqno: blocked.wfSeqno, ...details }, publisher);
        expect([refusal.status, refusal.json.code]).toEqual([409, 'entry.wrongState']);
      }
    },
  );

  test('is told that a file lacks its titles, which are never its name', async () => {
    const draft = await drafted('年終優惠.pdf');
    expect(draft).toMatchObject({ wfTitle: null, wfTitle9: null, publishRefusal: 'entry.untitled' });
    const chosen = { wfSeqno: draft.wfSeqno, version: 1 };
    const refused = await post('editor/publish', chosen, publisher);
    expect([refused.status, refused.json.code]).toEqual([422, 'entry.untitled']);
    const halved = await post('editor/save', { ...chosen, wfTitle: 'Year end', wfDate: '2026-11-21' }, editor);
    expect([halved.status, (halved.json.fields as { field: string }[])[0]?.field]).toEqual([400, 'wfTitle9']);
  });

  test.each(['news', 'activities', 'prodlib', 'claimforms'])(
    'has written in the box %s what another publishes, also after a withdrawal, and sees who may',
    async (box) => {
      const { wfSeqno } = await drafted(`two-people-${box}.pdf`, box);
      const product = { wfInsurer: 'LPG', wfProdCls: 'TRAVEL', wfProdName: 'Trip', wfProdName9: '旅程' };
      const details = { wfTitle: 'Two', wfTitle9: '二人', wfDate: '2026-11-21', ...product };
      await post('editor/save', { wfSeqno, version: 1, ...details }, editor);
      const tried = async (version: number, by: Headers) =>
        (await post('editor/publish', { wfSeqno, version }, by)).json.code ?? 'published';
      expect(await tried(2, editor)).toBe('entry.ownDraft');
      expect(await tried(2, publisher)).toBe('published');
      await post('editor/withdraw', { wfSeqno, version: 3 }, publisher);
      expect(await tried(4, editor)).toBe('entry.ownDraft');
      await post('editor/save', { wfSeqno, version: 4, ...details, wfTitle: 'Of the other' }, publisher);
      expect(await tried(5, publisher)).toBe('entry.ownDraft');
      expect(await tried(5, editor)).toBe('published');
      await post('editor/withdraw', { wfSeqno, version: 6 }, editor);
      const { records } = (await get('/api/boxes/editor/publishers', editor)).json().data;
      expect(records).toEqual([{ name: 'Second Editor', name9: '第二編輯' }]);
      expect((await get('/api/boxes/editor/publishers', compliance)).statusCode).toBe(403);
    },
  );

  test('deletes a draft with its bytes', async () => {
    const draft = await drafted('gone.pdf');
    const row = await at.deps.db
      .selectFrom('content_files')
      .select('file_key')
      .where('id', '=', draft.wfSeqno)
      .executeTakeFirstOrThrow();
    await post('editor/delete', { wfSeqno: draft.wfSeqno, version: 1 }, editor);
    const anHourLater = { ...at.clock, now: () => new Date(at.clock.now().getTime() + 3_600_000) };
    await deleteFiles({ ...at.deps, clock: anHourLater });
    expect(await at.deps.files.read(row.file_key ?? '')).toBeNull();
    const stored = at.deps.db.selectFrom('stored_files').where('id', '=', row.file_key);
    expect(await stored.select('id').execute()).toEqual([]);
    expect((await post('editor/delete', { wfSeqno: draft.wfSeqno, version: 1 }, editor)).status).toBe(404);
  });

  test('finds drafts by state and name, last changed first; others may not look', async () => {
    const { data } = await post('editor/list', { wfStatus: 'D', box: 'prodlib', wfFileName: 'sample' }, editor);
    expect(data.total).toBe(18);
    const reviewed = await post('editor/list', { box: 'prodlib' }, compliance);
    expect(reviewed.status).toBe(200);
    // What can be done stands in each row, for whoever asks: compliance reads alone.
    expect(new Set(reviewed.data.records.map((row) => String(row.allowedActions)))).toEqual(new Set(['']));
    // One without a product cannot be published yet.
    expect(data.records[0]).toMatchObject({ allowedActions: ['edit', 'delete'] });
    expect((await post('editor/list', { box: 'prodlib' }, consultant)).status).toBe(403);
  });

  test('adds a question, which shows once it is published', async () => {
    const text = { question: 'New?', question9: '新？', answer: 'Yes.\nReally.', answer9: '是。' };
    const added = await post('faq/editor/save', { prod: 'PET', wfOrder: 1, ...text }, editor);
    expect(added.data).toMatchObject({ wfStatus: 'D', version: 1 });
    const shown = async () => (await get('/api/boxes/faq/list?prod=PET')).json().data.records as { question: string }[];
    expect((await shown()).some(({ question }) => question === 'New?')).toBe(false);
    const chosen = { wfSeqno: added.data.wfSeqno, version: 1 };
    expect(added.data).toMatchObject({ allowedActions: ['edit', 'delete'], publishRefusal: 'entry.ownDraft' });
    expect((await post('faq/editor/publish', chosen, editor)).json.code).toBe('entry.ownDraft');
    await post('faq/editor/publish', chosen, publisher);
    expect((await shown())[0]?.question).toBe('New?');
    expect((await post('faq/editor/withdraw', chosen, editor)).json.code).toBe('entry.stale');
    await post('faq/editor/withdraw', { ...chosen, version: 2 }, editor);
    expect((await shown()).some(({ question }) => question === 'New?')).toBe(false);
    expect((await post('faq/editor/save', { prod: 'PET', wfOrder: 1, ...text }, consultant)).status).toBe(403);
    const empty = await post('faq/editor/save', { prod: 'PET', wfOrder: 1, ...text, answer9: ' ' }, editor);
    expect([empty.status, (empty.json.fields as { field: string }[])[0]?.field]).toEqual([400, 'answer9']);
  });

  test('deletes the draft of a question, which nobody has seen yet', async () => {
    const text = { question: 'A draft?', question9: '草稿？', answer: 'Yes.', answer9: '是。' };
    const add = async () => (await post('faq/editor/save', { prod: 'DH', wfOrder: 1, ...text }, editor)).data;
    const { wfSeqno } = await add();
    const chosen = { wfSeqno, version: 1 };
    expect((await post('faq/editor/delete', chosen, compliance)).status).toBe(403);
    expect((await post('faq/editor/delete', { wfSeqno, version: 2 }, editor)).json.code).toBe('entry.stale');
    expect((await post('faq/editor/delete', chosen, editor)).data).toEqual({ wfSeqno });
    expect((await post('faq/editor/delete', chosen, editor)).json.code).toBe('entry.notFound');
    const seen = await add();
    const ofSeen = { wfSeqno: seen.wfSeqno, version: 1 };
    await post('faq/editor/publish', ofSeen, publisher);
    expect((await post('faq/editor/delete', { ...ofSeen, version: 2 }, editor)).json.code).toBe('entry.wrongState');
    await post('faq/editor/withdraw', { ...ofSeen, version: 2 }, editor);
    expect((await post('faq/editor/delete', { ...ofSeen, version: 3 }, editor)).json.code).toBe('entry.wrongState');
  });

  test('adds a question once, however often it is sent', async () => {
    const text = { question: 'Sent twice?', question9: '重複傳送？', answer: 'Once.', answer9: '一次。' };
    const headers = { ...editor, 'idempotency-key': 'a-question-sent-twice' };
    const send = () => post('faq/editor/save', { prod: 'DH', wfOrder: 2, ...text }, headers);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const rows = at.deps.db.selectFrom('claim_faqs').select('id').where('question_en', '=', text.question);
    expect(await rows.execute()).toHaveLength(1);
  });
});

describe('the address of a file that is not there', () => {
  const browsed = (url: string, headers: Headers = {}) =>
    get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers });
  const withdrawn = async () => {
    const draft = (await upload({ name: 'gone-for-good.pdf', bytes: PDF, box: 'claimforms' })).data;
    const row = { state: 'withdrawn', titled: true } as const;
    await at.deps.db.updateTable('content_files').set(row).where('id', '=', draft.wfSeqno).execute();
    return `/api/boxes/claimforms/download/${draft.wfSeqno}`;
  };

  test('answers a browser with a page in its language that says so and leads on, and a program with data', async () => {
    const url = await withdrawn();
    const page = await browsed(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<html lang="en">[\s\S]*This file has been withdrawn[\s\S]*href="\/makingClaims"/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; base-uri/);
    const inChinese = /<html lang="zh-Hant-HK">[\s\S]*此檔案已撤下[\s\S]*href="\/zh-Hant\/makingClaims"/;
    expect((await browsed(url, { 'accept-language': 'zh-HK,zh;q=0.9' })).body).toMatch(inChinese);
    expect((await browsed(`${url}?language=zh-Hant`)).body).toMatch(inChinese);
    const referer = 'https://onegi.example/zh-Hant/makingClaims';
    expect((await browsed(url, { referer, 'accept-language': 'en' })).body).toMatch(inChinese);
    for (const accept of ['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8']) {
      expect((await get(url, { accept })).json().code).toBe('file.withdrawn');
    }
  });

  test('says what never was, and what is only for users, in a page too', async () => {
    const never = await browsed('/api/boxes/claimforms/download/00000000-0000-4000-8000-000000000000');
    expect([never.statusCode, /There is no such file/.test(never.body)]).toEqual([404, true]);
    const missing = await browsed('/api/common/down-file?name=NOBODY_TRAVEL_claim.pdf');
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const locked = await browsed('/api/boxes/prodlib/download/00000000-0000-4000-8000-000000000000');
    expect([locked.statusCode, locked.body.includes('href="/login?next=%2FproductLibrary"')]).toEqual([401, true]);
  });

  test('cannot be made to say anything of its own', async () => {
    const page = await browsed(
      '/api/common/down-file?name=%3Cscript%3Ealert(1)%3C/script%3E&language=%22%3E%3Cscript%3E',
    );
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toContain('<script');
  });
});

describe('what came with the product', () => {
  test('every line has its claim form, six questions or more in both languages, and the forms of its insurers', async () => {
    for (const line of ['TRAVEL', 'HOME', 'FIRE', 'OS', 'MOTOR', 'PA', 'PET', 'DH', 'MEDICAL', 'GOLF']) {
      const forms = (await get(`/api/boxes/claimforms/list?prod=${line}`)).json().data;
      expect(forms.general).toHaveLength(1);
      expect(forms.business).toHaveLength(5);
      const sells = at.deps.catalogue
        .current()
        .line(line as 'TRAVEL')
        .plans.map(({ insurer }) => insurer.code);
      expect(forms.insurers.map((form: { wfInsurer: string }) => form.wfInsurer)).toEqual([...new Set(sells)]);
      const { records } = (await get(`/api/boxes/faq/list?prod=${line}`)).json().data;
      expect(records.length).toBeGreaterThanOrEqual(6);
      for (const faq of records) {
        expect(faq.answer.length).toBeGreaterThan(60);
        expect(faq.answer9).toMatch(/\p{Script=Han}{10}/u);
      }
    }
  });

  test('a claim form is a PDF in both languages, with the insurer’s name where it is the insurer’s', async () => {
    const form = (await get('/api/boxes/claimforms/list?prod=PET')).json().data;
    const any = await get(form.general[0].downloadUrl);
    expect(any.headers['content-type']).toBe('application/pdf');
    expect(await pdfText(any.rawPayload)).toMatch(/Microchip number\s+晶片號碼/);
    const own = await get('/api/common/down-file?name=SFY_TRAVEL_claim.pdf');
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await pdfText(own.rawPayload);
    expect(text).toContain('Silverferry Insurance');
    expect(text).toContain('Property irregularity report');
  });

  test('pictures, notices, brochures and tables are made when they are asked for, and are what they say', async () => {
    const all = await post('news/search', { size: 100 }, consultant);
    const library = await post('prodlib/search', { size: 100, wfInsurer: 'CPW' }, consultant);
    const tables = await post('prodlib/search', { size: 100, wfFileType: 'xlsx' }, consultant);
    const csv = await post('prodlib/search', { size: 100, wfFileType: 'csv' }, consultant);
    const chosen = [
      ...all.data.records.filter(({ wfFileName }) => /^(trip10|premium)/.test(wfFileName ?? '')),
      ...library.data.records,
      ...tables.data.records.slice(0, 1),
      ...csv.data.records.slice(0, 1),
    ];
    expect(chosen.length).toBe(7);
    const path = join(at.deps.config.dataDir, 'download');
    for (const { downloadUrl = '', wfFileType = '' } of chosen) {
      const file = await get(downloadUrl, consultant);
      expect(file.statusCode).toBe(200);
      writeFileSync(path, file.rawPayload);
      await inspectFile(path, wfFileType);
      const disposition = ['pdf', 'png'].includes(wfFileType) ? 'inline' : 'attachment';
      expect(file.headers['content-disposition']).toMatch(new RegExp(`^${disposition};`));
      expect((await get(downloadUrl)).statusCode).toBe(401);
    }
  });

  test('every brochure and wording of the library is one that the catalogue prints', () => {
    const snapshot = at.deps.catalogue.current();
    const printed = library.flatMap(({ recipe }) => (recipe.kind === 'product' ? [recipe.fileName] : []));
    expect(printed.length).toBeGreaterThan(20);
    expect(printed.filter((name) => productJob(snapshot, name, 'en') === null)).toEqual([]);
  });

  test('is seeded once, however often the server starts', async () => {
    const before = await rowsInAll();
    await Promise.all([1, 2].map(() => seedContent(at.deps.db, { clock: at.clock, demo: true })));
    expect(await rowsInAll()).toBe(before);
  });

  test('a download is asked for by id and box alone', async () => {
    const { data } = await post('news/search', {}, consultant);
    const id = data.records[0]?.wfSeqno;
    expect((await get(`/api/boxes/activities/download/${id}`, consultant)).statusCode).toBe(404);
    expect((await get('/api/boxes/news/download/..%2F..%2Fetc%2Fpasswd', consultant)).statusCode).toBe(400);
    expect((await get('/api/boxes/news/download/1', consultant)).statusCode).toBe(400);
  });
});
