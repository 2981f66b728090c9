import { openMotorCase } from '@onegi/contract/calls/motor/cases';
import { motorFleetTemplate, uploadMotorFleet } from '@onegi/contract/calls/motor/fleet';
import { motorFields as m } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { uploadTo } from '@onegi/testing/factories/commercial-cases';
import { aBroker } from '@onegi/testing/factories/motor-cases';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestApp;
let broker: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  broker = await aBroker(shop);
});

type Row = readonly (string | number | null)[];
const csv = (rows: readonly Row[]) =>
  `\uFEFF${rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\r\n')}`;
const upload = (contents: string | Buffer, { user = broker, name = 'fleet.csv' } = {}) =>
  uploadTo(shop, uploadMotorFleet, user, { name, contents });
const count = async () =>
  Number(
    (
      await shop.deps.db
        .selectFrom('motor_cases')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('created_by', '=', broker.id)
        .executeTakeFirstOrThrow()
    ).count,
  );

const heads = [
  'Make',
  'Model',
  'Chassis no.',
  'Cover type',
  'Sum insured (HK$)',
  'No-claim discount (%)',
  'Driver’s name (row 1)',
];
const car = (chassis: string, more: Partial<Record<number, string>> = {}): Row =>
  ['TOY', 'NOAH', chassis, 'C', '180000', '40', 'DEMO ONE'].map((cell, at) => more[at] ?? cell);

test('every row of a fleet is a draft of its own, in the order of the rows [C-2.12-123]', async () => {
  const { sent } = await upload(csv([heads, car('DEM0FLEET000001'), car('DEM0FLEET000002', { 3: 'T', 4: '' })]));
  expect(sent?.problems).toEqual([]);
  expect(sent?.begun.map(({ sheetRow }) => sheetRow)).toEqual([2, 3]);
  const numbers = sent?.begun.map(({ quotationNumber }) => quotationNumber) ?? [];
  const [first, second] = await Promise.all(
    numbers.map(async (number) =>
      granted(await callAs(shop, openMotorCase, broker, { query: { [m.quotationNumber.wire]: number } })),
    ),
  );
  expect(first).toMatchObject({ state: 'draft', form: { chassis: 'DEM0FLEET000001', insuredDollars: '180000' } });
  expect(first?.form.drivers.map(({ driverName }) => driverName)).toEqual(['DEMO ONE']);
  expect(second).toMatchObject({ form: { cover: 'T', insuredDollars: '', declared: '' } });
});

test('one wrong cell begins none: all are told by row and column, in both languages [C-2.12-124]', async () => {
  const { status, sent } = await upload(
    csv([
      [...heads, 'Colour', 'Make'],
      car('DEM0FLEET000011'),
      car('DEM0FLEETOIQ', { 5: '45' }),
      car('=1+1'),
      car('dem0-fleet-000011', { 1: 'WARP', 4: 'x'.repeat(10) }),
    ]),
  );
  expect(status).toBe(200);
  expect(sent?.begun).toEqual([]);
  const places = sent?.problems.map(({ sheetRow, sheetColumn, columnName }) => [sheetRow, sheetColumn, columnName]);
  expect(places).toEqual([
    [1, 8, 'Colour'],
    [1, 9, 'Make'],
    [3, 3, 'Chassis no.'],
    [3, 6, 'No-claim discount (%)'],
    [4, 3, 'Chassis no.'],
    [5, 5, 'Sum insured (HK$)'],
    [5, 2, 'Model'],
    [5, 3, 'Chassis no.'],
  ]);
  const formula = sent?.problems[4];
  expect([formula?.problemText, formula?.problemTextZh]).toEqual([
    'A formula cannot be taken. Please type the value',
    '不接受公式，請輸入數值',
  ]);
  expect(await count()).toBe(0);
});

test('the template comes back in either language as it was given, days of a workbook included [C-2.12-125]', async () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    const url = `/api${motorFleetTemplate.path}?language=${language}`;
    const template = await shop.app.inject({ method: 'GET', url, headers: broker.browser });
    expect(template.statusCode).toBe(200);
    const { sheets } = await readXlsx(new Uint8Array(template.rawPayload));
    const names = (sheets[0]?.rows[0] ?? []) as string[];
    expect(new Set(names).size).toBe(names.length);
    expect(sheets[1]?.rows.length).toBeGreaterThan(60);
    const values: Record<string, string | Date> = {
      Make: 'TOY',
      車廠: 'TOY',
      'Chassis no.': 'DEM0EN',
      車身底盤號碼: 'DEM0ZH',
      'First registration date': new Date('2024-05-06T00:00:00Z'),
      首次登記日期: new Date('2024-05-06T00:00:00Z'),
    };
    const rows = [names, names.map((name) => values[name] ?? null)];
    const filled = Buffer.from(await writeXlsx({ sheets: [{ name: 'Any', rows }] }));
    const { sent } = await upload(filled, { name: 'fleet.xlsx' });
    expect(sent?.problems).toEqual([]);
    const number = sent?.begun[0]?.quotationNumber ?? '';
    const { form } = granted(
      await callAs(shop, openMotorCase, broker, { query: { [m.quotationNumber.wire]: number } }),
    );
    expect([form.make, form.firstRegisteredOn]).toEqual(['TOY', '2024-05-06']);
  }
});

test('a formula of a workbook is told, whatever it last showed', async () => {
  const rows = [heads, ['TOY', 'NOAH', 'DEM0FLEET000031']];
  const cells = new Map([['1,3', { value: 'C', formula: 'CHAR(67)' }]]);
  const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'Fleet', rows, cells }] }));
  const { sent } = await upload(workbook, { name: 'fleet.xlsx' });
  expect(sent?.problems.map(({ sheetRow, sheetColumn }) => [sheetRow, sheetColumn])).toEqual([[2, 4]]);
});

test('a double click begins the cases once [C-2.12-126]', async () => {
  const file = csv([heads, car('DEM0FLEET000041'), car('DEM0FLEET000042')]);
  const both = await Promise.all([upload(file), upload(file)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('motorCase.fleetTaken');
  expect(await count()).toBe(2);
});

test('two hundred rows are taken, and not one more; an empty file, another kind and another role are refused', async () => {
  const rows = (many: number) => Array.from({ length: many }, (_, at) => car(`DEM0F${100_000 + at}`));
  expect((await upload(csv([heads, ...rows(201)]))).code).toBe('motorCase.fleetTooLong');
  expect((await upload(csv([heads]))).code).toBe('motorCase.fleetEmpty');
  expect((await upload('')).status).toBeGreaterThanOrEqual(400);
  expect((await upload('PK\u0003\u0004 nothing', { name: 'fleet.xlsx' })).status).toBeGreaterThanOrEqual(400);
  expect((await upload('MZ', { name: 'fleet.exe' })).status).toBe(415);
  expect(await count()).toBe(0);
  const { sent } = await upload(csv([heads, ...rows(200)]));
  expect(sent?.begun).toHaveLength(200);
  const operations = await signedInAs(shop, ['operations']);
  expect((await upload(csv([heads, car('DEM0FLEET000051')]), { user: operations })).status).toBe(403);
});
