import { entryList } from '@onegi/contract/calls/ledger/entries';
import { proofList, proofOfDay } from '@onegi/contract/calls/ledger/proofs';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aNotice, aPayment, notify } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { postEntries } from './post-entries.ts';
import { officeCovered } from './postings.ts';
import { proveDays } from './proof/prove-days.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  await notify(shop, await aNotice(shop, await aPayment(shop)));
  shop.clock.set('2026-11-22T09:00:00+08:00');
  await proveDays(shop.deps);
});
afterAll(() => shop.close());

test('finance and compliance read what was proved of a day, and every row behind a figure [C-6.6-01]', async () => {
  for (const role of ['finance', 'compliance'] as const) {
    const reader = await signedInAs(shop, [role]);
    const { records } = granted(await callAs(shop, proofList.page, reader, { body: { current: 1, size: 10 } }));
    expect(records).toMatchObject([{ day: '2026-11-21', result: 'proved', entryCount: 3, problemCount: 0 }]);
    const proof = granted(await callAs(shop, proofOfDay, reader, { query: { day: '2026-11-21' } }));
    const clearing = proof.balances.find(({ account }) => account === 'clientClearing');
    expect(clearing?.amountCents).toBe(proof.heldCents);
    const asked = { current: 1, size: 10, from: '2026-11-21', until: '2026-11-21', account: 'clientClearing' } as const;
    const entries = granted(await callAs(shop, entryList.page, reader, { body: asked })).records;
    expect(entries.map(({ event, turnoverCents }) => [event, turnoverCents])).toEqual([
      ['received', clearing?.amountCents],
    ]);
    const number = entries[0]?.receiptNumber ?? '';
    const found = granted(
      await callAs(shop, entryList.page, reader, { body: { current: 1, size: 10, numberSearched: number } }),
    );
    expect(found.records.map(({ event }) => event).sort()).toEqual(['allocated', 'received']);
    const note = found.records.find(({ event }) => event === 'allocated')?.noteNumber ?? '';
    const ofNote = granted(
      await callAs(shop, entryList.page, reader, { body: { current: 1, size: 10, numberSearched: note } }),
    );
    expect(ofNote.records.map(({ event }) => event).sort()).toEqual(['allocated', 'noteIssued']);
  }
});

test('nobody else reads the books, and a day that was not proved answers so [C-6.6-02]', async () => {
  for (const role of ['consultant', 'officer', 'editor'] as const) {
    const other = await signedInAs(shop, [role]);
    expect((await callAs(shop, proofOfDay, other, { query: { day: '2026-11-21' } })).status).toBe(403);
    expect((await callAs(shop, entryList.page, other, { body: { current: 1, size: 10 } })).status).toBe(403);
  }
  const reader = await signedInAs(shop, ['finance']);
  expect(await callAs(shop, proofOfDay, reader, { query: { day: '2026-11-22' } })).toMatchObject({
    status: 404,
    code: 'ledger.notProved',
  });
});

test('an entry names who posted it, in both languages', async () => {
  const finance = await signedInAs(shop, ['finance'], { name: 'Fiona Lam', nameZh: '林財欣' });
  const unnamed = await signedInAs(shop, ['finance'], { name: 'Oscar Yip' });
  for (const { id } of [finance, unnamed])
    await inTransaction(shop.deps.db, (tx) =>
      postEntries(shop.deps, tx, [{ event: 'officeCovered', postings: officeCovered(100), postedBy: id }]),
    );
  const asked = { current: 1, size: 10, event: 'officeCovered' } as const;
  const { records } = granted(await callAs(shop, entryList.page, finance, { body: asked }));
  expect(records.map(({ postedBy, postedByZh }) => [postedBy, postedByZh]).toSorted()).toEqual([
    ['Fiona Lam', '林財欣'],
    ['Oscar Yip', null],
  ]);
});
