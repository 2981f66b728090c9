import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aWaitingChange, takeUpChange } from '@onegi/testing/factories/client-links';
import {
  anIssuedEndorsement,
  approveDraft,
  aYearsPolicy,
  readDraft,
  saveDraft,
  submitAsGiven,
} from '@onegi/testing/factories/endorsements';
import {
  deleteDocument,
  readDocuments,
  reviewDocument,
  saveRows,
  uploadForEndorsement,
  uploadsAnew,
} from '@onegi/testing/factories/policy-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['officer'])]);
});
afterAll(() => shop.close());
beforeEach(() => uploadsAnew(shop));

type Terms = Parameters<typeof saveDraft>[3];
const held = (transactionNumber: string) => ({ transactionNumber, policyId: '', noteNumber: '' });

/** Uploads a file into a row of an endorsement. @returns the id of the document */
async function give(number: string, rowNumber = 1, endorsementNo = '001'): Promise<string> {
  const { sent } = await uploadForEndorsement(shop, writer, held(number));
  const { endorsementDocuments: before } = granted(await readDocuments(shop, writer, held(number), endorsementNo));
  const seen = before.find((row) => row.rowNumber === rowNumber)?.documentId;
  const row = { rowNumber, uploadId: sent?.uploadId ?? '', ...(seen ? { documentId: seen } : {}) };
  const saved = granted(await saveRows(shop, writer, held(number), [row], endorsementNo));
  return saved.endorsementDocuments.find((each) => each.rowNumber === rowNumber)?.documentId ?? '';
}

const needed = async (number: string, endorsementNo: string) =>
  granted(await readDocuments(shop, writer, held(number), endorsementNo)).endorsementDocuments.flatMap((row) =>
    row.required ? [row.rowNumber] : [],
  );

const missing = (...rows: number[]) => ({
  status: 400,
  code: 'upload.missing',
  msg: 'Please upload documents',
  msgC: '請上載文件',
  fields: rows.map((row) => expect.stringMatching(new RegExp(`\\.${row}$`))),
});

describe('what a client asks for is submitted with the signed request', () => {
  test.each<[string, Terms]>([
    ['a correction of the name', { action: 'details', details: { insuredName: 'SAMPLE TRADING LIMITED' } }],
    [
      'an insurer’s figure',
      { action: 'keyed', keyedPremiumCents: 100_00, reason: 'More', details: { other: 'Shelf' } },
    ],
    ['an extension', { action: 'extension', endsOn: '2027-12-31' }],
    ['a cancellation by the client', { action: 'cancelByClient' }],
  ])('%s', async (_, terms) => {
    const number = await aYearsPolicy(shop);
    const draft = granted(await saveDraft(shop, writer, number, terms));
    expect(await needed(number, '001')).toEqual([1]);
    expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(1));
    // Nothing of it was written.
    expect(granted(await readDraft(shop, writer, draft.draftId))).toMatchObject({ state: 'draft', version: 1 });
    await give(number);
    expect(granted(await submitAsGiven(shop, writer, draft)).state).toBe('awaitingApproval');
  });

  test('and a motor policy is cancelled with its certificate, too', async () => {
    const number = await aYearsPolicy(shop, { line: 'MOTOR' });
    const draft = granted(await saveDraft(shop, writer, number, { action: 'cancelByClient' }));
    expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(1, 3));
    await give(number);
    expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(3));
    await give(number, 3);
    expect(granted(await submitAsGiven(shop, writer, draft)).state).toBe('awaitingApproval');
  });

  test('one that has to be corrected is none, and what was submitted is not approved once it is taken away', async () => {
    const number = await aYearsPolicy(shop);
    const draft = granted(await saveDraft(shop, writer, number));
    granted(await reviewDocument(shop, approver, await give(number), 'It is not signed'));
    expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(1));
    const better = await give(number);
    const submitted = granted(await submitAsGiven(shop, writer, draft));
    granted(await deleteDocument(shop, writer, better));
    expect(await approveDraft(shop, approver, submitted)).toMatchObject(missing(1));
    await give(number);
    expect(granted(await approveDraft(shop, approver, submitted)).state).toBe('issued');
  });

  test('but not where the client has asked for it on the own page', async () => {
    const { number, seen } = await aWaitingChange(shop);
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    expect(await needed(number, '001')).toEqual([]);
    const submitted = await submitAsGiven(shop, writer, granted(await readDraft(shop, writer, draftId)));
    expect(granted(submitted).state).toBe('awaitingApproval');
  });
});

describe('what no client asks for needs no document', () => {
  test.each<[string, Terms]>([
    ['a cancellation by the insurer', { action: 'cancelByInsurer' }],
    ['one from the first day', { action: 'cancelFromStart' }],
  ])('%s, also of a motor policy', async (_, terms) => {
    const number = await aYearsPolicy(shop, { line: 'MOTOR' });
    const draft = granted(await saveDraft(shop, writer, number, terms));
    expect(await needed(number, '001')).toEqual([]);
    expect(granted(await submitAsGiven(shop, writer, draft)).state).toBe('awaitingApproval');
  });

  test('an adjustment, a reversal and a reinstatement', async () => {
    const number = await aYearsPolicy(shop, { line: 'EC' });
    const next = async (terms: Terms) => {
      const draft = granted(await saveDraft(shop, writer, number, terms));
      expect(await needed(number, draft.endorsementNo)).toEqual([]);
      return granted(await approveDraft(shop, approver, granted(await submitAsGiven(shop, writer, draft))));
    };
    const adjusted = { actualPremiumCents: 11_000_00, minimumPremiumCents: 0, bearingCents: 1_000_00 };
    await next({ action: 'adjustment', reason: 'Payroll declared', ...adjusted });
    await next({ action: 'reversal' });
    await anIssuedEndorsement(shop, { writer, approver }, number, { action: 'cancelByInsurer' });
    await next({ action: 'reinstatement' });
  });
});
