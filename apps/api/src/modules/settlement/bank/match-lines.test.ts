import { type Call, schemaOf } from '@onegi/contract/call';
import * as lines from '@onegi/contract/calls/settlement/bank-lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aReceipt, bankLinesOf, importStatement, statementCsv } from '@onegi/testing/factories/bank';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { postEntries, reverseEntries } from '../../ledger/post-entries.ts';
import { commissionDrawn, gatewayPaidOut, officeCovered } from '../../ledger/postings.ts';

let shop: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-20' });
  finance = await signedInAs(shop, ['finance'], { name: 'Fiona Lam', nameZh: '林財欣' });
});
afterAll(() => shop.close());

let balance = 0;
/** Imports the next statement of the client account, and answers its lines. */
async function imported(given: readonly { cents: number; reference?: string; on?: string }[]) {
  const csv = statementCsv(
    given.map((line) => ({ on: shop.clock.today(), ...line })),
    balance,
  );
  const { sent, msg } = await importStatement(shop, finance, csv);
  expect(sent, msg).toBeDefined();
  balance += given.reduce((sum, { cents }) => sum + cents, 0);
  return (await bankLinesOf(shop)).slice(-given.length);
}

async function ask(call: Call, lineId: string, body: object = {}, user = finance) {
  const answer = await shop.app.inject({
    method: call.method,
    url: `/api${call.path.replace(/\{\w+\}/, lineId)}`,
    headers: user.browser,
    ...(call.method === 'GET' ? {} : { payload: body }),
  });
  const { data, code } = answer.json();
  return { status: answer.statusCode, code, data: data && schemaOf(call.answer).decode(data as never) };
}
const detailOf = async (lineId: string) => (await ask(lines.bankLineDetail, lineId)).data as lines.BankLineDetail;
const match = (lineId: string, movementIds: string[], receiptIds: string[] = []) =>
  ask(lines.matchBankLine, lineId, { movementIds, receiptIds });
const statusOf = async (id: string) =>
  (await shop.deps.db.selectFrom('receipts').select('bank_status').where('id', '=', id).executeTakeFirstOrThrow())
    .bank_status;
const entryOf = async (receiptId: string) =>
  (
    await shop.deps.db
      .selectFrom('journal_entries')
      .select('id')
      .where('receipt_id', '=', receiptId)
      .where('event', '=', 'banked')
      .executeTakeFirstOrThrow()
  ).id;

test('an import matches receipts by reference, which clears them, and says why [C-6.5-10]', async () => {
  const receipt = await aReceipt(shop, { cents: 12_345, reference: 'FPS-9001' });
  const [line] = await imported([{ cents: 12_345, reference: 'fps9001' }]);
  expect(line).toMatchObject({ state: 'matched', reason: 'reference', targetName: receipt.number });
  expect(await statusOf(receipt.id)).toBe('cleared');
  const detail = await detailOf(line?.lineId ?? '');
  expect(detail.matches).toMatchObject([
    {
      kind: 'receipt',
      targetId: receipt.id,
      targetName: receipt.number,
      amount: 12_345,
      matchedBy: null,
      matchedByZh: null,
      undoneAt: null,
    },
  ]);
});

test('a cheque that nobody had banked is banked by a line of its number and amount, and by no less [C-6.5-13]', async () => {
  const [sure, vague, twice] = [
    await aReceipt(shop, { cents: 5_101, method: 'CHQ', cheque: '000123', isBanked: false }),
    await aReceipt(shop, { cents: 5_202, method: 'CHQ', cheque: '000124', isBanked: false }),
    await aReceipt(shop, { cents: 5_303, method: 'CHQ', cheque: '000125', isBanked: false }),
  ];
  await aReceipt(shop, { cents: 5_303, method: 'CHQ', cheque: '000125', isBanked: false });
  const card = await aReceipt(shop, { cents: 5_404, method: 'CC', reference: 'card-5404', isBanked: false });
  const doubled = await aReceipt(shop, { cents: 5_505, method: 'CHQ', cheque: '000126', isBanked: false });
  const found = await imported([
    { cents: 5_101, reference: 'CHQ 000123' },
    { cents: 5_202, reference: 'DEPOSIT' },
    { cents: 5_303, reference: '000125' },
    { cents: 5_404, reference: 'card-5404' },
    { cents: 5_505, reference: 'CHQ 000126' },
    { cents: 5_505, reference: 'CHQ 000126 AGAIN' },
  ]);
  expect(found.map(({ state, reason }) => reason ?? state)).toEqual([
    'chequeBanked',
    ...Array.from({ length: 5 }, () => 'unmatched'),
  ]);
  expect(await statusOf(sure.id)).toBe('cleared');
  for (const { id } of [vague, twice, card, doubled]) expect(await statusOf(id)).toBe('unbanked');
  const { suggestions } = await detailOf(found[1]?.lineId ?? '');
  expect(suggestions).toMatchObject([{ receiptId: vague.id, entryId: null, targetName: vague.number }]);
  expect((await detailOf(found[3]?.lineId ?? '')).suggestions).toEqual([]);
});

