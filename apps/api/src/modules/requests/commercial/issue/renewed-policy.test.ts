import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aConsultant } from '@onegi/testing/factories/commercial-cases';
import { aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { anAcceptedCase, issueCase } from '@onegi/testing/factories/issue';
import type { PolicyExample } from '@onegi/testing/factories/policies';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [consultant, officer] = await Promise.all([aConsultant(shop), signedInAs(shop, ['officer'])]);
});

let firms = 0;

/** A case of some firm, accepted, that renews for 2027; and a policy of 2026 of the same that has no case here. */
async function aRenewal() {
  firms += 1;
  const insuredName = `Imported Demo ${firms} Limited`;
  const people = { consultant, officer };
  const caseNumber = await anAcceptedCase(shop, people, { insuredName });
  const { consultant_code: code, product: line } = await shop.deps.db
    .updateTable('quote_requests')
    .set({ transaction_type: 'renewal' })
    .where('request_number', '=', caseNumber)
    .returning(['consultant_code', 'product'])
    .executeTakeFirstOrThrow();
  const imported = (changes: Partial<PolicyExample> = {}) =>
    aYearsPolicy(shop, { line, code, insuredName, startsOn: '2026-01-01', endsOn: '2026-12-31', ...changes });
  return { caseNumber, imported };
}

const endOf = async (number: string) =>
  (
    await shop.deps.db
      .selectFrom('policies')
      .select('ended_as')
      .where('transaction_number', '=', number)
      .executeTakeFirstOrThrow()
  ).ended_as;

describe('the renewal of a policy that has no case here', () => {
  test('marks the one of the same insured, class and consultant whose cover ends as its own begins', async () => {
    const { caseNumber, imported } = await aRenewal();
    const [number, differentClass, ofAnother, ofOtherDays] = [
      await imported(),
      await imported({ line: 'MARINE' }),
      await imported({ code: 'TR9999' }),
      await imported({ endsOn: '2026-11-30' }),
    ];
    granted(await issueCase(shop, officer, caseNumber));
    const ends = await Promise.all([number, differentClass, ofAnother, ofOtherDays].map(endOf));
    expect(ends).toEqual(['renewed', null, null, null]);
  });

  test('marks none where it cannot be told which one it is', async () => {
    const { caseNumber, imported } = await aRenewal();
    const two = [await imported(), await imported()];
    granted(await issueCase(shop, officer, caseNumber));
    expect(await Promise.all(two.map(endOf))).toEqual([null, null]);
  });

  test('and new business marks none', async () => {
    const { caseNumber, imported } = await aRenewal();
    const number = await imported();
    await shop.deps.db
      .updateTable('quote_requests')
      .set({ transaction_type: 'newBusiness' })
      .where('request_number', '=', caseNumber)
      .execute();
    granted(await issueCase(shop, officer, caseNumber));
    expect(await endOf(number)).toBeNull();
  });
});
