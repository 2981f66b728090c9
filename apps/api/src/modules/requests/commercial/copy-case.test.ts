import { copyCase } from '@onegi/contract/calls/requests/commercial/cases';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant } from '@onegi/testing/factories/commercial-cases';
import { anAcceptedCase, issueCase } from '@onegi/testing/factories/issue';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());

test('a copy of a case that has its policy carries the insured and the year after as the policy has them now', async () => {
  const [consultant, officer] = [await aConsultant(shop), await signedInAs(shop, ['officer'])];
  const earlier = await anAcceptedCase(shop, { consultant, officer });
  const asIssued = { insuredName: 'Issued Trading Limited', startsOn: '2027-01-15', endsOn: '2028-01-14' };
  granted(await issueCase(shop, officer, earlier, asIssued));
  const copied = granted(await callAs(shop, copyCase, consultant, { body: { caseNumber: earlier } }));
  const { insuredName } = asIssued;
  expect(copied).toMatchObject({ insuredName, startsOn: '2028-01-15', endsOn: '2029-01-14' });
  // An endorsement has prolonged it since.
  const { db } = shop.deps;
  const policies = db.selectFrom('quote_requests').select('policy_id').where('request_number', '=', earlier);
  await db.updateTable('policies').set({ ends_on: '2028-02-29' }).where('id', '=', policies).execute();
  expect(granted(await callAs(shop, copyCase, consultant, { body: { caseNumber: earlier } }))).toMatchObject({
    startsOn: '2028-03-01',
    endsOn: '2029-02-28',
  });
});