test('a line is set by hand against many whose sum it is, banking what was not, and undone [C-6.5-14]', async () => {
  const [one, two] = [
    await aReceipt(shop, { cents: 6_100 }),
    await aReceipt(shop, { cents: 6_200, method: 'CHQ', cheque: '77', isBanked: false }),
  ];
  const [line] = await imported([{ cents: 12_300, reference: 'DEPOSIT OF TWO' }]);
  const id = line?.lineId ?? '';
  expect((await match(id, [await entryOf(one.id)])).code).toBe('bankLine.wrongSum');
  expect((await match(id, [])).code).toBe('bankLine.wrongSum');
  expect(await statusOf(two.id)).toBe('unbanked');
  const done = await match(id, [await entryOf(one.id)], [two.id]);
  expect(done.data).toMatchObject({ state: 'matched', reason: 'byHand', suggestions: [] });
  expect(done.data.matches).toHaveLength(2);
  expect(done.data.matches[0]).toMatchObject({ matchedBy: 'Fiona Lam', matchedByZh: '林財欣', undoneByZh: null });
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['cleared', 'cleared']);
  expect((await match(id, [await entryOf(one.id)])).code).toBe('bankLine.matched');

  const undone = await ask(lines.undoBankMatch, id);
  const undoneBy = { undoneBy: 'Fiona Lam', undoneByZh: '林財欣' };
  expect(undone.data).toMatchObject({ state: 'unmatched', matches: [undoneBy, undoneBy] });
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['banked', 'banked']);
  // It went through the workflow of receipts, and says who and when.
  const { rows } = await shop.database.pool.query(
    `select action from (select action, object_id from audit_waiting
       union all select action, object_id from audit_trail) events
     where object_id = $1 order by action`,
    [one.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['receipt.cleared', 'receipt.uncleared']);
  const row = await shop.deps.db.selectFrom('receipts').selectAll().where('id', '=', two.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ cleared_on: null, banked_on: shop.clock.today() });
  expect((await ask(lines.undoBankMatch, id)).code).toBe('bankLine.notMatched');
  expect((await match(id, [await entryOf(one.id), await entryOf(two.id)])).status).toBe(200);
});

test('of two who set two lines against one movement, one is told that it is taken [C-6.5-15]', async () => {
  const receipt = await aReceipt(shop, { cents: 7_700, on: '2026-11-20' });
  const [first, second] = await imported([
    { cents: 7_700, reference: 'A' },
    { cents: 7_700, reference: 'B' },
  ]);
  const entry = await entryOf(receipt.id);
  const answers = await Promise.all([first, second].map((line) => match(line?.lineId ?? '', [entry])));
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['bankMovement.taken', 'done']);
  const again = await Promise.all(
    [1, 2].map(() => ask(lines.undoBankMatch, (answers[0]?.code ? second : first)?.lineId ?? '')),
  );
  expect(again.map(({ code }) => code ?? 'done').toSorted()).toEqual(['bankLine.notMatched', 'done']);
});

test('what does not exist, or moves another account, is not to be matched [C-6.5-15]', async () => {
  const [line] = await imported([{ cents: 8_800, reference: 'C' }]);
  const id = line?.lineId ?? '';
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await match(id, [nobody])).code).toBe('bankMovement.notFound');
  expect((await match(id, [], [nobody])).code).toBe('bankMovement.notFound');
  expect((await match(nobody, [])).code).toBe('bankLine.notFound');
  expect((await match('x', [])).status).toBe(400);
  const card = await aReceipt(shop, { cents: 8_800, method: 'CC', isBanked: false });
  expect((await match(id, [], [card.id])).code).toBe('bankMovement.taken');
  const compliance = await signedInAs(shop, ['compliance']);
  expect((await ask(lines.matchBankLine, id, { movementIds: [], receiptIds: [] }, compliance)).status).toBe(403);
  expect((await ask(lines.bankLineDetail, id, {}, compliance)).status).toBe(200);
});

