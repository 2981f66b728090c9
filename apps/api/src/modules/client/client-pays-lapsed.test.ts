import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
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
  sendClientLink,
  tokenOf,
} from '@onegi/testing/factories/client-links';
import { aNotice, notify } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlsOwner } from '../../adapters/payments/sandbox/sandbox-gateway.ts';
import { lapsePolicies } from '../policies/endorsements/lapse-policies.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());

/** A policy that waits for its first premium, with its client. */
async function aPendingPolicy() {
  const { token, number } = await aClientsPolicy(shop);
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
  return { id, token, user, pay, read, number };
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
  expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).refundReason).toBe('lapsed');
  const sent = await clientMails(shop, ['client-refund']);
  expect(sent).toHaveLength(mails + 1);
  expect(sent.at(-1)?.text).toContain('you are not insured by this policy');
  expect(sent.at(-1)?.html).not.toMatch(/settled already|No policy came/);
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

test('premium that is paid while the office changes its note goes back, and the client reads so', async () => {
  const { id, token, user, pay } = await aPendingPolicy();
  const payment = granted(await pay());
  const { db, clock } = shop.deps;
  const reopened = { reopened_at: clock.now(), approved_at: null };
  await db.updateTable('debit_credit_notes').set(reopened).where('policy_id', '=', id).execute();
  shop.clock.advance(1);
  expect((await gatewaySays(shop, payment.gatewayUrl)).status).toBe(200);
  expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).refundReason).toBe('noteReopened');
  expect((await clientMails(shop, ['client-refund'])).at(-1)?.text).toContain('is being changed by our office');
});

test('premium that cannot be set against its note goes back after half an hour, and is still due', async () => {
  const { token, pay } = await aPendingPolicy();
  const payment = granted(await pay());
  const session = payment.gatewayUrl?.split('/').at(-1) ?? '';
  const body = await aNotice(shop, { session, applicationRef: '', paymentRef: '', total: '', gatewayUrl: '' });
  const { pool } = shop.database;
  await pool.query(
    `create function refuse_allocation() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger refuse_allocation before insert on allocations for each row execute function refuse_allocation()`,
  );
  expect((await notify(shop, body)).status).toBe(500);
  shop.clock.advance(31 * 60);
  expect((await notify(shop, body)).status).toBe(200);
  await pool.query('drop trigger refuse_allocation on allocations; drop function refuse_allocation()');
  const user = await clientsBrowser(shop, token);
  expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).refundReason).toBe('notIssued');
  expect((await clientMails(shop, ['client-refund'])).at(-1)?.text).toContain('the note is still due');
  expect(granted(await readClientPolicy(shop, token, user)).totalDueCents).toBe(payment.totalCents);
});

test('who comes back from the gateway without having paid is told so, and comes back by the link that is good', async () => {
  const { token, user, pay, number } = await aPendingPolicy();
  const first = granted(await pay());
  const urls = async (payment: { gatewayUrl: string | null }) => {
    const id = payment.gatewayUrl?.split('/').at(-1) ?? '';
    const row = await shop.deps.db
      .selectFrom('sandbox_sessions')
      .select(['urls_sealed', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...shop.deps.seal.open<Record<'returnUrl' | 'cancelUrl', string>>(urlsOwner(id), row.urls_sealed),
      ...row,
    };
  };
  const { returnUrl, cancelUrl } = await urls(first);
  expect(new URL(returnUrl).pathname).toBe(`/client/${token}`);
  expect(cancelUrl).toBe(`${returnUrl}&cancelled=1`);
  expect(granted(await pay()).paymentRef).toBe(first.paymentRef);
  shop.clock.advance(1);
  granted(await sendClientLink(shop, await signedInAs(shop, ['officer']), number));
  const next = tokenOf((await clientMails(shop, ['client-link'])).at(-1));
  const again = await clientsBrowser(shop, next);
  const policy = granted(await readClientPolicy(shop, next, again));
  const { totalDueCents } = policy;
  const noteNumbers = policy.notes.map(({ noteNumber }) => noteNumber);
  const second = granted(await payClientNotes(shop, next, again, { noteNumbers, totalDueCents }));
  expect(second.paymentRef).not.toBe(first.paymentRef);
  expect(new URL((await urls(second)).returnUrl).pathname).toBe(`/client/${next}`);
  expect((await urls(first)).state).toBe('expired');
  expect((await payClientNotes(shop, token, user, { noteNumbers, totalDueCents })).status).toBe(410);
});
