import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { publishManyPlans } from '@onegi/testing/many-plans';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../../seeds/catalogue/seed-catalogue.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';
import { publishVersion } from './publish-version.ts';

let database: TestDatabase;
let catalogue: Catalogue;
const clock = fixedClock();
const errors: unknown[] = [];

beforeEach(async () => {
  clock.set('2026-11-21');
  errors.length = 0;
  database = await testDatabase();
  catalogue = await openCatalogue({
    db: database.db,
    clock,
    connectionString: database.url,
    onError: (error) => errors.push(error),
    pollSeconds: 3_600,
  });
});

afterEach(async () => {
  await catalogue.close();
  await database.drop();
});

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

/** A draft that copies version 1 with one plan at another relativity, not published yet. */
async function draftVersion(version: number, effectiveFrom: string, relativity = 10_000): Promise<void> {
  const { db } = database;
  await db
    .insertInto('catalogue_versions')
    .values({ line: 'TRAVEL', version, effective_from: effectiveFrom, note: 'test' })
    .execute();
  for (const table of ['tariff_cells', 'benefits', 'important_notes', 'optional_covers', 'plans']) {
    const { rows } = await sql<{ names: string }>`
      select string_agg(column_name, ', ' order by ordinal_position) as names
      from information_schema.columns where table_name = ${table} and column_name <> 'version'`.execute(db);
    const names = sql.raw(rows[0]?.names ?? '');
    await sql`insert into ${sql.table(table)} (version, ${names})
      select ${version}, ${names} from ${sql.table(table)} where line = 'TRAVEL' and version = 1`.execute(db);
  }
  await db
    .updateTable('plans')
    .set({ relativity_basis_points: relativity })
    .where('version', '=', version)
    .where('code', '=', 'LPG-TRAVEL-S')
    .execute();
}

function publish(version: number): Promise<void> {
  return database.db.transaction().execute((tx) => publishVersion(tx, 'TRAVEL', version));
}

function listPremium(): number {
  const snapshot = catalogue.current();
  const version = snapshot.line('TRAVEL');
  const plan = version.planByCode.get('LPG-TRAVEL-S');
  const result = plan && version.ratePlan(plan, trip, snapshot.terms('TRAVEL', { startsOn: trip.departOn, years: 1 }));
  return result?.kind === 'priced' ? result.breakdown.listPremiumCents : Number.NaN;
}

