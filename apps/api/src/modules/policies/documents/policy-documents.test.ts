import { downFile } from '@onegi/contract/calls/common/down-file';
import { uploadEndorsementDocument, uploadPolicyDocument } from '@onegi/contract/calls/policies/documents';
import { policyDocumentFields as d } from '@onegi/contract/fields/policy-documents';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { A_PDF, aConsultant } from '@onegi/testing/factories/commercial-cases';
import {
  aPolicy,
  deleteDocument,
  fillRow,
  type PolicyHeld,
  readDocuments,
  readSettlement,
  reviewDocument,
  rowAt,
  saveRows,
  uploadForEndorsement,
  uploadForPolicy,
  uploadForSettlement,
  uploadsAnew,
} from '@onegi/testing/factories/policy-documents';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const CODE = 'TR9001';
const MEGABYTE = 1024 ** 2;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

let shop: TestApp;
let consultant: SignedIn;
let other: SignedIn;
let officer: SignedIn;
let policy: PolicyHeld;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop, CODE);
  other = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await uploadsAnew(shop);
  policy = await aPolicy(shop, CODE);
});

const read = async (user = consultant, endorsementNo?: string) =>
  granted(await readDocuments(shop, user, policy, endorsementNo));
const download = (name: string, user?: SignedIn) =>
  shop.app.inject({ url: `/api${downFile.path}?name=${name}`, headers: user?.browser ?? {} });
const uploaded = async (user = consultant, file = {}) =>
  (await uploadForPolicy(shop, user, policy, file)).sent?.uploadId ?? '';
const statesOf = async () =>
  (await shop.deps.db.selectFrom('stored_files').select('state').where('owner_id', '=', policy.policyId).execute())
    .map(({ state }) => state)
    .sort();

