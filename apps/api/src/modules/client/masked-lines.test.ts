import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  aClientsPolicy,
  CONFIRMATION,
  clientMails,
  clientsBrowser,
  readClientPolicy,
  tokenOf,
} from '@onegi/testing/factories/client-links';
import { anIssuedEndorsement } from '@onegi/testing/factories/endorsements';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());

test('what has changed is read without identity card, address and telephone number, and with the e-mail masked', async () => {
  const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  const { number } = await aClientsPolicy(shop);
  const details = {
    surname: 'SAMPLE',
    hkid: 'Z683365(A)',
    flat: '7G',
    building: 'Sample Court',
    street: '9 Sample Road',
    phone: '61234567',
    email: 'another@example.com',
    riskAddress: 'Shop 5, Sample Mall',
    other: 'Keys at the desk',
  };
  const people = { writer, approver };
  const effectiveOn = '2027-01-01';
  const read = async (confirmation: string) => {
    const token = tokenOf((await clientMails(shop, ['endorsement-issued'])).at(-1));
    const user = await clientsBrowser(shop, token, confirmation);
    return granted(await readClientPolicy(shop, token, user)).endorsements;
  };
  const secret = /Z683|A123|7G|Sample Court|Sample Road|61234567|another@|demo01@|Sample Mall/;
  shop.clock.advance(1);
  await anIssuedEndorsement(shop, people, number, { action: 'details', effectiveOn, details });
  const [changed] = await read(CONFIRMATION);
  expect(JSON.stringify(changed)).not.toMatch(secret);
  const shown = Object.fromEntries((changed?.changes ?? []).map(({ label, after }) => [label, after]));
  expect(Object.keys(shown)).toHaveLength(Object.keys(details).length);
  expect(Object.values(shown)).toEqual(expect.arrayContaining(['SAMPLE', 'a***r@example.com', 'Keys at the desk', '']));
  // What is turned round has the same the other way.
  shop.clock.advance(1);
  await anIssuedEndorsement(shop, people, number, { action: 'reversal', effectiveOn });
  const both = await read(CONFIRMATION);
  expect(both.map(({ kind }) => kind)).toEqual(['EN', 'RV']);
  expect(JSON.stringify(both)).not.toMatch(secret);
});