describe('the catalogue of the demo', () => {
  test('has fourteen insurers and eighteen travel plans in the order of the insurers', () => {
    const { insurers, line } = catalogue.current();
    expect(insurers).toHaveLength(14);
    const version = line('TRAVEL');
    expect(version.plans.map((plan) => plan.code)).toEqual(
      ['LPG BSP', 'SFY BSP', 'BRG SP', 'CPW BS', 'OVI SP', 'MQD BS', 'TDC BSP', 'PLV P'].flatMap((sold) => {
        const [insurer, tiers = ''] = sold.split(' ');
        return [...tiers].map((tier) => `${insurer}-TRAVEL-${tier}`);
      }),
    );
  });

  test('names plans, files and methods as the insurers do', () => {
    const plan = catalogue.current().line('TRAVEL').planByCode.get('SFY-TRAVEL-S');
    expect(plan).toMatchObject({
      name: { en: 'Silverferry Travel Standard', zhHant: '銀渡旅遊標準計劃' },
      method: 'B',
      standingDiscountBasisPoints: 1_500,
      brochureFile: 'SFY_TRAVEL_brochure.pdf',
      wordingFile: 'SFY_TRAVEL_policy.pdf',
      claimFile: 'SFY_TRAVEL_claim.pdf',
      insurer: { name: { en: 'Silverferry Insurance', zhHant: '銀渡保險' }, colour: '#5B7C99' },
    });
  });

  test("shows every benefit with the insurer's limits and the four that matter most", () => {
    const { planByCode } = catalogue.current().line('TRAVEL');
    const text = (planCode: string, code: string) =>
      planByCode.get(planCode)?.benefits.find((benefit) => benefit.code === code)?.text.en;
    expect(text('LPG-TRAVEL-S', 'TR01')).toBe('HK$1,000,000');
    expect(text('SFY-TRAVEL-S', 'TR01')).toBe('HK$1,100,000');
    expect(text('MQD-TRAVEL-B', 'TR16')).toBe('HK$160 for each full 6 hours, up to HK$640');
    expect(text('MQD-TRAVEL-B', 'TR18')).toBe('Not covered');
    const plan = planByCode.get('PLV-TRAVEL-P');
    expect(plan?.benefits).toHaveLength(21);
    expect(plan?.highlights.map((benefit) => benefit.code)).toEqual(['TR01', 'TR14', 'TR10', 'TR16']);
    expect(plan?.benefits[0]?.groupName).toEqual({ en: 'Medical', zhHant: '醫療' });
  });

  test('has the important notes and the optional covers with their prices in words', () => {
    const { notes, optionalCovers } = catalogue.current().line('TRAVEL');
    expect(notes).toHaveLength(8);
    expect(optionalCovers.map((cover) => cover.rider)).toEqual(['cruise', 'scuba', 'golf', 'winter']);
    expect(optionalCovers[0]).toMatchObject({
      summary: {
        en: 'Missed port: HK$1,000 per port; Excursion cancellation: HK$5,000; Satellite phone: HK$1,500',
        zhHant: '未能停泊港口：每個港口 HK$1,000；取消岸上觀光：HK$5,000；衛星電話：HK$1,500',
      },
      prices: [
        {
          variant: 'S',
          text: { en: '15% of the premium, at least HK$40 per person', zhHant: '保費的 15%，最低每人 HK$40' },
        },
        { variant: 'A', text: { en: 'HK$180 per person', zhHant: '每人 HK$180' } },
      ],
    });
    expect(optionalCovers[1]?.minimumAge).toBe(12);
  });

  test('rates every plan, in the order of the plans', () => {
    const snapshot = catalogue.current();
    const version = snapshot.line('TRAVEL');
    const terms = snapshot.terms('TRAVEL', { startsOn: trip.departOn, years: 1 }, 1_000);
    const results = version.rate(trip, terms);
    expect(results).toHaveLength(18);
    for (const [index, plan] of version.plans.entries()) {
      expect(results[index]).toEqual(version.ratePlan(plan, trip, terms));
    }
    expect(results[1]).toMatchObject({ kind: 'priced', breakdown: { listPremiumCents: 189_00, totalCents: 170_17 } });
  });

  test('is seeded once, however often and by however many', async () => {
    await Promise.all([1, 2, 3].map(() => seedCatalogue(database.db, { levyMode: 'DATED' })));
    await catalogue.refresh();
    expect(catalogue.current().settings.levyMode).toBe('FIXED_004');
    expect(catalogue.current().line('TRAVEL').version).toBe(1);
  });
});

/** The rate of the levy a trip of that day bears. */
const levyFrom = (startsOn: string) =>
  catalogue.current().terms('TRAVEL', { startsOn, years: 1 }).levyByYear[0].ratePpm;

test('LEVY_MODE turned by an administrator reaches the next quote by itself', async () => {
  expect(levyFrom('2026-12-01')).toBe(400);
  await database.db.updateTable('settings').set({ value: 'DATED' }).where('key', '=', 'LEVY_MODE').execute();
  await vi.waitFor(() => expect(levyFrom('2026-12-01')).toBe(1_000), {
    timeout: 5_000,
  });
  expect(levyFrom('2020-04-01')).toBe(850);
});

test('a plan stays the same object while its version and its insurer stay the same', async () => {
  const before = catalogue.current().line('TRAVEL').plans[0];
  await catalogue.refresh();
  expect(catalogue.current().line('TRAVEL').plans[0]).toBe(before);
  await database.db.updateTable('insurers').set({ colour: '#123456' }).where('code', '=', 'LPG').execute();
  await catalogue.refresh();
  expect(catalogue.current().line('TRAVEL').plans[0]?.insurer.colour).toBe('#123456');
});