describe('the documents of a policy', () => {
  test('are ten rows: five of fixed descriptions in both languages, five free ones [C-2.5-01]', async () => {
    const { documents, status } = await read();
    expect(documents.map(({ name }) => name)).toEqual([
      'Signed and completed proposal form',
      'Business Registration',
      'Certificate of Incorporation',
      'Shop front door picture',
      'NCB Proof(if any)',
      ...['', '', '', '', ''],
    ]);
    expect(documents.slice(0, 5).map(({ nameZh }) => nameZh)).toEqual([
      '已簽妥投保書',
      '商業登記證',
      '公司註冊證明書',
      '店舖正門相片',
      '無索償折扣證明（如有）',
    ]);
    expect(documents.map(({ canDescribe }) => canDescribe)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 5 }, () => true),
    ]);
    expect(status).toBe('waiting');
    expect(documents[0]).toMatchObject({ status: 'waiting', canUpload: true, canDelete: false, docLimit: 5 });
    expect(documents[0]?.docTypes).toEqual(['jpg', 'jpeg', 'png', 'pdf', 'xlsx', 'docx']);
  });

  test('have on the wire the names of the specification [C-7.4-02]', async () => {
    await fillRow(shop, consultant, policy, { rowNumber: 1 });
    const path = `/policy/mgr/policy-doc-list?polTxNo=${policy.transactionNumber}`;
    const { data } = await call(shop, 'GET', path, undefined, consultant.browser);
    expect(Object.keys(data.docList[0])).toEqual(
      expect.arrayContaining(
        [d.rowNumber, d.description, d.fileName, d.uploadedAt, d.storedName, d.fileKind, d.bytes, d.downloadUrl].map(
          ({ wire }) => wire,
        ),
      ),
    );
    expect(data.docList[0][d.rowNumber.wire]).toBe('1');
    expect(data.docList[0][d.uploadedAt.wire]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(data.docList[0][d.status.wire]).toBe('P');
  });

  test('take a file at once, with its name, size and the time in Hong Kong [C-2.5-02] [C-7.4-01]', async () => {
    const { sent, status } = await uploadForPolicy(shop, consultant, policy, { name: '投保書.pdf' });
    expect([status, sent]).toMatchObject([200, { fileName: '投保書.pdf', fileKind: 'file', bytes: A_PDF.length }]);
    const uploadId = sent?.uploadId ?? '';
    const row = rowAt(granted(await saveRows(shop, consultant, policy, [{ rowNumber: 1, uploadId }])), 1);
    expect(row).toMatchObject({
      documentId: uploadId,
      fileName: '投保書.pdf',
      fileKind: 'file',
      bytes: A_PDF.length,
      uploadedAt: shop.clock.now().toISOString(),
      canDelete: true,
    });
    const image = await fillRow(shop, consultant, policy, { rowNumber: 4 }, { name: 'front.PNG', contents: PNG });
    expect([image.fileKind, image.previewUrl]).toEqual(['image', image.downloadUrl]);
    // Sealed where it lies.
    expect((await shop.deps.files.read(uploadId))?.includes('CHAN')).toBe(false);
  });

  test('in a free row have a description, without which they are not taken [C-2.5-03]', async () => {
    const uploadId = await uploaded();
    const refused = await saveRows(shop, consultant, policy, [{ rowNumber: 6, uploadId }]);
    const field = `docList.0.${d.description.wire}`;
    expect([refused.status, refused.fields]).toEqual([400, [field]]);
    expect(refused.fieldTexts[field]).toEqual({
      msg: 'This field is required',
      msgC: '必須填寫此欄',
    });
    expect((await read()).documents[5]?.documentId).toBeUndefined();
    // The upload waits, and is taken with its description.
    const given = { rowNumber: 6, uploadId, description: 'Floor plan <b>' };
    expect(rowAt(granted(await saveRows(shop, consultant, policy, [given])), 6)).toMatchObject({
      name: 'Floor plan <b>',
      nameZh: 'Floor plan <b>',
    });
    const renamed = { rowNumber: 6, documentId: uploadId, description: 'Plan' };
    expect(rowAt(granted(await saveRows(shop, consultant, policy, [renamed])), 6).name).toBe('Plan');
    const emptied = { rowNumber: 6, documentId: uploadId, description: ' ' };
    expect((await saveRows(shop, consultant, policy, [emptied])).fields).toEqual([field]);
    const { description_sealed } = await shop.deps.db
      .selectFrom('stored_files')
      .select('description_sealed')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow();
    expect(description_sealed?.includes('Plan')).toBe(false);
  });

  test('what a fixed row is cannot be written over, and there is no eleventh row', async () => {
    const row = await fillRow(shop, consultant, policy, { rowNumber: 2, description: 'Mine' });
    expect(row.name).toBe('Business Registration');
    const beyond = { [d.transactionNumber.wire]: policy.transactionNumber, docList: [{ [d.rowNumber.wire]: '11' }] };
    const refused = await call(shop, 'POST', '/policy/mgr/policy-doc-upload', beyond, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [`docList.0.${d.rowNumber.wire}`]]);
  });

  test('a row that is refused keeps all that were sent with it out', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const rows = [
      { rowNumber: 1, uploadId: first },
      { rowNumber: 7, uploadId: second },
    ];
    expect((await saveRows(shop, consultant, policy, rows)).fields).toEqual([`docList.1.${d.description.wire}`]);
    expect(await statesOf()).toEqual([]);
  });

  test('a document takes the place of the one that its sender saw, and goes when it is deleted [C-2.5-04] [C-7.4-06]', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy);
    const better = await fillRow(shop, consultant, policy, { documentId }, { name: 'better.pdf' });
    expect(better.fileName).toBe('better.pdf');
    expect(await statesOf()).toEqual(['removed', 'waiting']);
    expect((await deleteDocument(shop, consultant, better.documentId ?? '')).status).toBe(200);
    expect(rowAt(await read(), 1).documentId).toBeUndefined();
    // Twice by a double click: the second is told.
    const again = await deleteDocument(shop, consultant, better.documentId ?? '');
    expect([again.status, again.code]).toEqual([409, 'policyDocument.changed']);
  });

  test('of two who upload into one row one wins, and the other is told [C-2.5-05]', async () => {
    const [mine, theirs] = [await uploaded(), await uploaded(officer)];
    const [first, second] = await Promise.all([
      saveRows(shop, consultant, policy, [{ rowNumber: 1, uploadId: mine }]),
      saveRows(shop, officer, policy, [{ rowNumber: 1, uploadId: theirs }]),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect([refused.code, refused.msg]).toEqual([
      'policyDocument.changed',
      'Someone else has changed this row meanwhile. Please look at it again',
    ]);
    expect(await statesOf()).toEqual(['waiting']);
  });

  test('an upload that is saved twice has one effect', async () => {
    const uploadId = await uploaded();
    const row = { rowNumber: 1, uploadId };
    const answers = await Promise.all([1, 2, 3].map(() => saveRows(shop, consultant, policy, [row])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statesOf()).toEqual(['waiting']);
  });

  test('nobody takes an upload of somebody else, or of another kind, into a row', async () => {
    const rows = [{ rowNumber: 1, uploadId: await uploaded(officer) }];
    expect(await saveRows(shop, consultant, policy, rows)).toMatchObject({ status: 404, code: 'file.notFound' });
    const { sent } = await uploadForEndorsement(shop, consultant, policy);
    const foreign = [{ rowNumber: 1, uploadId: sent?.uploadId ?? '' }];
    expect((await saveRows(shop, consultant, policy, foreign)).code).toBe('file.notFound');
    expect((await saveRows(shop, consultant, policy, [{ rowNumber: 1, uploadId: 'x' }])).code).toBe('file.notFound');
  });
});

describe('the review', () => {
  test('accepts: the row is A, and neither upload nor delete is possible [C-2.5-06] [C-7.4-07]', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy);
    const { data } = await reviewDocument(shop, officer, documentId);
    expect(data).toEqual({ documentId, status: 'accepted', note: null });
    const { documents, status } = await read();
    expect(status).toBe('accepted');
    expect(documents[0]).toMatchObject({ status: 'accepted', canUpload: false, canDelete: false, allowedActions: [] });
    expect(documents[1]).toMatchObject({ status: 'waiting', canUpload: true });
    const replaced = await saveRows(shop, consultant, policy, [
      { rowNumber: 1, uploadId: await uploaded(), documentId },
    ]);
    expect([replaced.status, replaced.code]).toEqual([409, 'document.closed']);
    expect((await deleteDocument(shop, consultant, documentId)).code).toBe('document.closed');
    expect((await deleteDocument(shop, officer, documentId)).code).toBe('document.closed');
    expect((await reviewDocument(shop, officer, documentId)).code).toBe('document.closed');
    expect(rowAt(await read(), 1).documentId).toBe(documentId);
  });

  test('asks for a correction: the consultant reads the note and uploads another, which waits again [C-2.5-07]', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy);
    const unsaid = { [d.documentId.wire]: documentId, [d.reviewedAs.wire]: 'C', [d.note.wire]: ' ' };
    const refused = await call(shop, 'POST', '/policy/mgr/policy-doc-review', unsaid, officer.browser);
    expect([refused.status, refused.fields]).toEqual([400, [d.note.wire]]);
    granted(await reviewDocument(shop, officer, documentId, 'Page 2 is not signed.\n請簽署第二頁。'));
    const asked = await read();
    expect([asked.status, rowAt(asked, 1)]).toMatchObject([
      'toCorrect',
      { status: 'toCorrect', note: 'Page 2 is not signed.\n請簽署第二頁。', canUpload: true, canDelete: true },
    ]);
    const better = await fillRow(shop, consultant, policy, { documentId });
    expect(better).toMatchObject({ status: 'waiting', note: null });
    // Whoever still looks at the one before is told.
    const late = await reviewDocument(shop, officer, documentId);
    expect([late.status, late.code]).toEqual([409, 'policyDocument.changed']);
  });

  test('of a document that is deleted at once: one wins', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy);
    const [reviewed, deleted] = await Promise.all([
      reviewDocument(shop, officer, documentId),
      deleteDocument(shop, consultant, documentId),
    ]);
    expect([reviewed.status, deleted.status].sort()).toEqual([200, 409]);
  });

  test('a description of an accepted document stays as it was accepted', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy, { rowNumber: 6, description: 'Plan' });
    granted(await reviewDocument(shop, officer, documentId));
    const given = { rowNumber: 6, documentId, description: 'Another' };
    expect((await saveRows(shop, consultant, policy, [given])).code).toBe('document.closed');
  });

  test('is the office’s: a consultant is refused, compliance reads alone [C-2.5-08]', async () => {
    const { documentId = '' } = await fillRow(shop, consultant, policy);
    expect((await reviewDocument(shop, consultant, documentId)).status).toBe(403);
    const compliance = await signedInAs(shop, ['compliance']);
    const row = rowAt(await read(compliance), 1);
    expect(row).toMatchObject({ documentId, canUpload: false, canDelete: false, allowedActions: [] });
    expect((await reviewDocument(shop, compliance, documentId)).status).toBe(403);
    expect((await uploadForPolicy(shop, compliance, policy)).status).toBe(403);
    expect(rowAt(await read(officer), 1).allowedActions).toEqual(['accept', 'askCorrection', 'remove']);
    expect(rowAt(await read(), 1).allowedActions).toEqual(['remove']);
  });
});

