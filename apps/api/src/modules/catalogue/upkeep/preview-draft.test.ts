import { lineCodes } from '@onegi/contract/lines';
import { type EditableTables, type WorkbookDesk, workbookDesk } from '@onegi/testing/catalogue-workbook';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../ports/catalogue.ts';
import { lastQuotes } from '../../quotes/last-quotes.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { importWorkbook } from './import-workbook.ts';
import { previewDraft } from './preview-draft.ts';
import { publishDraft } from './publish-draft.ts';

let database: TestDatabase;
let desk: WorkbookDesk;
let catalogue: Catalogue;
const clock = fixedClock();

beforeEach(async () => {
  database = await testDatabase();
  desk = workbookDesk(database.db);
  catalogue = await openCatalogue({ db: database.db, clock, connectionString: database.url, onError: () => undefined });
});

afterEach(async () => {
  desk.close();
  await catalogue.close();
  await database.drop();
});

const deps = () => ({ db: database.db, catalogue, lastQuotes });

async function draft(change: (tables: EditableTables) => void): Promise<number> {
  return (await importWorkbook({ db: database.db, clock }, await desk.file(change))).version;
}

let stored = 0;

/** A quote as it is kept: Asia, one adult, so many days, without a promotion. */
async function keepQuote(planCode: string, returnOn: string, options: readonly object[] = []): Promise<void> {
  stored += 1;
  const search = {
    tripType: 'S',
    destination: 'A',
    departOn: '2026-12-01',
    returnOn,
    party: 'I',
    withSpouse: false,
    adults: 1,
    children: 0,
  };
  const terms = catalogue.current().terms('TRAVEL', { startsOn: '2026-12-01', years: 1 });
  await database.pool.query(
    `insert into quotes (id, quote_ref, line, plan_code, insurer_code, tariff_version, engine_version, search, options,
       terms, breakdown, total_cents, quoted_on, expires_on, kept_at)
     values (gen_random_uuid(), $1, 'TRAVEL', $2, 'LPG', 1, 1, $3, $4, $5, '{}', 0, '2026-11-21', '2026-12-01',
       timestamptz '2026-11-21' + $6 * interval '1 second')`,
    [`ref-${stored}`, planCode, search, JSON.stringify(options), terms, stored],
  );
}

const planRow = (tables: EditableTables, code: string) => {
  const row = tables.plans.find((plan) => plan.code === code);
  if (!row) throw new Error(`There is no plan ${code}`);
  return row;
};

describe('the last stored quotes', () => {
  test('move as worked by hand', async () => {
    // Asia, Standard, one adult: 5 days HK$189, 7 days HK$235; 10% off online; levy 0.04%.
    await keepQuote('LPG-TRAVEL-S', '2026-12-05');
    await keepQuote('LPG-TRAVEL-S', '2026-12-07');
    await keepQuote('LPG-TRAVEL-B', '2026-12-05');
    const version = await draft((tables) => {
      planRow(tables, 'LPG-TRAVEL-S').relativity = 1.1;
    });
    const { stored: table, baseVersion, effectiveFrom } = await previewDraft(deps(), 'TRAVEL', version);
    expect({ baseVersion, effectiveFrom }).toEqual({ baseVersion: 1, effectiveFrom: '2027-01-01' });

    // 189 → 208: net 170.10 → 187.20, levy 0.07 → 0.07, total 170.17 → 187.27: +10.05%.
    // 235 → 258.5 → 259: net 211.50 → 233.10, levy 0.08 → 0.09, total 211.58 → 233.19: +10.21%.
    // Basic, 136 × 0.9 = 122.40, levy 0.05: 122.45, stays.
    const standard = table.plans.find(({ planCode }) => planCode === 'LPG-TRAVEL-S');
    expect(standard).toMatchObject({ quotes: 2, priced: 2, beforeCents: 381_75, afterCents: 420_46 });
    expect(standard?.least).toBeCloseTo((1710 / 17017) * 100, 10);
    expect(standard?.most).toBeCloseTo((2161 / 21158) * 100, 10);
    expect(standard?.mean).toBeCloseTo(((1710 / 17017 + 2161 / 21158) / 2) * 100, 10);
    expect(table.plans.find(({ planCode }) => planCode === 'LPG-TRAVEL-B')).toMatchObject({
      quotes: 1,
      mean: 0,
      beforeCents: 122_45,
      afterCents: 122_45,
    });
    expect(table.all).toMatchObject({ planCode: null, quotes: 3, priced: 3, beforeCents: 504_20, afterCents: 542_91 });
    expect(table.all.mean).toBeCloseTo(((1710 / 17017 + 2161 / 21158) / 3) * 100, 10);
    expect(table.all.least).toBe(0);
  });

  test('tell who is newly referred, newly priced and withdrawn', async () => {
    await keepQuote('LPG-TRAVEL-S', '2026-12-05', [{ rider: 'cruise' }]);
    await keepQuote('LPG-TRAVEL-B', '2026-12-05');
    await keepQuote('LPG-TRAVEL-P', '2026-12-05');
    const withdrawing = await draft((tables) => {
      tables.plans = tables.plans.filter((row) => row.code !== 'LPG-TRAVEL-P');
      // The cruise rider is not offered with Standard any more.
      tables.tariff = [
        ...tables.tariff,
        { table: 'rider', key1: 'cruise', key2: '*', key3: 'S', key4: 'none', value: '1' },
        ...['S', 'A'].map((trip) => ({
          table: 'rider',
          key1: 'cruise',
          key2: trip,
          key3: 'S',
          key4: 'none',
          value: '1',
        })),
      ];
    });
    const { stored: table, cover } = await previewDraft(deps(), 'TRAVEL', withdrawing);
    expect(table.all).toMatchObject({ quotes: 3, priced: 1, newlyReferred: 1, newlyPriced: 0, withdrawn: 1 });
    expect(table.plans.find(({ planCode }) => planCode === 'LPG-TRAVEL-S')).toMatchObject({
      newlyReferred: 1,
      mean: null,
      least: null,
      most: null,
    });
    expect(cover.withdrawnPlans).toEqual(['LPG-TRAVEL-P']);

    await database.db.transaction().execute((tx) => publishDraft(tx, 'TRAVEL', withdrawing, clock.today()));
    await catalogue.refresh();
    const restoring = await draft(() => undefined);
    const back = await previewDraft(deps(), 'TRAVEL', restoring);
    expect(back.baseVersion).toBe(withdrawing);
    expect(back.stored.all).toMatchObject({ quotes: 3, priced: 1, newlyReferred: 0, newlyPriced: 2, withdrawn: 0 });
    expect(back.cover.newPlans).toEqual(['LPG-TRAVEL-P']);
  });

  test('are as many as asked for, the newest', async () => {
    for (const code of ['LPG-TRAVEL-B', 'LPG-TRAVEL-S', 'LPG-TRAVEL-P']) await keepQuote(code, '2026-12-05');
    const { stored: table } = await previewDraft(deps(), 'TRAVEL', await draft(() => undefined), { quotes: 2 });
    expect(table.plans.map(({ planCode }) => planCode)).toEqual(['LPG-TRAVEL-S', 'LPG-TRAVEL-P']);
  });

  test('are enough alone from fifty on', async () => {
    for (let count = 0; count < 50; count++) await keepQuote('LPG-TRAVEL-S', '2026-12-05');
    const version = await draft(() => undefined);
    expect((await previewDraft(deps(), 'TRAVEL', version)).basket).toBeNull();
    expect((await previewDraft(deps(), 'TRAVEL', version, { quotes: 49 })).basket).not.toBeNull();
  });
});