test('the catalogue stays the same object until it or the day changes', async () => {
  const before = catalogue.current();
  await catalogue.refresh();
  expect(catalogue.current()).toBe(before);
  await catalogue.version('TRAVEL', 1);
  await catalogue.refresh();
  expect(catalogue.current()).toBe(before);

  await database.db.updateTable('settings').set({ value: '90' }).where('key', '=', 'TRAVEL_DAY_LIMIT').execute();
  await catalogue.refresh();
  const changed = catalogue.current();
  expect(changed).not.toBe(before);
  expect(changed.settings.travelDayLimit).toBe(90);
  await catalogue.refresh();
  expect(catalogue.current()).toBe(changed);

  clock.set('2026-11-22');
  const nextDay = catalogue.current();
  expect([nextDay === changed, nextDay.today]).toEqual([false, '2026-11-22']);
  await catalogue.refresh();
  expect(catalogue.current()).toBe(nextDay);
});

test.each([
  "update insurers set colour = '#123456' where code = 'LPG'",
  "update settings set value = 'DATED' where key = 'LEVY_MODE'",
])('another catalogue comes of: %s', async (change) => {
  const before = catalogue.current();
  await database.pool.query(change);
  await catalogue.refresh();
  expect(catalogue.current()).not.toBe(before);
});

describe('a new version', () => {
  test('is in force as soon as it is published', async () => {
    expect(listPremium()).toBe(189_00);
    await draftVersion(2, '2026-11-01', 11_000);
    expect(catalogue.current().line('TRAVEL').version).toBe(1);
    await publish(2);
    await vi.waitFor(() => expect(catalogue.current().line('TRAVEL').version).toBe(2), { timeout: 5_000 });
    expect(listPremium()).toBe(208_00);
  });

  test('published for a later day comes in on that day without a reload', async () => {
    await draftVersion(2, '2027-01-01', 11_000);
    await publish(2);
    await catalogue.refresh();
    await database.pool.query('drop table settings cascade');
    expect(listPremium()).toBe(189_00);
    clock.set('2026-12-31');
    expect(listPremium()).toBe(189_00);
    clock.set('2027-01-01');
    expect(catalogue.current().today).toBe('2027-01-01');
    expect(listPremium()).toBe(208_00);
  });

  test('leaves the older version there for replays', async () => {
    await draftVersion(2, '2026-11-01', 11_000);
    await publish(2);
    const late = await openCatalogue({
      db: database.db,
      clock,
      connectionString: database.url,
      onError: (error) => errors.push(error),
    });
    const first = await late.version('TRAVEL', 1);
    const [, plan] = first.plans;
    if (!plan) throw new Error('There are 18 plans');
    expect(
      first.ratePlan(plan, trip, late.current().terms('TRAVEL', { startsOn: '2026-12-01', years: 1 })),
    ).toMatchObject({
      breakdown: { listPremiumCents: 189_00 },
    });
    expect(await late.version('TRAVEL', 1)).toBe(first);
    await expect(late.version('TRAVEL', 3)).rejects.toThrow('no published version 3');
    await late.close();
  });

  test('is published once, and only when there is a draft', async () => {
    await draftVersion(2, '2026-11-01');
    await publish(2);
    await expect(publish(2)).rejects.toThrow('no draft version 2');
    await expect(publish(9)).rejects.toThrow('no draft version 9');
  });

  test('that is only a draft is not for sale, nor for replays', async () => {
    await draftVersion(2, '2026-11-01');
    await catalogue.refresh();
    expect(catalogue.current().line('TRAVEL').version).toBe(1);
    await expect(catalogue.version('TRAVEL', 2)).rejects.toThrow('no published version 2');
  });

  test('whose rows do not fit together cannot be published', async () => {
    await draftVersion(2, '2026-11-01');
    await database.db.deleteFrom('tariff_cells').where('version', '=', 2).where('table_name', '=', 'annual').execute();
    await expect(publish(2)).rejects.toThrow('annual');
    await database.db.deleteFrom('plans').where('version', '=', 2).execute();
    await expect(publish(2)).rejects.toThrow('no plans');
    const { rows } = await database.pool.query('select status from catalogue_versions where version = 2');
    expect(rows).toEqual([{ status: 'draft' }]);
  });

  test('that got in broken all the same leaves the old one in force and is reported', async () => {
    await draftVersion(2, '2026-11-01');
    await database.pool.query("delete from tariff_cells where version = 2 and table_name = 'annual'");
    await database.pool.query(
      "update catalogue_versions set status = 'published', published_at = now() where version = 2",
    );
    await vi.waitFor(() => expect(String(errors[0])).toContain('annual'), { timeout: 5_000 });
    expect(catalogue.current().line('TRAVEL').version).toBe(1);
  });
});