describe('another consultant’s policy', () => {
  test('answers by every call like one that does not exist [C-7.4-09]', async () => {
    const { documentId = '', storedName = '' } = await fillRow(shop, consultant, policy);
    const settled = await uploadForSettlement(shop, consultant, policy);
    const slip = settled.sent?.documents[0]?.documentId ?? '';
    const none = { ...policy, transactionNumber: 'PT-NONE', noteNumber: 'DN-NONE' };
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const pairs = [
      [await readDocuments(shop, other, policy), await readDocuments(shop, other, none)],
      [await saveRows(shop, other, policy, []), await saveRows(shop, other, none, [])],
      [await readSettlement(shop, other, policy), await readSettlement(shop, other, none)],
      [await uploadForPolicy(shop, other, policy), await uploadForPolicy(shop, other, none)],
      [await uploadForEndorsement(shop, other, policy), await uploadForEndorsement(shop, other, none)],
      [await uploadForSettlement(shop, other, policy), await uploadForSettlement(shop, other, none)],
    ];
    for (const [theirs, absent] of pairs)
      expect([theirs?.status, theirs?.code, theirs?.msg]).toEqual([404, 'policy.notFound', absent?.msg]);
    for (const id of [documentId, slip]) {
      const [theirs, absent] = [await deleteDocument(shop, other, id), await deleteDocument(shop, other, nowhere)];
      expect([theirs.status, theirs.code, theirs.msg]).toEqual([404, 'file.notFound', absent.msg]);
    }
    expect((await reviewDocument(shop, officer, nowhere)).code).toBe('file.notFound');
    expect((await download(storedName, other)).json().code).toBe('file.notFound');
    expect((await statesOf()).filter((state) => state === 'removed')).toEqual([]);
  });

  test('is one’s own by the second code, too [C-2.5-23]', async () => {
    const second = await aConsultant(shop, 'TR9002');
    expect((await readDocuments(shop, second, policy)).code).toBe('policy.notFound');
    await shop.deps.db
      .updateTable('policies')
      .set({ second_consultant_code: 'TR9002' })
      .where('id', '=', policy.policyId)
      .execute();
    const { documentId, storedName = '' } = await fillRow(shop, second, policy);
    expect(rowAt(await read(), 1).documentId).toBe(documentId);
    expect((await download(storedName, second)).statusCode).toBe(200);
  });

  test('a policy that no consultant sold is the office’s alone', async () => {
    const direct = await aPolicy(shop, null);
    expect((await readDocuments(shop, consultant, direct)).code).toBe('policy.notFound');
    expect((await readDocuments(shop, officer, direct)).status).toBe(200);
  });
});

