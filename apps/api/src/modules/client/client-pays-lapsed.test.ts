import { type TestApp, testApp } from '@onegi/testing/app';
import { granted } from '@onegi/testing/factories/calls';
import {
  aClientsPolicy,
  clientMails,
  clientsBrowser,
  gatewaySays,
  getClientPayment,
  linkOf,
  payClientNotes,
  readClientPolicy,
} from '@onegi/testing/factories/client-links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lapsePolicies } from '../policies/endorsements/lapse-policies.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());

/** A policy that waits for its first premium, with its client. */
async function aPendingPolicy() {
  const { token } = await aClientsPolicy(shop);
  const { policy_id: id } = await linkOf(shop, token);
  const { db } = shop.deps;
  const { note_id } = await db
    .selectFrom('allocations as a')
    .innerJoin('debit_credit_notes as n', 'n.id', 'a.note_id')
    .select('a.note_id')
    .where('n.policy_id', '=', id)
    .executeTakeFirstOrThrow();
  await shop.database.pool.query(
    `insert into allocations (receipt_id, note_id, amount_cents, allocated_at, reverses, posted)
     select receipt_id, note_id, -amount_cents, now(), id, true from allocations where note_id = $1`,
    [note_id],
  );
  await db.updateTable('policies').set({ pending_since: '2026-11-21' }).where('id', '=', id).execute();
  const user = await clientsBrowser(shop, token);
  const policy = granted(await readClientPolicy(shop, token, user));
  const due = policy.notes.filter(({ dueCents }) => dueCents > 0);
  const asked = { noteNumbers: due.map(({ noteNumber }) => noteNumber), totalDueCents: policy.totalDueCents };
  expect([policy.status, due.length]).toEqual(['pending', 1]);
  const pay = () => payClientNotes(shop, token, user, asked);
  const read = async () => granted(await readClientPolicy(shop, token, user));
  return { id, token, user, pay, read };
}

const endAs = (id: string, ended_as: 'lapsed' | 'void') =>
  shop.deps.db.updateTable('policies').set({ ended_as }).where('id', '=', id).execute();

test.each(['lapsed', 'void'] as const)('nothing is due of the premium of a policy that is %s', async (ended) => {
  const { id, pay, read } = await aPendingPolicy();
  await endAs(id, ended);
  expect(await read()).toMatchObject({ status: ended, totalDueCents: 0 });
  expect((await pay()).code).toBe('clientLink.nothingDue');
});

test('premium that is paid once the policy has lapsed goes back whole, with a mail', async () => {
  const { id, token, user, pay, read } = await aPendingPolicy();
  const payment = granted(await pay());
  await endAs(id, 'lapsed');
  const mails = (await clientMails(shop, ['client-refund'])).length;
  expect((await gatewaySays(shop, payment.gatewayUrl)).status).toBe(200);
  expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).refundReason).toBe('alreadyPaid');
  expect(await clientMails(shop, ['client-refund'])).toHaveLength(mails + 1);
  const after = await read();
  expect([after.status, after.notes.map(({ noteSettlement }) => noteSettlement)]).toEqual(['lapsed', ['unsettled']]);
});

test('premium that is paid while the policy lapses is taken, or the policy lapses, never both', async () => {
  const { id, token, user, pay } = await aPendingPolicy();
  const payment = granted(await pay());
  await shop.deps.db.updateTable('policies').set({ pending_since: '2026-09-01' }).where('id', '=', id).execute();
  const [{ status }] = await Promise.all([gatewaySays(shop, payment.gatewayUrl), lapsePolicies(shop.deps)]);
  expect(status).toBe(200);
  const after = granted(await readClientPolicy(shop, token, user));
  expect([
    ['lapsed', 'unsettled'],
    ['future', 'settled'],
  ]).toContainEqual([after.status, after.notes[0]?.noteSettlement]);
});