test('a line without a movement is explained, and matched all the same once there is one [C-6.5-16]', async () => {
  const [line] = await imported([{ cents: -150, reference: 'CHARGE' }]);
  const id = line?.lineId ?? '';
  expect((await ask(lines.explainBankLine, id, { note: ' ' })).status).toBe(400);
  const explained = await ask(lines.explainBankLine, id, { note: 'The bank gives it back.' });
  const by = { writtenBy: 'Fiona Lam', writtenByZh: '林財欣' };
  expect(explained.data).toMatchObject({
    state: 'explained',
    explanations: [{ note: 'The bank gives it back.', ...by }],
  });
  const posted = await inTransaction(shop.deps.db, async (tx) => {
    await postEntries(shop.deps, tx, [{ event: 'officeCovered', postings: officeCovered(-150), postedBy: null }]);
    return tx.selectFrom('journal_entries').select('id').where('event', '=', 'officeCovered').executeTakeFirstOrThrow();
  });
  expect((await match(id, [posted.id])).data).toMatchObject({ state: 'matched', matches: [{ kind: 'officeCover' }] });
  expect((await ask(lines.explainBankLine, id, { note: 'x' })).code).toBe('bankLine.matched');
  expect((await ask(lines.undoBankMatch, id)).data).toMatchObject({ state: 'explained' });
});

test('lines that are not matched are looked at again: what they are may have been posted since [C-6.5-18]', async () => {
  const [line] = await imported([{ cents: 7_777, reference: 'FPS-7777' }]);
  const again = async (user = finance) => {
    const { data, status } = await ask(lines.matchBankLinesAgain, '', { bankAccount: 'client' }, user);
    return (data as { matched: number } | undefined)?.matched ?? status;
  };
  expect(await again()).toBe(0);
  await aReceipt(shop, { cents: 7_777, reference: 'FPS 7777' });
  expect(await again(await signedInAs(shop, ['compliance']))).toBe(403);
  expect(await again()).toBe(1);
  expect(await detailOf(line?.lineId ?? '')).toMatchObject({ state: 'matched', reason: 'reference' });
});

test('a payout of the gateway is one line less its fee; a drawing of commission stands on both accounts [C-6.5-17]', async () => {
  const card = await aReceipt(shop, { cents: 100_000, method: 'CC', isBanked: false });
  const payoutId = '00000000-0000-4000-8000-00000000a001';
  const noteId = '00000000-0000-4000-8000-00000000b001';
  const money = { receiptId: card.id, method: 'CC', amountCents: 100_000 };
  await inTransaction(shop.deps.db, (tx) =>
    postEntries(shop.deps, tx, [
      { event: 'gatewayPaidOut', postings: gatewayPaidOut([money], 3_400), postedBy: null, paymentId: payoutId },
      { event: 'commissionDrawn', postings: commissionDrawn([{ noteId, amountCents: 9_900 }]), postedBy: null },
    ]),
  );
  const found = await imported([
    { cents: 96_600, reference: 'GATEWAY' },
    { cents: -9_900, reference: 'OWN TRANSFER' },
  ]);
  expect(found.map(({ reason }) => reason)).toEqual(['amountAndDate', 'amountAndDate']);
  expect((await detailOf(found[0]?.lineId ?? '')).matches).toMatchObject([
    { kind: 'gatewayPayout', targetId: payoutId },
  ]);
  const office = await importStatement(
    shop,
    finance,
    statementCsv([{ on: shop.clock.today(), cents: 9_900, reference: 'OWN TRANSFER' }]),
    { account: 'office' },
  );
  expect(office.sent).toMatchObject({ newLines: 1, matched: 1 });
  const [own] = await bankLinesOf(shop, 'office');
  expect((await detailOf(own?.lineId ?? '')).matches).toMatchObject([{ kind: 'commissionDrawing', amount: 9_900 }]);
});

test('a cheque that came back is two lines: in, and out again [C-6.5-17]', async () => {
  const cheque = await aReceipt(shop, { cents: 31_000, method: 'CHQ', cheque: '555001' });
  await inTransaction(shop.deps.db, async (tx) => reverseEntries(shop.deps, tx, [await entryOf(cheque.id)], null));
  const found = await imported([
    { cents: 31_000, reference: '555001' },
    { cents: -31_000, reference: '555001 RETURNED' },
  ]);
  expect(found.map(({ targetName, reason }) => [targetName, reason])).toEqual([
    [cheque.number, 'reference'],
    [cheque.number, 'reference'],
  ]);
});

test('candidates are found by number, reference and amount [C-6.5-14]', async () => {
  const receipt = await aReceipt(shop, { cents: 44_400, reference: 'ODD-REF' });
  const [line] = await imported([{ cents: 1, reference: 'D' }]);
  for (const searched of [receipt.number.slice(-6), 'odd ref', '444.00'])
    expect((await ask(lines.findBankMovements, line?.lineId ?? '', { searched })).data.records).toContainEqual(
      expect.objectContaining({ targetName: receipt.number }),
    );
  expect(
    (await ask(lines.findBankMovements, line?.lineId ?? '', { searched: 'nothing like it' })).data.records,
  ).toEqual([]);
});
