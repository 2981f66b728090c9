import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { signedInAs } from '@onegi/testing/factories/accounts';
import {
  aConsultant,
  addCase,
  aSubmittedCase,
  granted,
  neededDocuments,
  openCase,
  packageAnswers,
  updateCase,
} from '@onegi/testing/factories/commercial-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

describe('a draft', () => {
  test('is saved as far as it is filled in, and comes back as it was left', async () => {
    const begun = granted(
      await addCase(shop, consultant, {
        insuredName: '',
        startsOn: null,
        endsOn: null,
        consented: false,
        answers: { BP03: 'Unit 1' },
      }),
    );
    expect(begun).toMatchObject({
      caseState: 'draft',
      stateName: 'Draft',
      stateNameZh: '草稿',
      holder: 'consultant',
      insuredName: '',
      startsOn: null,
    });
    expect(begun.allowedActions.sort()).toEqual(['save', 'submit']);
    const saved = granted(
      await updateCase(shop, consultant, begun, {
        insuredName: 'Harbour Demo Limited 海港',
        answers: { BP03: 'Unit 2', BP12: '' },
      }),
    );
    const opened = granted(await openCase(shop, consultant, begun.caseNumber));
    expect(opened).toEqual(saved);
    expect(opened).toMatchObject({ insuredName: 'Harbour Demo Limited 海港', caseVersion: begun.caseVersion + 1 });
    const valueOf = (id: string) => opened.questions.find(({ questionId }) => questionId === id)?.initial;
    // What was cleared stays so, and does not begin anew with what the form suggests.
    expect([valueOf('BP03'), valueOf('BP12'), valueOf('BP09')]).toEqual(['Unit 2', '', '0']);
  });
});

test('a whole case is submitted', async () => {
  const detail = await aSubmittedCase(shop, consultant);
  expect(detail).toMatchObject({ caseState: 'waiting', holder: 'officer' });
  expect(packageAnswers.BP01).toBe('OFF');
  const opened = granted(await openCase(shop, officer, detail.caseNumber));
  expect(opened.allowedActions.sort()).toEqual(['ask', 'assign', 'decline', 'release', 'withdraw']);
  await neededDocuments(shop, consultant);
});
