import { getEndorsement } from '@onegi/contract/calls/policies/endorsements';
import { updateDraftMatter } from '@onegi/contract/calls/policies/endorsements/draft-matter';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  anIssuedEndorsement,
  approveDraft,
  aYearsPolicy,
  openMatter,
  saveDraft,
  submitDraft,
} from '@onegi/testing/factories/endorsements';
import { asksOf } from '@onegi/testing/factories/policy-requests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
});
afterAll(() => shop.close());

const openAs = async (user: SignedIn, number: string, endorsementNo: string) =>
  granted(await callAs(shop, getEndorsement, user, { query: asksOf(number, endorsementNo) }));

test('the claims of an endorsement are what was written with it or before it, not what the policy began with', async () => {
  const number = await aYearsPolicy(shop, { line: 'PL' });
  const first = granted(await saveDraft(shop, writer, number, { action: 'details', details: {} }));
  const matter = granted(await openMatter(shop, writer, first.draftId));
  const row = matter.rows.find(({ fieldType }) => fieldType === 'CLAIMSN');
  const contents = [{ rowNumber: row?.rowNumber ?? 0, content: '2' }];
  granted(
    await callAs(shop, updateDraftMatter, writer, { body: { draftId: first.draftId, matterVersion: 0, contents } }),
  );
  const { version } = first;
  const submitted = granted(await submitDraft(shop, writer, { draftId: first.draftId, version: version + 1 }));
  granted(await approveDraft(shop, approver, submitted));
  await anIssuedEndorsement(shop, { writer, approver }, number);

  const claim = { matterName: row?.fieldName, matterNameZh: row?.fieldNameZh, matterValue: '2' };
  expect((await openAs(writer, number, '000')).claims).toEqual([]);
  expect((await openAs(writer, number, '001')).claims).toEqual([claim]);
  expect((await openAs(writer, number, '002')).claims).toEqual([claim]);
});

test('the reason of an endorsement stays to be read, by the office alone', async () => {
  const number = await aYearsPolicy(shop, { line: 'CAR', code: 'TR1' });
  const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR1'] });
  const terms = { action: 'cancelByClient', keyedPremiumCents: -4_000_00, reason: 'Works have stopped' } as const;
  await anIssuedEndorsement(shop, { writer, approver }, number, terms);
  expect((await openAs(writer, number, '001')).remarks).toBe('Works have stopped');
  expect((await openAs(writer, number, '000')).remarks).toBe('');
  expect((await openAs(consultant, number, '001')).remarks).toBe('');
});
