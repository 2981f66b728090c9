import { downFile } from '@onegi/contract/calls/common/down-file';
import { policyDocumentFields as d } from '@onegi/contract/fields/policy-documents';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { A_PDF, aConsultant } from '@onegi/testing/factories/commercial-cases';
import {
  anEndorsement,
  aPolicy,
  type PolicyHeld,
  readDocuments,
  readSettlement,
  reviewDocument,
  saveRows,
  uploadForEndorsement,
  uploadForSettlement,
  uploadsAnew,
} from '@onegi/testing/factories/policy-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const CODE = 'TR9001';
const MEGABYTE = 1024 ** 2;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
let policy: PolicyHeld;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop, CODE);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await uploadsAnew(shop);
  policy = await aPolicy(shop, CODE);
});

const read = async (user = consultant, endorsementNo?: string) =>
  granted(await readDocuments(shop, user, policy, endorsementNo));
const download = (name: string, user: SignedIn) =>
  shop.app.inject({ url: `/api${downFile.path}?name=${name}`, headers: user.browser });

describe('the documents of an endorsement', () => {
  const rowsOf = async (endorsementNo: string, user = consultant) =>
    (await read(user, endorsementNo)).endorsementDocuments;

  test('are a signed request, which is required, and a supporting document [C-2.5-10] [C-7.4-04]', async () => {
    await anEndorsement(shop, policy, '001');
    const rows = await rowsOf('001');
    expect(rows.map(({ name, nameZh, required }) => [name, nameZh, required])).toEqual([
      ['Signed endorsement request', '批改申請書', true],
      ['Supporting document', '證明文件', false],
    ]);
    const { sent } = await uploadForEndorsement(shop, consultant, policy);
    const given = [{ rowNumber: 1, uploadId: sent?.uploadId ?? '' }];
    const saved = granted(await saveRows(shop, consultant, policy, given, '001'));
    expect(saved.endorsementDocuments[0]).toMatchObject({ fileName: 'request.pdf', status: 'waiting' });
    expect(saved.documents[0]?.documentId).toBeUndefined();
    const { documentId = '' } = saved.endorsementDocuments[0] ?? {};
    granted(await reviewDocument(shop, officer, documentId));
    expect((await rowsOf('001'))[0]).toMatchObject({ status: 'accepted', canUpload: false });
  });

  test('of two endorsements are apart, and the new business has none of its own', async () => {
    await anEndorsement(shop, policy, '001');
    await anEndorsement(shop, policy, '002');
    const { sent } = await uploadForEndorsement(shop, consultant, policy);
    granted(await saveRows(shop, consultant, policy, [{ rowNumber: 1, uploadId: sent?.uploadId ?? '' }], '002'));
    expect((await rowsOf('001'))[0]?.documentId).toBeUndefined();
    expect((await rowsOf('002'))[0]?.documentId).toBe(sent?.uploadId);
    expect(await rowsOf('000')).toEqual([]);
    expect((await readDocuments(shop, consultant, policy, '009')).code).toBe('endorsement.notFound');
    expect((await saveRows(shop, consultant, policy, [], '009')).code).toBe('endorsement.notFound');
    const beyond = [{ rowNumber: 3, uploadId: 'x' }];
    expect((await saveRows(shop, consultant, policy, beyond, '001')).fields).toEqual([`docList.0.${d.rowNumber.wire}`]);
  });

  test('that cancels a motor policy take the cancelled certificate, which is required [C-2.5-11]', async () => {
    const required = async (line: string) => {
      policy = await aPolicy(shop, CODE, { line });
      await anEndorsement(shop, policy, '001', 'CN');
      return (await rowsOf('001')).map(({ nameZh, required: isRequired }) => [nameZh, isRequired]);
    };
    expect((await required('MOTOR'))[2]).toEqual(['已交還保險證明書', true]);
    expect(await required('HOME')).toHaveLength(2);
  });
});