describe('a published version is never changed', () => {
  test.each([
    "update plans set relativity_basis_points = 1 where code = 'LPG-TRAVEL-S'",
    "delete from plans where code = 'LPG-TRAVEL-S'",
    "insert into tariff_cells values ('TRAVEL', 1, 'single', '{M,B,40}', 999, 1)",
    "update tariff_cells set value = 1 where table_name = 'annual'",
    "delete from benefits where code = 'TR21'",
    "update important_notes set text_en = ''",
    'delete from optional_covers',
    "update catalogue_versions set effective_from = '2020-01-01'",
    "update catalogue_versions set status = 'draft', published_at = null",
    'delete from catalogue_versions',
  ])('%s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('is published');
  });

  test('nor born published', async () => {
    await expect(
      database.pool.query(`insert into catalogue_versions values ('TRAVEL', 2, '2026-01-01', 'published', now(), '')`),
    ).rejects.toThrow('starts as a draft');
  });

  test('while rows of a draft may change, but not move into a published version', async () => {
    await draftVersion(2, '2026-11-01');
    await database.pool.query("delete from tariff_cells where version = 2 and table_name = 'annual'");
    await expect(
      database.pool.query('update important_notes set version = 1, seq = 99 where version = 2 and seq = 1'),
    ).rejects.toThrow('is published');
  });
});

test('the listener comes back after its connection is cut and catches up', async () => {
  const cut = async () => {
    const { rowCount } = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'onegi catalogue' and datname = current_database()",
    );
    expect(rowCount).toBeGreaterThan(0);
  };
  await vi.waitFor(cut);
  await database.db.updateTable('settings').set({ value: '90' }).where('key', '=', 'TRAVEL_DAY_LIMIT').execute();
  await vi.waitFor(() => expect(catalogue.current().settings.travelDayLimit).toBe(90), { timeout: 5_000 });
  await database.db.updateTable('settings').set({ value: '91' }).where('key', '=', 'TRAVEL_DAY_LIMIT').execute();
  await vi.waitFor(() => expect(catalogue.current().settings.travelDayLimit).toBe(91), { timeout: 5_000 });
});

test('the poll finds what no notification told', async () => {
  const polled = await openCatalogue({
    db: database.db,
    clock,
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    onError: () => undefined,
    pollSeconds: 0.1,
  });
  await database.db.updateTable('settings').set({ value: '77' }).where('key', '=', 'TRAVEL_DAY_LIMIT').execute();
  await vi.waitFor(() => expect(polled.current().settings.travelDayLimit).toBe(77), { timeout: 5_000 });
  await polled.close();
});

test('a thousand plans can be published for measurements, each priced', async () => {
  await publishManyPlans(database.db, 'TRAVEL', 1_000);
  await catalogue.refresh();
  const snapshot = catalogue.current();
  const version = snapshot.line('TRAVEL');
  expect(version.plans).toHaveLength(1_000);
  expect(version.planByCode.size).toBe(1_000);
  expect(version.plans[18]?.code).toBe('LPG-TRAVEL-B-0002');
  const results = version.rate(trip, snapshot.terms('TRAVEL', { startsOn: trip.departOn, years: 1 }));
  expect(results.filter((result) => result.kind === 'priced')).toHaveLength(1_000);
  expect(results[19]).toEqual(results[1]);
});
