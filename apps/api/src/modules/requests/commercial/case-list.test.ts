import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aConsultant, addCase, aSubmittedCase, updateCase } from '@onegi/testing/factories/commercial-cases';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
let consultant: SignedIn;
let other: SignedIn;
let officer: SignedIn;
/** In the order in which they were asked for. */
let numbers: string[];
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  other = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
  await aQuoteRequest(shop);
  numbers = [];
  const add = async (user: SignedIn, input: object) => {
    shop.clock.advance(60);
    numbers.push(granted(await addCase(shop, user, input)).caseNumber);
  };
  await add(consultant, { insuredName: 'Wan Chai Demo Tea Limited', startsOn: '2027-03-01', endsOn: '2028-02-29' });
  await add(consultant, { insuredName: 'Aberdeen Demo Boats Limited', startsOn: null, endsOn: null });
  await add(consultant, { templateId: 'PAR', answers: {}, insuredName: '海港示範有限公司' });
  await add(other, { insuredName: 'Wan Chai Demo Noodles', startsOn: '2027-02-01', endsOn: '2028-01-31' });
  shop.clock.advance(60);
  numbers.push((await aSubmittedCase(shop, consultant, { insuredName: 'Central Demo Gallery' })).caseNumber);
});
afterAll(() => shop.close());

async function listed(user: SignedIn, body: object = {}) {
  const { data, status, fields } = await call(shop, 'POST', caseList.page.path, body, user.browser);
  if (status !== 200) throw new Error(`${status} ${fields}`);
  return z.decode(caseList.page.answer.codec, data);
}
const found = async (user: SignedIn, body: object = {}) =>
  (await listed(user, body)).records.map(({ caseNumber }) => numbers.indexOf(caseNumber));
const named = (insuredName: string) => ({ [c.insuredNamePart.wire]: insuredName });