describe('the documents of a settlement', () => {
  const rows = async (user = consultant) => granted(await readSettlement(shop, user, policy)).documents;

  test('are a bank-in slip, a copy of a cheque and a record of a transfer, per note [C-2.5-12] [C-7.4-03] [C-7.4-05]', async () => {
    expect((await rows()).map(({ name, nameZh, docLimit }) => [name, nameZh, docLimit])).toEqual([
      ['Bank-in slip', '入數紙', 5],
      ['Cheque copy', '支票副本', 5],
      ['Transfer record', '轉帳紀錄', 10],
    ]);
    const csv = { name: 'transfers.csv', contents: 'date,amount\n2026-11-20,100.00\n' };
    const { sent, status } = await uploadForSettlement(shop, consultant, policy, { row: 3, ...csv });
    expect([status, sent?.documents[2]]).toMatchObject([200, { fileName: 'transfers.csv', status: 'waiting' }]);
    granted(await reviewDocument(shop, officer, sent?.documents[2]?.documentId ?? ''));
    expect((await rows())[2]).toMatchObject({ status: 'accepted', canUpload: false });
    expect((await download(sent?.documents[2]?.storedName ?? '', consultant)).body).toBe(csv.contents);
    const another = await aPolicy(shop, CODE);
    expect(granted(await readSettlement(shop, consultant, another)).documents[2]?.documentId).toBeUndefined();
  });

  test('are refused beyond the size of the row, and in other formats, in the specified words [C-2.5-13]', async () => {
    const csvOf = (bytes: number) => Buffer.alloc(bytes, 'a,b\n');
    const sent = async (row: number | string, name: string, contents: string | Buffer) => {
      const { status, code, msg, msgC } = await uploadForSettlement(shop, consultant, policy, { row, name, contents });
      return [status, code, msg, msgC];
    };
    expect(await sent(1, 'a.csv', csvOf(5 * MEGABYTE + 1))).toEqual([
      413,
      'upload.tooBigForRow',
      'The size of the uploaded file cannot exceed 5M',
      '上載檔案的大小不可超過 5M',
    ]);
    expect((await sent(3, 'a.csv', csvOf(10 * MEGABYTE + 1)))[2]).toBe(
      'The size of the uploaded file cannot exceed 10M',
    );
    expect((await sent(3, 'a.csv', csvOf(5 * MEGABYTE + 1)))[0]).toBe(200);
    const types = 'jpg, jpeg, png, pdf, xlsx, docx, csv, xls';
    expect(await sent(1, 'a.exe', A_PDF)).toEqual([
      415,
      'upload.badTypeForRow',
      `Uploaded files can only be in ${types} format`,
      `上載檔案只可為 ${types} 格式`,
    ]);
    expect((await sent(4, 'a.pdf', A_PDF)).slice(0, 2)).toEqual([400, 'request.invalid']);
    expect((await sent('x', 'a.pdf', A_PDF)).slice(0, 2)).toEqual([400, 'request.invalid']);
  });

  test('of two who upload at once one wins; the document that was seen is replaced', async () => {
    const answers = await Promise.all([
      uploadForSettlement(shop, consultant, policy),
      uploadForSettlement(shop, officer, policy),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('policyDocument.changed');
    const [held] = await rows();
    const seen = held?.documentId ?? '';
    const better = await uploadForSettlement(shop, consultant, policy, { seen, name: 'better.pdf' });
    expect(better.sent?.documents[0]?.fileName).toBe('better.pdf');
  });

  test('of a note that is not the policy’s are not there', async () => {
    const another = await aPolicy(shop, CODE);
    const mixed = { ...policy, noteNumber: another.noteNumber };
    expect((await readSettlement(shop, consultant, mixed)).code).toBe('policy.noteNotFound');
    expect((await uploadForSettlement(shop, consultant, mixed)).code).toBe('policy.noteNotFound');
    expect((await readSettlement(shop, consultant, policy, '001')).code).toBe('policy.noteNotFound');
  });
});
