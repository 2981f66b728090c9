import { issueFields } from '@onegi/contract/fields/issue';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aConsultant } from '@onegi/testing/factories/commercial-cases';
import { aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { anAcceptedCase, aRenewalOf, draftPolicy, issueCase } from '@onegi/testing/factories/issue';
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

/** The policy of some firm that a case of 2027 was issued as. */
async function anIssuedCase(insuredName: string) {
  const caseNumber = await anAcceptedCase(shop, { consultant, officer }, { insuredName });
  const { policy } = granted(await issueCase(shop, officer, caseNumber));
  return { caseNumber, policyNumber: policy?.policyNumber ?? '', number: policy?.transactionNumber ?? '' };
}
const proposed = async (caseNumber: string) => granted(await draftPolicy(shop, officer, caseNumber)).policyRenewed;

describe('the renewal of a case that was copied', () => {
  test('is of the policy of that case, where insured and period fit', async () => {
    const earlier = await anIssuedCase('Copied Demo One Limited');
    const renewal = await aRenewalOf(shop, { consultant, officer }, earlier.caseNumber, {
      insuredName: 'COPIED  DEMO ONE LIMITED',
    });
    expect(await proposed(renewal)).toBe(earlier.policyNumber);
    granted(await issueCase(shop, officer, renewal));
    expect(await endOf(earlier.number)).toBe('renewed');
  });

  test('for another firm leaves the policy of the first alone', async () => {
    const earlier = await anIssuedCase('Copied Demo Two Limited');
    const renewal = await aRenewalOf(shop, { consultant, officer }, earlier.caseNumber, {
      insuredName: 'Copied Demo Three Limited',
    });
    expect(await proposed(renewal)).toBe('');
    granted(await issueCase(shop, officer, renewal));
    expect(await endOf(earlier.number)).toBeNull();
  });

  test.each(['renewed', null] as const)('from a year long ago is of the policy of the last (%s)', async (ended_as) => {
    const insuredName = `Copied Demo Four ${ended_as} Limited`;
    const earlier = await anIssuedCase(insuredName);
    await shop.deps.db
      .updateTable('policies')
      .set({ starts_on: '2026-01-01', ends_on: '2026-12-31', ended_as })
      .where('transaction_number', '=', earlier.number)
      .execute();
    const last = await anIssuedCase(insuredName);
    const renewal = await aRenewalOf(shop, { consultant, officer }, earlier.caseNumber, { insuredName });
    expect(await proposed(renewal)).toBe(last.policyNumber);
    granted(await issueCase(shop, officer, renewal));
    expect(await endOf(last.number)).toBe('renewed');
  });
});

describe('the officer decides which policy is renewed', () => {
  test('none, though there is one that it may be; new business is not asked', async () => {
    const { caseNumber, imported } = await aRenewal();
    const number = await imported();
    expect(`PT-${await proposed(caseNumber)}`).toBe(number);
    granted(await issueCase(shop, officer, caseNumber, { policyRenewed: '' }));
    expect(await endOf(number)).toBeNull();
    expect(await proposed(await anAcceptedCase(shop, { consultant, officer }))).toBeNull();
  });

  test('another one, by its number, whoever it is in the name of', async () => {
    const { caseNumber, imported } = await aRenewal();
    const [first, second] = [await imported(), await imported({ insuredName: 'Renamed Demo Limited' })];
    granted(await issueCase(shop, officer, caseNumber, { policyRenewed: second.toLowerCase() }));
    expect([await endOf(first), await endOf(second)]).toEqual([null, 'renewed']);
  });

  test('but none that is not there, of another class, over, or of later: the field says so, and nothing is issued', async () => {
    const { caseNumber, imported } = await aRenewal();
    const wrong: [string, string][] = [
      ['LPG-NONE-1', 'There is no such policy'],
      [await imported({ line: 'MARINE' }), 'This policy is of another class of business than the case'],
      [await imported({ endedAs: 'renewed' }), 'This policy has been renewed or has ended already'],
      [
        await imported({ startsOn: '2027-01-01', endsOn: '2027-12-31' }),
        'This policy does not begin before the renewal',
      ],
    ];
    for (const [policyRenewed, message] of wrong) {
      const refused = await issueCase(shop, officer, caseNumber, { policyRenewed });
      expect([refused.status, refused.fields]).toEqual([400, [issueFields.policyRenewed.wire]]);
      expect(JSON.stringify(refused.fieldTexts)).toContain(message);
      expect(JSON.stringify(refused.fieldTexts)).toMatch(/\p{Script=Han}/u);
    }
    expect(await proposed(caseNumber)).toBe('');
    const newBusiness = await anAcceptedCase(shop, { consultant, officer });
    const refused = await issueCase(shop, officer, newBusiness, { policyRenewed: 'LPG-1' });
    expect(JSON.stringify(refused.fieldTexts)).toContain('This case is not a renewal');
  });
});
