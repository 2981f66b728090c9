import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { aSharedNote } from '@onegi/testing/factories/every-money-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { type Actor, visitor } from '../../ports/actor.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { findProblems } from '../ledger/proof/checks.ts';
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
      await requestRefund(at(), finance, { receiptId, amountKeyed: 500, method: 'FPS', payee: 'DEMO ONE' });
      const { version } = await shop.deps.db
        .selectFrom('receipts')
        .selectAll()
        .where('id', '=', receiptId)
        .executeTakeFirstOrThrow();
      await moveReceipt(at(), finance, { receiptId, version, action: 'dishonour' });
    }
    const next = hongKongDate(new Date(new Date(`${evening}T23:59:59+08:00`).getTime() + 2_000));
    for (const day of [evening, next]) expect([day, await findProblems(shop.deps.db, day)]).toEqual([day, []]);
  },
);
