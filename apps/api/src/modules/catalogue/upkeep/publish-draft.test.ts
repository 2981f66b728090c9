import { type EditableTables, type WorkbookDesk, workbookDesk } from '@onegi/testing/catalogue-workbook';
import { type FixedClock, fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../ports/catalogue.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { importWorkbook } from './import-workbook.ts';
import { publishDraft } from './publish-draft.ts';
import { readContent } from './read-content.ts';

let database: TestDatabase;
let desk: WorkbookDesk;
let catalogue: Catalogue;
let clock: FixedClock;

beforeEach(async () => {
  clock = fixedClock();
  database = await testDatabase();
  desk = workbookDesk(database.db);
  catalogue = await openCatalogue({
    db: database.db,
    clock,
    connectionString: database.url,
    onError: () => undefined,
    pollSeconds: 3_600,
  });
});

afterEach(async () => {
  desk.close();
  await catalogue.close();
  await database.drop();
});

const publish = (version: number) =>
  database.db.transaction().execute((tx) => publishDraft(tx, 'TRAVEL', version, clock.today()));

/** A plan 10% dearer, TRIP10 worth 15%, and a new code. */
async function draft(from: string, options: { publish?: boolean } = {}): Promise<number> {
  const path = await desk.file((tables) => {
    const plan = tables.plans.find((row) => row.code === 'LPG-TRAVEL-S');
    const trip10 = tables.promotions.find((row) => row.code === 'TRIP10');
    if (!plan || !trip10) throw new Error('The demo has this plan and this code');
    plan.relativity = 1.1;
    trip10.discount = 15;
    tables.promotions.push({ ...trip10, code: 'SNOW20', discount: 20, fact: null, comparison: null, than: null });
  }, from);
  return (await importWorkbook({ db: database.db, clock }, path, options)).version;
}

const trip = {
  tripType: 'S',
  destination: 'A',
  departOn: '2026-12-01',
  returnOn: '2026-12-05',
  party: 'I',
  withSpouse: false,
  adults: 1,
  children: 0,
  riders: [],
} as const;

function listPremium(): number {
  const snapshot = catalogue.current();
  const version = snapshot.line('TRAVEL');
  const plan = version.planByCode.get('LPG-TRAVEL-S');
  const terms = snapshot.terms('TRAVEL', { startsOn: trip.departOn, years: 1 });
  const result = plan && version.ratePlan(plan, trip, terms);
  return result?.kind === 'priced' ? result.breakdown.listPremiumCents : Number.NaN;
}

const discountOf = (code: string) => catalogue.current().promotions.get(code)?.discountBasisPoints;

test('a draft changes nothing that is sold; published, the running server follows by itself', async () => {
  const version = await draft('2026-11-21');
  await catalogue.refresh();
  expect(listPremium()).toBe(189_00);
  expect(discountOf('TRIP10')).toBe(1_000);
  expect(discountOf('SNOW20')).toBeUndefined();

  expect(await publish(version)).toBe('2026-11-21');
  // 189 × 1.10 = 207.9, in whole dollars 208.
  await vi.waitFor(() => expect(listPremium()).toBe(208_00), { timeout: 5_000 });
  await vi.waitFor(() => expect(discountOf('SNOW20')).toBe(2_000), { timeout: 5_000 });
  expect(discountOf('TRIP10')).toBe(1_500);
  expect(discountOf('DRIVE8')).toBe(800);
});

test('a file can be imported and published in one go', async () => {
  await draft('2026-11-21', { publish: true });
  await vi.waitFor(() => expect(listPremium()).toBe(208_00), { timeout: 5_000 });
});

test('published for a later day it takes over on that day', async () => {
  await publish(await draft('2026-12-01'));
  await catalogue.refresh();
  expect(listPremium()).toBe(189_00);
  clock.set('2026-12-01');
  expect(listPremium()).toBe(208_00);
});

test('a published version is not published again, nor changed, only succeeded', async () => {
  const version = await draft('2026-11-21', { publish: true });
  await expect(publish(version)).rejects.toThrow('Version 2 of TRAVEL is published already.');
  for (const table of ['plans', 'tariff_cells', 'version_promotions']) {
    await expect(
      database.pool.query(`delete from ${table} where line = 'TRAVEL' and version = ${version}`),
    ).rejects.toThrow('is published');
  }
  const again = await importWorkbook({ db: database.db, clock }, await desk.file());
  expect(again).toMatchObject({ version: 3, isPublished: false });
});

describe('promotions that others changed while a draft waited', () => {
  let homeDesk: WorkbookDesk;
  beforeEach(() => {
    homeDesk = workbookDesk(database.db, 'HOME');
  });
  afterEach(() => homeDesk.close());

  const columnOf = (tables: EditableTables, code: string, values: EditableTables['promotions'][number]) => {
    const row = tables.promotions.find((each) => each.code === code);
    if (!row) throw new Error(`There is no ${code}`);
    Object.assign(row, values);
  };
  const importTravel = async (values: EditableTables['promotions'][number]) => {
    const path = await desk.file((tables) => columnOf(tables, 'SHARED', values), '2026-12-01');
    return (await importWorkbook({ db: database.db, clock }, path)).version;
  };
  /** A workbook of the other line ends the code of all lines. */
  const endShared = async () => {
    const path = await homeDesk.file((tables) => columnOf(tables, 'SHARED', { validTo: '2026-11-25' }), '2026-12-01');
    await importWorkbook({ db: database.db, clock }, path, { publish: true });
  };
  const shared = async () => {
    const rows = await database.db.selectFrom('promotions').selectAll().where('code', '=', 'SHARED').execute();
    return rows.map(({ line, discount_basis_points, valid_to }) => [line, discount_basis_points, valid_to]);
  };
  beforeEach(async () => {
    await database.pool.query(
      "insert into promotions values ('SHARED', null, 1000, '2026-01-01', '2027-12-31', null, null, null)",
    );
  });

  test('stay as they are where the draft says of them what was in force when it was imported', async () => {
    const version = await importTravel({});
    await endShared();
    await publish(version);
    expect(await shared()).toEqual([[null, 1_000, '2026-11-25']]);
  });

  test('are not brought back either by the draft that is exported and imported again', async () => {
    await importTravel({});
    await endShared();
    const content = await readContent(database.db, 'TRAVEL', 2);
    expect(content?.promotions.find(({ code }) => code === 'SHARED')?.validTo).toBe('2026-11-25');
  });

  test('refuse a draft that changes them too, of which nothing comes into force then', async () => {
    const version = await importTravel({ discount: 12 });
    await endShared();
    await expect(publish(version)).rejects.toThrow(
      'The promotion SHARED has changed since version 2 of TRAVEL was imported: export it, look at this code and import it again.',
    );
    expect(await shared()).toEqual([[null, 1_000, '2026-11-25']]);
    const again = await importTravel({ discount: 12 });
    await publish(again);
    expect(await shared()).toEqual([[null, 1_200, '2026-11-25']]);
  });

  test('refuse one that brings the same code anew', async () => {
    const add = (tables: EditableTables, discount: number) => {
      tables.promotions.push({ ...tables.promotions[0], code: 'NEWCODE', line: 'ALL', discount });
    };
    const path = await desk.file((tables) => add(tables, 5), '2026-12-01');
    const { version } = await importWorkbook({ db: database.db, clock }, path);
    const other = await homeDesk.file((tables) => add(tables, 6), '2026-12-01');
    await importWorkbook({ db: database.db, clock }, other, { publish: true });
    await expect(publish(version)).rejects.toThrow('The promotion NEWCODE has changed');
  });
});

test('there must be such a draft', async () => {
  await expect(publish(7)).rejects.toThrow('There is no version 7 of TRAVEL.');
});

test('a draft whose day has passed takes over nothing', async () => {
  const version = await draft('2026-11-22');
  clock.set('2026-11-23');
  await expect(publish(version)).rejects.toThrow(
    'Version 2 of TRAVEL was to take over on 2026-11-22, which is past: export it, give it a later day and import it again.',
  );
});

test('of two who publish at the same time one does', async () => {
  const version = await draft('2026-11-21');
  const results = await Promise.allSettled([publish(version), publish(version)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
