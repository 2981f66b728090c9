import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser, signedInAs } from '@onegi/testing/factories/accounts';
import { anOpenLine, aReceipt } from '@onegi/testing/factories/bank';
import { granted } from '@onegi/testing/factories/calls';
import { aClientWhoOwes, payClientNotes } from '@onegi/testing/factories/client-links';
import { aConsultant } from '@onegi/testing/factories/commercial-cases';
import { aSubmittedDraft, aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { aSharedNote } from '@onegi/testing/factories/every-money-event';
import { anAcceptedCase } from '@onegi/testing/factories/issue';
import { aMotorCase, aMotorDesk } from '@onegi/testing/factories/motor-cases';
import { aPayment } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { type Actor, visitor } from '../../ports/actor.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { findProblems } from '../ledger/proof/checks.ts';
import { approveMotorCase } from '../motor/approve-case.ts';
import { approveDraft } from '../policies/endorsements/issue-endorsement.ts';
import { takePaymentNotice } from '../purchases/take-payment-notice.ts';
import { issueCase } from '../requests/commercial/issue/issue-case.ts';
import { matchAgain } from './bank/match-again.ts';
import { matchLine } from './bank/match-line.ts';
import { writeOffNote } from './notes/write-off.ts';
import { moveReceipt } from './receipts/move-receipt.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { takeBackAllocation } from './receipts/take-back.ts';
import { requestRefund } from './refunds/request-refund.ts';

let shop: TestApp;
let finance: Actor;
beforeAll(async () => {
  shop = await testApp();
  finance = { ...visitor, userId: (await aUser(shop, { roles: ['finance'] })).id, roles: ['finance'] };
});
afterAll(() => shop.close());

/** The clock of a machine on which midnight falls after so many looks at it. */
function midnightAfter(looks: number, evening: string): Deps {
  const before = new Date(`${evening}T23:59:59.999+08:00`);
  let left = looks;
  const now = () => new Date(before.getTime() + (left-- > 0 ? 0 : 1));
  return { ...shop.deps, clock: { now, today: () => hongKongDate(now()) } };
}

/** What is done across midnight on the last day of February, of a leap year and of a year. */
const evenings = ['2026-11-30', '2026-12-31', '2027-02-28', '2028-02-29'];

test.each(evenings)(
  'what is recorded, taken back and returned across the midnight of %s is all of one day [C-6.6-09]',
  async (evening) => {
    shop.clock.set(evening);
    for (let looks = 1; looks <= 4; looks++) {
      const at = () => midnightAfter(looks, evening);
      const { noteId } = await aSharedNote(shop);
      const parts = [{ noteId, partCents: 99_950 }];
      const input = { amountCents: 120_000, receivedOn: evening, method: 'AUT' as const, parts };
      const made = await recordReceipt(at(), finance, input);
      await writeOffNote(at(), finance, noteId);
      const [allocation] = made.allocations;
      await takeBackAllocation(at(), finance, allocation?.allocationId ?? '');
      const { receiptId } = made;
      const move = async (action: 'clear' | 'dishonour') => {
        const receipt = shop.deps.db.selectFrom('receipts').select('version').where('id', '=', receiptId);
        const { version } = await receipt.executeTakeFirstOrThrow();
        await moveReceipt(at(), finance, { receiptId, version, action });
      };
      await move('clear');
      await requestRefund(at(), finance, { receiptId, amountKeyed: 500, method: 'FPS', payee: 'DEMO ONE' });
      await move('dishonour');
    }
    const next = hongKongDate(new Date(new Date(`${evening}T23:59:59+08:00`).getTime() + 2_000));
    for (const day of [evening, next]) expect([day, await findProblems(shop.deps.db, day)]).toEqual([day, []]);
  },
);

/** Somebody with a role, as a use case knows them. */
async function actorOf(role: 'approver' | 'officer'): Promise<SignedInUser> {
  const { id: userId } = await aUser(shop, { roles: [role] });
  return { ...visitor, userId, sessionId: userId, roles: [role] };
}

/** The gateway confirms the payment of one of its pages. */
async function confirmed(deps: Deps, session: string): Promise<void> {
  const page = await deps.db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', session)
    .executeTakeFirstOrThrow();
  await takePaymentNotice(deps, 'sandbox', {
    eventId: `evt_${session}`,
    kind: 'paid',
    gatewayRef: page.id,
    paymentRef: page.payment_ref,
    amountCents: page.amount_cents,
    currency: page.currency,
    occurredAt: shop.clock.now(),
  });
}

/** What moves money at somebody's word: all that it needs is made beforehand, and the act itself is answered. */
const acts: Record<string, () => Promise<(deps: Deps) => Promise<unknown>>> = {
  'an endorsement that is issued': async () => {
    const terms = { action: 'keyed', keyedPremiumCents: 100_00, reason: 'Quoted' } as const;
    const writer = await signedInAs(shop, ['operations']);
    const { draftId, version } = await aSubmittedDraft(shop, writer, await aYearsPolicy(shop), terms);
    const approver = await actorOf('approver');
    return (deps) => approveDraft(deps, approver, { draftId, version });
  },
  'a policy of an accepted offer': async () => {
    const [consultant, officer] = await Promise.all([aConsultant(shop), signedInAs(shop, ['officer'])]);
    const caseNumber = await anAcceptedCase(shop, { consultant, officer });
    const issuer = await actorOf('officer');
    return (deps) => issueCase(deps, issuer, { caseNumber });
  },
  'a motor case that is approved': async () => {
    const { quotationNumber, rowVersion } = await aMotorCase(shop, await aMotorDesk(shop), 'audited');
    const approver = await actorOf('approver');
    return (deps) => approveMotorCase(deps, approver, { quotationNumber, rowVersion });
  },
  'an order that is paid': async () => {
    const { session } = await aPayment(shop);
    return (deps) => confirmed(deps, session);
  },
  'notes that are paid by card': async () => {
    const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
    const { token, user, asked } = await aClientWhoOwes(shop, { writer, approver });
    const { gatewayUrl } = granted(await payClientNotes(shop, token, user, asked));
    return (deps) => confirmed(deps, gatewayUrl?.split('/').at(-1) ?? '');
  },
  'a receipt that somebody finds on a statement': async () => {
    const { lineId } = await anOpenLine(shop, await signedInAs(shop, ['finance']), 4_321);
    const { id } = await aReceipt(shop, { cents: 4_321, method: 'CHQ', isBanked: false });
    return (deps) => matchLine(deps, finance, lineId, { entryIds: [], receiptIds: [id] });
  },
  'a receipt that is found on a statement by itself': async () => {
    const { reference } = await anOpenLine(shop, await signedInAs(shop, ['finance']), 4_322);
    await aReceipt(shop, { cents: 4_322, method: 'CHQ', isBanked: false, reference });
    return (deps) => matchAgain(deps, finance, 'client');
  },
};

/** What has been written of a day after the evening. */
async function writtenAfter(evening: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ found: string }>(
    `select 'journal_entries ' || event as found from journal_entries where booked_on > $1
     union all select 'policies' from policies where issued_on > $1
     union all select 'policy_endorsements ' || kind from policy_endorsements where account_on > $1
     union all select 'debit_credit_notes' from debit_credit_notes where account_on > $1
     union all select 'receipts' from receipts where received_on > $1
     union all select 'allocations' from allocations where (allocated_at at time zone 'Asia/Hong_Kong')::date > $1
     union all select 'bank_matches' from bank_matches where (matched_at at time zone 'Asia/Hong_Kong')::date > $1`,
    [evening],
  );
  return rows.map(({ found }) => found).toSorted();
}

test.each(Object.keys(acts))(
  '%s across midnight is all of the evening on which it began',
  async (name) => {
    // Before the evenings above: what they have written is of later days.
    const evening = '2026-11-23';
    shop.clock.set(evening);
    const act = await acts[name]?.();
    const found = async () => [await writtenAfter(evening), await findProblems(shop.deps.db, evening)];
    const before = await found();
    await act?.(midnightAfter(1, evening));
    expect(await found()).toEqual(before);
  },
  60_000,
);