test.each(lineCodes)('the standard basket of %s has a price for nearly everything, under every plan', async (line) => {
  const own = workbookDesk(database.db, line);
  const { version } = await importWorkbook({ db: database.db, clock }, await own.file());
  own.close();
  const { basket, cover } = await previewDraft(deps(), line, version);
  if (!basket) throw new Error('There are no stored quotes');
  expect(basket.plans).toHaveLength(catalogue.current().line(line).plans.length);
  for (const moves of basket.plans) {
    expect(moves.priced, moves.planCode ?? '').toBeGreaterThan(0);
    expect(moves.quotes).toBeGreaterThanOrEqual(4);
    expect(moves).toMatchObject({ mean: 0, least: 0, most: 0, newlyReferred: 0, newlyPriced: 0, withdrawn: 0 });
  }
  expect(basket.all.priced / basket.all.quotes).toBeGreaterThan(0.6);
  expect(cover).toEqual({
    benefits: [],
    newPlans: [],
    withdrawnPlans: [],
    renamedPlans: [],
    notesChange: false,
    optionalCoversChange: false,
  });
});

test('benefits that read differently are told with the plans they belong to', async () => {
  const version = await draft((tables) => {
    const standard = tables.terms.find((row) => row.benefit === 'TR01' && row.tier === 'S');
    if (!standard) throw new Error('TR01 is there');
    standard.limit = 1_200_000;
    tables.notes.pop();
    planRow(tables, 'LPG-TRAVEL-B').method = 'D';
    const [, trip10] = tables.promotions;
    if (trip10) trip10.discount = 12;
  });
  const { cover, promotions } = await previewDraft(deps(), 'TRAVEL', version);
  // The insurers' limit factors: 1.00 for three of them, 1.10, 1.05 and 0.80 for the others.
  const reported = cover.benefits.map(({ code, before, after, planCodes }) => [code, before?.en, after?.en, planCodes]);
  expect(reported).toEqual([
    ['TR01', 'HK$1,000,000', 'HK$1,200,000', ['LPG-TRAVEL-S', 'CPW-TRAVEL-S', 'TDC-TRAVEL-S']],
    ['TR01', 'HK$1,100,000', 'HK$1,300,000', ['SFY-TRAVEL-S', 'OVI-TRAVEL-S']],
    ['TR01', 'HK$1,050,000', 'HK$1,250,000', ['BRG-TRAVEL-S']],
    ['TR01', 'HK$800,000', 'HK$950,000', ['MQD-TRAVEL-S']],
  ]);
  expect(cover).toMatchObject({ notesChange: true, optionalCoversChange: false, renamedPlans: ['LPG-TRAVEL-B'] });
  expect(promotions).toEqual(['TRIP10']);
});

test('there must be such a draft', async () => {
  await expect(previewDraft(deps(), 'TRAVEL', 9)).rejects.toThrow('There is no version 9 of TRAVEL.');
  await expect(previewDraft(deps(), 'TRAVEL', 1)).rejects.toThrow('Version 1 of TRAVEL is published already.');
});
