import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { deleteDocument, downloadDocument, updateDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  A_PDF,
  aConsultant,
  addCase,
  aSubmittedCase,
  openCase,
  PROPOSAL,
  REGISTRATION,
  updateCase,
  uploadDocument,
} from '@onegi/testing/factories/commercial-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteFiles } from '../../files/delete-files.ts';

const FREE = 90;

let shop: TestApp;
let consultant: SignedIn;
let other: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  other = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const uploaded = async (given = {}, user = consultant) =>
  (await uploadDocument(shop, user, given)).sent?.uploadId ?? '';
const save = (caseNumber: string, document: object, user = consultant) =>
  callAs(shop, updateDocument, user, { body: { caseNumber, ...document } });
const remove = (id: string, user = consultant, edit = 'false') =>
  callAs(shop, deleteDocument, user, { query: { [c.removedId.wire]: id, [c.isDescribed.wire]: edit } });
const download = (id: string, user: SignedIn) =>
  shop.app.inject({ url: `/api${downloadDocument.path.replace(/\{\w+\}/, id)}`, headers: user.browser });
const rowAt = ({ documents }: Pick<CaseDetail, 'documents'>, order: number) =>
  documents.find((document) => document.order === order);
const states = async () => {
  const rows = await shop.deps.db.selectFrom('stored_files').select(['id', 'state']).execute();
  return (id: string) => rows.find((row) => row.id === id)?.state;
};

describe('a document', () => {
  test('is uploaded at once and becomes the case’s when its row is saved; nobody else sees it [C-4.2-04]', async () => {
    const { sent } = await uploadDocument(shop, consultant, { name: '投保書.pdf' });
    expect(sent).toMatchObject({
      fileNameOriginal: '投保書.pdf',
      fileType: 'pdf',
      uploadedAt: shop.clock.now().toISOString(),
    });
    const uploadId = sent?.uploadId ?? '';
    expect((await states())(uploadId)).toBe('arriving');
    const detail = granted(await addCase(shop, consultant, { documents: [{ order: PROPOSAL, uploadId }] }));
    const row = rowAt(detail, PROPOSAL);
    expect(row).toMatchObject({ fileId: uploadId, fileNameOriginal: '投保書.pdf', canDelete: true, canUpload: true });
    expect([row?.previewUrl, row?.downloadUrl]).toEqual([row?.downloadUrl, expect.stringContaining(uploadId)]);
    for (const user of [consultant, officer]) {
      const file = await download(uploadId, user);
      expect([file.statusCode, file.body, file.headers['cache-control']]).toEqual([200, A_PDF, 'private, no-store']);
    }
    expect((await download(uploadId, other)).json().code).toBe('file.notFound');
    const kept = await shop.deps.files.read(uploadId);
    expect(kept?.includes('CHAN')).toBe(false);
    // What is saved with the row again stays as it is.
    const again = granted(await updateCase(shop, consultant, detail, { documents: [{ order: PROPOSAL, uploadId }] }));
    expect(rowAt(again, PROPOSAL)?.fileId).toBe(uploadId);
  });

  test('is saved, replaced and deleted by itself while the form goes on being filled in [C-4.2-05]', async () => {
    const detail = granted(await addCase(shop, consultant));
    const [first, second] = [await uploaded(), await uploaded({ name: 'better.pdf' })];
    const { caseNumber } = detail;
    expect(rowAt(granted(await save(caseNumber, { order: PROPOSAL, uploadId: first })), PROPOSAL)?.fileId).toBe(first);
    const replaced = granted(await save(caseNumber, { order: PROPOSAL, uploadId: second }));
    expect(rowAt(replaced, PROPOSAL)?.fileNameOriginal).toBe('better.pdf');
    expect((await states())(first)).toBe('removed');
    // No new version: the page that is open saves as it was.
    expect((await updateCase(shop, consultant, detail, { insuredName: 'Still here' })).status).toBe(200);
    const gone = granted(await remove(second));
    expect(rowAt(gone, PROPOSAL)?.fileId).toBeUndefined();
    expect((await remove(second)).code).toBe('file.notFound');
  });

  test('in a free row has a description, which stays when its file goes and goes with edit', async () => {
    const detail = granted(await addCase(shop, consultant));
    const { caseNumber } = detail;
    const uploadId = await uploaded({ name: 'layout.png', contents: PNG });
    const named = granted(await save(caseNumber, { order: FREE, uploadId, name: 'Floor plan <b>' }));
    expect(rowAt(named, FREE)).toMatchObject({ name: 'Floor plan <b>', nameZh: 'Floor plan <b>', canDescribe: true });
    expect(rowAt(granted(await remove(uploadId)), FREE)).toMatchObject({ name: 'Floor plan <b>' });
    const another = await uploaded();
    granted(await save(caseNumber, { order: FREE, uploadId: another }));
    expect(rowAt(granted(await remove(another, consultant, 'true')), FREE)?.name).toBe('');
    // What a fixed row is cannot be written over.
    granted(await save(caseNumber, { order: PROPOSAL, name: 'Mine' }));
    const opened = granted(await openCase(shop, consultant, caseNumber));
    expect(rowAt(opened, PROPOSAL)?.name).toBe(rowAt(detail, PROPOSAL)?.name);
  });

  test('in a free row without a description keeps the case from being submitted', async () => {
    const documents = [
      { order: PROPOSAL, uploadId: await uploaded() },
      { order: REGISTRATION, uploadId: await uploaded() },
      { order: FREE, uploadId: await uploaded() },
    ];
    const refused = await addCase(shop, consultant, { documents, savedAs: 'waiting' });
    expect([refused.status, refused.fields]).toEqual([400, [`photoList.${FREE}`]]);
    expect(refused.fieldTexts[`photoList.${FREE}`]?.msg).toBe('This field is required');
    // Nothing was begun by it, and the uploads wait for the next try.
    const named = documents.map((document) => (document.order === FREE ? { ...document, name: 'Plan' } : document));
    expect(granted(await addCase(shop, consultant, { documents: named, savedAs: 'waiting' })).caseState).toBe(
      'waiting',
    );
  });

  test('of a submitted case stays, and no other comes', async () => {
    const detail = await aSubmittedCase(shop, consultant);
    const { fileId = '' } = rowAt(detail, PROPOSAL) ?? {};
    const late = await save(detail.caseNumber, { order: PROPOSAL, uploadId: await uploaded() });
    expect([late.status, late.code]).toEqual([409, 'case.wrongState']);
    expect(await remove(fileId)).toMatchObject({ status: 409, code: 'case.wrongState' });
    expect((await download(fileId, consultant)).statusCode).toBe(200);
  });
});