describe('a document by its name', () => {
  test('goes to those who may see the policy, and is kept by no browser [C-7.4-08]', async () => {
    const { storedName = '', downloadUrl } = await fillRow(shop, consultant, policy, {}, { name: '投保書.pdf' });
    expect(downloadUrl).toBe(`/api/common/down-file?name=${storedName}`);
    for (const user of [consultant, officer]) {
      const { statusCode, body, headers } = await download(storedName, user);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, A_PDF, 'private, no-store']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const user of [undefined, other]) expect((await download(storedName, user)).statusCode).toBe(404);
  });

  test('is not there once it was deleted, and not before it is in a row', async () => {
    const uploadId = await uploaded();
    expect((await download(`policy-document-${uploadId}.pdf`, consultant)).statusCode).toBe(404);
    const { documentId = '', storedName = '' } = await fillRow(shop, consultant, policy);
    granted(await deleteDocument(shop, consultant, documentId));
    expect((await download(storedName, consultant)).statusCode).toBe(404);
    expect((await download('policy-document-x.pdf', consultant)).statusCode).toBe(404);
  });
});

describe('a strange upload', () => {
  const answered = async (name: string, contents: string | Buffer) => {
    const { status, code, msg, msgC } = await uploadForPolicy(shop, consultant, policy, { name, contents });
    return { status, code, msg, msgC };
  };
  test('of another type or 5 MB and more is refused in the specified words [C-2.5-09]', async () => {
    const types = 'jpg, jpeg, png, pdf, xlsx, docx';
    for (const name of ['a.exe', 'a.csv', 'a.xls', 'a.pdf.html', 'a'])
      expect(await answered(name, A_PDF)).toEqual({
        status: 415,
        code: 'upload.badType',
        msg: `Only files of these types can be uploaded: ${types}`,
        msgC: `只可上載以下類型的檔案：${types}`,
      });
    expect(await answered('big.pdf', Buffer.alloc(5 * MEGABYTE + 1, '%PDF-1.7 '))).toEqual({
      status: 413,
      code: 'upload.tooBig',
      msg: '(Upload file size limit: 5MB)',
      msgC: '（上載檔案大小限制：5MB）',
    });
    expect(
      (await answered('photo.JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'))).status,
    ).toBe(200);
  });

  test('that is not what it says, is empty, does harm or has a folder in its name is refused', async () => {
    expect((await answered('a.png', A_PDF)).code).toBe('upload.notWhatItSays');
    expect((await answered('a.pdf', '')).code).toBe('upload.empty');
    expect((await answered('../a.pdf', A_PDF)).code).toBe('upload.badName');
    const active =
      '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>\nendobj\ntrailer<<>>\n%%EOF';
    expect((await answered('a.pdf', active)).code).toBe('upload.active');
    expect(await statesOf()).toEqual([]);
  });

  test.each([uploadPolicyDocument, uploadEndorsementDocument])(
    'without a policy is refused by $path',
    async (declared) => {
      const form = new FormData();
      form.set('file', new File([A_PDF], 'a.pdf'));
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api${declared.path}`,
        headers: { ...consultant.browser, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    },
  );
});