describe('the quotation inquiry', () => {
  test('has a consultant’s own cases, the newest first, and everybody’s for the office [C-4.2-01]', async () => {
    const page = await listed(consultant, { [c.caseStateAsked.wire]: '*ALL' });
    expect(page).toMatchObject({ total: 4, pages: 1, size: 10, current: 1 });
    expect(page.records[0]).toMatchObject({
      caseState: 'waiting',
      stateName: 'Waiting for Reply',
      stateNameZh: '等待回覆',
      insuredName: 'Central Demo Gallery',
      productName: 'Business Package',
      transactionTypeName: 'New business',
      transactionTypeNameZh: '新生意',
      holder: 'officer',
    });
    expect(await found(consultant)).toEqual([4, 2, 1, 0]);
    expect(await found(other)).toEqual([3]);
    expect(await found(officer)).toEqual([4, 3, 2, 1, 0]);
  });

  test('is narrowed by each of its filters [C-4.2-01]', async () => {
    const number = numbers[2] ?? '';
    expect(await found(consultant, { [c.caseNumberPart.wire]: number.slice(-5).toLowerCase() })).toEqual([2]);
    expect(await found(consultant, { [c.caseStateAsked.wire]: 'W' })).toEqual([4]);
    expect(await found(consultant, { [c.caseStateAsked.wire]: 'D' })).toEqual([2, 1, 0]);
    expect(await found(consultant, { [c.caseProduct.wire]: 'PAR' })).toEqual([2]);
    expect(await found(consultant, { [c.transactionType.wire]: 'R' })).toEqual([]);
    const [from, until] = [c.requestedFrom.wire, c.requestedUntil.wire];
    expect(await found(consultant, { [from]: '2026-11-21', [until]: '2026-11-21' })).toHaveLength(4);
    expect(await found(consultant, { [from]: '2026-11-22' })).toEqual([]);
    expect(await found(consultant, { [until]: '2026-11-20' })).toEqual([]);
    const refused = await call(shop, 'POST', caseList.page.path, { [c.caseStateAsked.wire]: 'Z' }, officer.browser);
    expect([refused.status, refused.fields]).toEqual([400, [c.caseStateAsked.wire]]);
  });

  test('finds the insured by words of the name, however it is written, and no other’s', async () => {
    expect(await found(consultant, named('wan chai'))).toEqual([0]);
    expect(await found(officer, named('ｗａｎ  ＣＨＡＩ demo'))).toEqual([3, 0]);
    expect(await found(consultant, named('示範'))).toEqual([2]);
    expect(await found(consultant, named('noodles'))).toEqual([]);
    expect(await found(officer, named('100%'))).toEqual([]);
  });

  test('finds a whole name also beyond the newest that are looked through', async () => {
    const { db } = shop.deps;
    const row = await db
      .selectFrom('quote_requests')
      .selectAll()
      .where('request_number', '=', numbers[0] ?? '')
      .executeTakeFirstOrThrow();
    // A name that cannot be opened as its own is not found by its words.
    const sealed = shop.deps.seal.seal(`quote_requests/${row.id}`, 'Somebody else');
    const change = { insured_name_sealed: sealed, version: row.version + 1 };
    await db.updateTable('quote_requests').set(change).where('id', '=', row.id).execute();
    expect(await found(consultant, named(' wan chai DEMO tea  limited '))).toEqual([0]);
    expect(await found(consultant, named('wan chai demo tea'))).toEqual([]);
    await db
      .updateTable('quote_requests')
      .set({ insured_name_sealed: row.insured_name_sealed, version: row.version + 2 })
      .where('id', '=', row.id)
      .execute();
  });

  test('is ordered by each of its sorts, either way, and paged', async () => {
    const by = (sort: string, order: string) => found(officer, { sort, order });
    expect(await by(c.caseRequestedAt.wire, 'ASC')).toEqual([0, 1, 2, 3, 4]);
    expect(await by(c.caseNumber.wire, 'DESC')).toEqual([4, 3, 2, 1, 0]);
    expect(await by(c.insuredName.wire, 'ASC')).toEqual([1, 4, 3, 0, 2]);
    expect(await by(c.insuredName.wire, 'DESC')).toEqual([2, 0, 3, 4, 1]);
    expect((await by(c.startsOn.wire, 'ASC')).slice(0, 2).sort()).toEqual([2, 4]);
    expect((await by(c.startsOn.wire, 'ASC')).at(-1)).toBe(1);
  });

  test.each([c.caseNumber.wire, c.startsOn.wire, c.caseRequestedAt.wire])(
    'of few days is in the same order by %s as of all',
    async (sort) => {
      const ofFew = { [c.requestedFrom.wire]: '2026-11-20', [c.requestedUntil.wire]: '2026-11-22' };
      for (const order of ['ASC', 'DESC']) {
        const ofAll = await found(officer, { sort, order });
        expect(await found(officer, { sort, order, ...ofFew })).toEqual(ofAll);
      }
    },
  );

  test.each([c.caseNumber.wire, c.startsOn.wire])('of days in two months is merged by %s', async (sort) => {
    // The last moment of October and the first of November, in Hong Kong.
    const moments = [
      '2026-11-21T04:00Z',
      '2026-10-31T15:59Z',
      '2026-11-21T05:00Z',
      '2026-10-31T16:00Z',
      '2026-11-21T06:00Z',
    ];
    const { rows } = await shop.database.pool.query<{ id: string; requested_at: Date; request_number: string }>(
      `select id, requested_at, request_number from quote_requests where audience = 'consultant'`,
    );
    const move = async (at: (number: string, before: Date) => Date | string) => {
      for (const { id, request_number, requested_at } of rows)
        await shop.database.pool.query('update quote_requests set requested_at = $2 where id = $1', [
          id,
          at(request_number, requested_at),
        ]);
    };
    await move((number) => moments[numbers.indexOf(number)] ?? '');
    const ofDays = (from: string, until: string) => ({ [c.requestedFrom.wire]: from, [c.requestedUntil.wire]: until });
    for (const order of ['ASC', 'DESC']) {
      const ofAll = await found(officer, { sort, order });
      const ofNovember = ofAll.filter((at) => at !== 1);
      expect(await found(officer, { sort, order, ...ofDays('2026-10-30', '2026-11-21') })).toEqual(ofAll);
      expect(await found(officer, { sort, order, ...ofDays('2026-11-01', '2026-11-30') })).toEqual(ofNovember);
      expect(await found(officer, { sort, order, ...ofDays('2026-11-01', '2026-11-21') })).toEqual(ofNovember);
      expect(await found(consultant, { sort, order, ...ofDays('2026-10-02', '2026-11-01') })).toEqual([1]);
      expect(await found(officer, { sort, order, ...ofDays('2026-11-20', '2026-11-01') })).toEqual([]);
      const page = { sort, order, size: 10, current: 2, ...ofDays('2026-10-30', '2026-11-21') };
      expect((await listed(officer, page)).current).toBe(1);
    }
    await move((_, before) => before);
  });

  test('leaves as a workbook, which is in the audit trail', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${caseList.export?.path}`,
      headers: { ...consultant.browser, 'content-type': 'application/json' },
      payload: JSON.stringify({ language: 'zh-Hant' }),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('spreadsheetml'),
    ]);
    const { rows } = await shop.database.pool.query(
      `select object_name from audit_waiting where action = 'list.exported'
       union all select object_name from audit_trail where action = 'list.exported'`,
    );
    expect(rows).toEqual([{ object_name: 'listCases' }]);
  });

  test('is nobody’s who may not read cases', async () => {
    const editor = await signedInAs(shop, ['editor']);
    for (const headers of [editor.browser, {}]) {
      const refused = await call(shop, 'POST', caseList.page.path, {}, headers);
      expect([401, 403]).toContain(refused.status);
    }
  });
});

describe('names that are held', () => {
  test('finds and orders a case by the name that it has now, however often it was listed before', async () => {
    const mine = await aConsultant(shop);
    const begun = granted(await addCase(shop, mine, { insuredName: 'Harbour Demo 10' }));
    granted(await addCase(shop, mine, { insuredName: 'Harbour Demo 2' }));
    const listed = async (body: object) =>
      (await call(shop, 'POST', caseList.page.path, body, mine.browser)).data.records.map(
        (row: Record<string, string>) => row[c.insuredName.wire],
      );
    const byName = { sort: c.insuredName.wire };
    expect(await listed(byName)).toEqual(['Harbour Demo 2', 'Harbour Demo 10']);
    expect(await listed(named('demo 10'))).toEqual(['Harbour Demo 10']);
    granted(await updateCase(shop, mine, begun, { insuredName: 'Aberdeen Demo' }));
    expect(await listed(byName)).toEqual(['Aberdeen Demo', 'Harbour Demo 2']);
    expect(await listed(named('demo 10'))).toEqual([]);
    expect(await listed(named('aberdeen'))).toEqual(['Aberdeen Demo']);
  });
});
