import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aMotorCase, aMotorDesk, anHkid, type MotorDesk } from '@onegi/testing/factories/motor-cases';
import { driverOf } from '@onegi/testing/factories/motor-form';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const DAY = 86_400;
/** The first day of the example's cover is 1 December 2026, so that this follows its last. */
const RENEWED_ON = '2027-12-01';

let shop: TestApp;
let desk: MotorDesk;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-23');
  desk = await aMotorDesk(shop);
});

async function endOf(policyNumber: string | null): Promise<string | null> {
  const row = await shop.deps.db
    .selectFrom('policies')
    .select('ended_as')
    .where('policy_number', '=', policyNumber ?? '')
    .executeTakeFirstOrThrow();
  return row.ended_as;
}

/** A holder with a vehicle: what a case and its renewal have in common. */
function aClient(): Partial<MotorForm> {
  const [holderName, holderId, bornOn, occupation] = ['DEMO HOLDER', anHkid(), '1986-03-01', 'CLERK'];
  const mark = Number(holderId.slice(-5, -1));
  return {
    ...{ holderName, holderId, bornOn, occupation },
    registrationMark: `RN ${mark}`,
    chassis: `RNW0${100_000_000_000 + mark}`,
    drivers: [driverOf({ holderName, holderId, bornOn, occupation })],
  };
}

/** The case of the year after, a week before the cover of the first ends. */
async function renewal(form: Partial<MotorForm>) {
  shop.clock.advance(365 * DAY);
  desk = await aMotorDesk(shop);
  return aMotorCase(shop, desk, 'approved', {
    businessType: 'RN',
    startsOn: RENEWED_ON,
    previousExpiresOn: '2027-11-30',
    ...form,
  });
}

describe('the renewal of a motor policy', () => {
  test('marks the policy of the number that its form names as renewed', async () => {
    const client = aClient();
    const { policyNumber } = await aMotorCase(shop, desk, 'approved', client);
    // Another vehicle: the number alone tells which one it was.
    const moved = { registrationMark: 'RN 9999', chassis: 'RNW0999999999999' };
    await renewal({ ...client, ...moved, previousPolicy: ` ${policyNumber?.toLowerCase()} ` });
    expect(await endOf(policyNumber)).toBe('renewed');
  });

  test('marks the one policy of the same vehicle and holder whose cover ends as it begins', async () => {
    const client = aClient();
    const { policyNumber } = await aMotorCase(shop, desk, 'approved', client);
    const renewed = await renewal(client);
    expect([await endOf(policyNumber), await endOf(renewed.policyNumber)]).toEqual(['renewed', null]);
  });

  test('marks none of another holder, whatever number is named and whichever vehicle it is', async () => {
    const client = aClient();
    const { policyNumber } = await aMotorCase(shop, desk, 'approved', client);
    const { registrationMark, chassis } = client;
    const other = { ...aClient(), holderName: 'SAMPLE OTHER' };
    await renewal({ ...other, registrationMark, chassis, previousPolicy: policyNumber ?? '' } as Partial<MotorForm>);
    expect(await endOf(policyNumber)).toBeNull();
  });

  test('marks none that is still running, and none where it is new business', async () => {
    const [running, bought] = [aClient(), aClient()];
    const first = await aMotorCase(shop, desk, 'approved', running);
    const second = await aMotorCase(shop, desk, 'approved', bought);
    await renewal({ ...running, startsOn: '2027-11-25', previousPolicy: first.policyNumber ?? '' });
    await aMotorCase(shop, desk, 'approved', { ...bought, startsOn: RENEWED_ON, previousExpiresOn: '2027-11-30' });
    expect([await endOf(first.policyNumber), await endOf(second.policyNumber)]).toEqual([null, null]);
  });

  test('marks a policy that the holder has bought in the shop', async () => {
    const number = 'LPG-MTR-26-7654321';
    const cover = { startsOn: '2026-12-01', endsOn: '2027-11-30' };
    await insertPolicy(shop, {
      number,
      issuedOn: '2026-11-23',
      line: 'MOTOR',
      surname: 'DEMO',
      firstName: 'BUYER',
      ...cover,
    });
    await renewal({ ...aClient(), holderName: 'DEMO BUYER', previousPolicy: number });
    expect(await endOf(number)).toBe('renewed');
  });
});
