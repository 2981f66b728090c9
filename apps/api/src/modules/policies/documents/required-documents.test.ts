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
    ['one from the first day, which gives the whole premium back', { action: 'cancelFromStart' }],
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

  test.each(['cancelByClient', 'cancelFromStart'] as const)(
    'and a motor policy is cancelled with its certificate, too: %s',
    async (action) => {
      const number = await aYearsPolicy(shop, { line: 'MOTOR' });
      const draft = granted(await saveDraft(shop, writer, number, { action }));
      expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(1, 3));
      await give(number);
      expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(3));
      await give(number, 3);
      expect(granted(await submitAsGiven(shop, writer, draft)).state).toBe('awaitingApproval');
    },
  );

  test('of other terms than it was accepted for it waits for review again, and another can be given', async () => {
    const number = await aYearsPolicy(shop);
    const draft = granted(await saveDraft(shop, writer, number));
    granted(await reviewDocument(shop, approver, await give(number)));
    const stateOf = async () =>
      granted(await readDocuments(shop, writer, held(number), '001')).endorsementDocuments[0]?.status;
    const again = async (version: number, terms: Terms) =>
      granted(await saveDraft(shop, writer, number, { draftId: draft.draftId, version, ...terms }));
    const same = await again(draft.version, { details: { insuredName: 'SAMPLE TRADING LIMITED' }, reason: 'Typed' });
    expect(await stateOf()).toBe('accepted');
    const other = await again(same.version, { action: 'extension', endsOn: '2027-12-31' });
    expect(await stateOf()).toBe('waiting');
    await give(number);
    expect(granted(await submitAsGiven(shop, writer, other)).state).toBe('awaitingApproval');
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

  test.each<[string, Terms, number[]]>([
    ['the same in its own words', { details: { other: 'Cover from a flat of 600 square feet' } }, []],
    ['another day', { effectiveOn: '2026-12-15', details: { other: 'Shelf' } }, [1]],
    [
      'a keyed premium',
      { action: 'keyed', keyedPremiumCents: -100_00, reason: 'Less', details: { other: 'Shelf' } },
      [1],
    ],
    ['a cancellation', { action: 'cancelByClient' }, [1]],
  ])('and where the office has made of it %s', async (_, terms, rows) => {
    const { number, seen } = await aWaitingChange(shop, { changeKind: 'person' });
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    const rewritten = { draftId, version: 1, effectiveOn: '2026-12-01', ...terms };
    const draft = granted(await saveDraft(shop, writer, number, rewritten));
    expect(await needed(number, '001')).toEqual(rows);
    const submitted = await submitAsGiven(shop, writer, draft);
    if (rows.length > 0) expect(submitted).toMatchObject(missing(...rows));
    else expect(granted(submitted).state).toBe('awaitingApproval');
  });
});

describe('what no client asks for needs no signed request', () => {
  test('a cancellation by the insurer, but of a motor policy the certificate', async () => {
    const terms: Terms = { action: 'cancelByInsurer' };
    const firms = granted(await saveDraft(shop, writer, await aYearsPolicy(shop), terms));
    expect(granted(await submitAsGiven(shop, writer, firms)).state).toBe('awaitingApproval');
    const number = await aYearsPolicy(shop, { line: 'MOTOR' });
    const draft = granted(await saveDraft(shop, writer, number, terms));
    expect(await needed(number, '001')).toEqual([3]);
    expect(await submitAsGiven(shop, writer, draft)).toMatchObject(missing(3));
    await give(number, 3);
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