describe('an upload', () => {
  const MEGABYTES = 5 * 1024 ** 2;
  test.each(['QUOTATION', 'PROVIDER'])('is taken for dir=%s [C-4.2-04]', async (dir) => {
    const { caseNumber } = granted(await addCase(shop, consultant));
    const { status, sent } = await uploadDocument(shop, consultant, { texts: { dir, txno: caseNumber } });
    expect(status).toBe(200);
    expect((await states())(sent?.uploadId ?? '')).toBe('arriving');
  });

  test('is refused for its size, its type, what it holds and its name, in both languages [C-4.2-06]', async () => {
    const tries: [object, number, string, string][] = [
      [
        { contents: A_PDF + ' '.repeat(MEGABYTES + 1 - A_PDF.length) },
        413,
        'upload.tooBigForRow',
        'The size of the uploaded file cannot exceed 5M',
      ],
      [
        { name: 'run.exe' },
        415,
        'upload.badType',
        'Only files of these types can be uploaded: jpg, jpeg, png, pdf, xlsx, docx, csv, xls',
      ],
      [
        { name: 'run.pdf', contents: 'MZ\u0090\u0000' },
        415,
        'upload.notWhatItSays',
        'The contents of the file are not those of a pdf file',
      ],
      [{ name: '../../etc/passwd.pdf' }, 400, 'upload.badName', expect.stringContaining('plain name') as never],
      [{ texts: { dir: 'ELSEWHERE' } }, 400, 'request.invalid', expect.any(String) as never],
    ];
    for (const [given, status, code, msg] of tries) {
      const refused = await uploadDocument(shop, consultant, given);
      expect(refused).toMatchObject({ status, code, msg });
      expect(refused.msgC).toMatch(/\p{Script=Han}/u);
    }
    const contents = A_PDF + ' '.repeat(MEGABYTES - A_PDF.length);
    expect((await uploadDocument(shop, consultant, { contents })).status).toBe(200);
  });

  test('of somebody else, or that is none, answers like one that does not exist', async () => {
    const detail = granted(await addCase(shop, consultant));
    const theirs = await uploaded({}, other);
    for (const uploadId of [theirs, '00000000-0000-4000-8000-000000000000', 'not-an-id', '../1']) {
      const refused = await save(detail.caseNumber, { order: PROPOSAL, uploadId });
      expect([uploadId, refused.status, refused.code]).toEqual([uploadId, 404, 'file.notFound']);
    }
    expect((await remove(theirs)).code).toBe('file.notFound');
    expect((await save(detail.caseNumber, { order: PROPOSAL, uploadId: theirs }, other)).code).toBe(
      'quoteRequest.notFound',
    );
    const nowhere = await save(detail.caseNumber, { order: 999, uploadId: await uploaded() });
    expect([nowhere.status, nowhere.fields]).toEqual([400, ['photoList.999']]);
    const foreign = await uploadDocument(shop, other, { texts: { txno: detail.caseNumber } });
    expect([foreign.status, foreign.code]).toEqual([404, 'quoteRequest.notFound']);
    const { fileId } = rowAt(await aSubmittedCase(shop, consultant), PROPOSAL) ?? {};
    expect((await remove(fileId ?? '', other)).code).toBe('file.notFound');
  });

  test('that no row keeps is given up by who sent it, or removed after an hour', async () => {
    const [givenUp, stray] = [await uploaded(), await uploaded()];
    expect((await remove(givenUp)).status).toBe(200);
    expect((await states())(givenUp)).toBe('removed');
    shop.clock.advance(3_600);
    await deleteFiles(shop.deps);
    const left = await states();
    expect([left(givenUp), left(stray), await shop.deps.files.read(stray)]).toEqual([undefined, undefined, null]);
  });

  test('is one of at most 100 in ten minutes', async () => {
    const user = await aConsultant(shop);
    const first = await uploadDocument(shop, user);
    expect(first.status).toBe(200);
    await shop.database.pool.query(`update rate_limit_hits set hits = 100 where limit_key = $1`, [
      `upload-document:${user.id}`,
    ]);
    expect(await uploadDocument(shop, user)).toMatchObject({ status: 429, code: 'request.rateLimited' });
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
