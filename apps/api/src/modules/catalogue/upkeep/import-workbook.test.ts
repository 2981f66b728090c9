import { readFileSync } from 'node:fs';
import { type EditableTables, type WorkbookDesk, workbookDesk } from '@onegi/testing/catalogue-workbook';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importWorkbook } from './import-workbook.ts';
import { describeProblem, WorkbookRefused } from './problems.ts';

let database: TestDatabase;
let desk: WorkbookDesk;
let motorDesk: WorkbookDesk;
const clock = fixedClock();

beforeAll(async () => {
  database = await testDatabase();
  desk = workbookDesk(database.db);
  motorDesk = workbookDesk(database.db, 'MOTOR');
});

afterAll(async () => {
  desk.close();
  motorDesk.close();
  await database.drop();
});

const TABLES = [
  'catalogue_versions',
  'plans',
  'tariff_cells',
  'benefits',
  'important_notes',
  'optional_covers',
  'version_promotions',
  'promotions',
];

async function everything(): Promise<string> {
  const counts = await Promise.all(
    TABLES.map(async (table) => (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n),
  );
  return counts.join(' ');
}

type Change = (tables: EditableTables) => void;

async function refused(change: Change, { at = desk, from = '2027-01-01', language = 'en' as 'en' | 'zh-Hant' } = {}) {
  const before = await everything();
  const error = await importWorkbook({ db: database.db, clock }, await at.file(change, from)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WorkbookRefused)) throw error ?? new Error('It was imported');
  expect(await everything()).toBe(before);
  return error.problems.map((problem) => describeProblem(problem, language));
}

/** Row 2 of a sheet is the first below the headings. */
const set = (sheet: keyof EditableTables, row: number, values: Record<string, string | number | null>): Change => {
  return (tables) => {
    const found = tables[sheet][row - 2];
    if (!found) throw new Error(`${sheet} has no row ${row}`);
    Object.assign(found, values);
  };
};
const add = (sheet: keyof EditableTables, copyOf: number, values: Record<string, string | number | null>): Change => {
  return (tables) => tables[sheet].push({ ...tables[sheet][copyOf - 2], ...values });
};
const remove =
  (sheet: keyof EditableTables, row: number): Change =>
  (tables) =>
    tables[sheet].splice(row - 2, 1);
const empty =
  (sheet: keyof EditableTables): Change =>
  (tables) =>
    tables[sheet].splice(0);

describe('one thing that is wrong is told by sheet, row and column', () => {
  test.each<[string, Change, string]>([
    [
      'an unknown line',
      set('version', 2, { line: 'CYBER' }),
      'Version, row 2, Line: “CYBER” is not one of TRAVEL, HOME,',
    ],
    ['no line', set('version', 2, { line: null }), 'Version, row 2, Line: is empty.'],
    ['no note', set('version', 2, { note: null }), 'Version, row 2, Note: is empty.'],
    [
      'a day that is none',
      set('version', 2, { effectiveFrom: '31/02/2027' }),
      'Effective from: “31/02/2027” is not a date',
    ],
    ['two versions', add('version', 2, {}), 'Version: has exactly one row below its headings.'],
    ['no version', empty('version'), 'Version: has no rows.'],
    ['no plans', empty('plans'), 'Plans: has no rows.'],
    ['no tariff', empty('tariff'), 'Tariff: has no rows.'],
    [
      'a plan twice',
      set('plans', 3, { code: 'LPG-TRAVEL-B' }),
      'Plans, row 3, Code: “LPG-TRAVEL-B” is there already, in row 2.',
    ],
    [
      'an unknown insurer',
      set('plans', 2, { insurer: 'ZZZ' }),
      'Plans, row 2, Insurer: there is no insurer ZZZ; there are LPG, SFY,',
    ],
    ['an unknown tier', set('plans', 2, { tier: 'G' }), 'Plans, row 2, Tier: “G” is not one of B, S, P.'],
    [
      'a text as relativity',
      set('plans', 2, { relativity: 'one' }),
      'Plans, row 2, Relativity: “one” is not a number.',
    ],
    [
      'a fifth decimal',
      set('plans', 2, { relativity: 1.00001 }),
      'Plans, row 2, Relativity: 1.00001 has more than 4 decimals.',
    ],
    [
      'a relativity of 0',
      set('plans', 2, { relativity: 0 }),
      'Plans, row 2, Relativity: 0 is not between 0.0001 and 10.',
    ],
    [
      'too great a discount',
      set('plans', 2, { discount: 40.5 }),
      'Plans, row 2, Discount %: 40.5 is not between 0 and 40.',
    ],
    [
      'a path as a file',
      set('plans', 2, { wording: '../x.pdf' }),
      'Plans, row 2, Wording: “../x.pdf” is not a file name',
    ],
    [
      'a tariff key twice',
      add('tariff', 2, { value: '1' }),
      'Tariff, row 189: “single M / B / 1” is there already, in row 2.',
    ],
    ['a key left out', set('tariff', 2, { key2: null }), 'Tariff, row 2, Key 2: is empty although a later key is not.'],
    ['a text as value', set('tariff', 2, { value: 'free' }), 'Tariff, row 2, Value: “free” is not a number.'],
    [
      'a ninth decimal',
      set('tariff', 2, { value: '1.123456789' }),
      'Tariff, row 2, Value: 1.123456789 has more than 8 decimals.',
    ],
    [
      'cents in a table of whole dollars',
      set('tariff', 2, { value: '27.55' }),
      'Tariff, row 2, Value: The rating cannot read 27.55: More than 0 decimal digits',
    ],
    [
      'a table that is missing',
      (tables) => {
        tables.tariff = tables.tariff.filter((row) => row.table !== 'annual');
      },
      'The file: The sheets do not make a version that prices every plan: The tariff has no cell for annual[M/B]',
    ],
    ['a benefit twice', add('benefits', 2, {}), 'Benefits, row 23, Code: “TR01” is there already, in row 2.'],
    [
      'an unknown heading',
      set('benefits', 2, { group: 'cyber' }),
      'Benefits, row 2, Heading: “cyber” is not one of medical,',
    ],
    ['a part of nothing', set('benefits', 4, { partOf: 'TR99' }), 'Benefits, row 4, Part of: there is no benefit TR99'],
    [
      'a part of a part',
      set('benefits', 5, { partOf: 'TR03' }),
      'Benefits, row 5, Part of: the benefit TR03 is a part of another one itself.',
    ],
    [
      'a part of itself',
      set('benefits', 4, { partOf: 'TR03' }),
      'Benefits, row 4, Part of: the benefit TR03 is a part of another one itself.',
    ],
    [
      'a benefit without terms',
      add('benefits', 2, { code: 'TR50' }),
      'Benefits, row 23: the benefit TR50 has no row on the sheet Benefit terms.',
    ],
    [
      'terms of no benefit',
      add('terms', 2, { benefit: 'TR77' }),
      'Benefit terms, row 65, Benefit: there is no benefit TR77 on the sheet Benefits.',
    ],
    ['terms twice', add('terms', 2, {}), 'Benefit terms, row 65: “TR01 B” is there already, in row 2.'],
    ['a tier without terms', remove('terms', 3), 'Benefit terms, row 2: TR01 has no row for the tier S.'],
    ['an unknown kind', set('terms', 2, { kind: 'generous' }), 'Benefit terms, row 2, Kind: “generous” is not one of'],
    [
      'half a dollar',
      set('terms', 2, { limit: 100.5 }),
      'Benefit terms, row 2, Limit HK$: 100.5 is not a whole number.',
    ],
    [
      'a percentage of nothing there',
      set('terms', 2, { kind: 'share', limit: null, percent: 10, details: 'of: sum-insured\nofBenefit: TR88' }),
      'Benefit terms, row 2, Details: there is no benefit TR88',
    ],
    [
      'a choice in a line without any',
      set('terms', 2, { choice: 'T' }),
      'Choice: “T” is no choice of a search that changes the benefits of this line: leave it empty.',
    ],
    [
      'every tier at once',
      set('terms', 2, { tier: '*' }),
      'Benefit terms, row 2, Tier: the tier * is for the kind absent alone.',
    ],
    [
      'absence of one tier',
      set('terms', 2, { kind: 'absent', limit: null, details: null }),
      'Benefit terms, row 2: with the kind absent the tier is *',
    ],
    ['a note in one language', set('notes', 2, { zh: null }), 'Notes, row 2, Note (Chinese): is empty.'],
    [
      'an unknown rider',
      set('covers', 2, { rider: 'moon' }),
      'The file: The sheets do not make a version that prices every plan: Optional cover TRO1 is the unknown rider moon',
    ],
    [
      'a rider twice',
      set('covers', 3, { rider: 'cruise' }),
      'Optional covers, row 3, Rider: the rider cruise belongs to the cover of row 2 already.',
    ],
    [
      'a cover that adds nothing',
      add('covers', 2, { code: 'TRO9', rider: 'x' }),
      'Optional covers, row 6: the cover TRO9 has no row on the sheet Cover additions.',
    ],
    [
      'an addition to no cover',
      set('additions', 2, { cover: 'TRO8' }),
      'Cover additions, row 2, Cover: there is no cover TRO8',
    ],
    [
      'an addition that is absent',
      set('additions', 2, { kind: 'absent', limit: null, details: null }),
      'Cover additions, row 2, Kind: “absent” is not one of not-covered,',
    ],
    [
      'a code in small letters',
      set('promotions', 2, { code: 'trip5' }),
      'Promotions, row 2, Code: “trip5” is not of 4 to 12 capital letters and digits.',
    ],
    ['a code twice', add('promotions', 2, {}), 'Code: “OLDCODE” is there already, in row 2.'],
    [
      'a code of another line',
      set('promotions', 3, { code: 'DRIVE8' }),
      'Promotions, row 3, Code: the promotion code DRIVE8 belongs to MOTOR, not to this line.',
    ],
    [
      'a promotion of all lines taken for one',
      set('promotions', 2, { line: 'TRAVEL' }),
      'Promotions, row 2, Line: the promotion code OLDCODE is for all lines: write ALL.',
    ],
    [
      'a promotion for another line',
      set('promotions', 3, { line: 'MOTOR' }),
      'Promotions, row 3, Line: “MOTOR” is neither TRAVEL nor ALL.',
    ],
    [
      'days the wrong way round',
      set('promotions', 3, { validTo: '2020-01-01' }),
      'Promotions, row 3, Last day: is before the first day.',
    ],
    [
      'a condition on what no search says',
      set('promotions', 3, { fact: 'shoeSize' }),
      'Promotions, row 3, Fact: “shoeSize” is not one of tripType, destination,',
    ],
    [
      'half a condition',
      set('promotions', 3, { than: null }),
      'Promotions, row 3, Comparison: a condition has a fact, a comparison and a value',
    ],
    [
      'a comparison with a word',
      set('promotions', 3, { comparison: 'at least' }),
      'Promotions, row 3, Than: “S” is not a number.',
    ],
    [
      'a condition that tells nobody',
      set('promotions', 3, { failureZh: null }),
      'Promotions, row 3, Otherwise (Chinese): is empty, but a promotion with a condition',
    ],
  ])('%s', async (_, change, words) => {
    const reported = await refused(change);
    expect(
      reported.some((each) => each.includes(words)),
      reported.join('\n'),
    ).toBe(true);
    expect(reported.length, reported.join('\n')).toBeLessThan(5);
  });
});

test('everything wrong is told at once, in both languages', async () => {
  const change: Change = (tables) => {
    set('plans', 2, { tier: 'G', relativity: 'one' })(tables);
    set('tariff', 5, { value: 'free' })(tables);
    set('benefits', 3, { nameZh: null })(tables);
  };
  expect(await refused(change)).toEqual([
    'Plans, row 2, Tier: “G” is not one of B, S, P.',
    'Plans, row 2, Relativity: “one” is not a number.',
    'Tariff, row 5, Value: “free” is not a number.',
    'Benefits, row 3, Name (Chinese): is empty.',
  ]);
  expect(await refused(change, { language: 'zh-Hant' })).toEqual([
    '工作表「Plans」第 2 行「Tier」：「G」不在可選項目之內：B, S, P。',
    '工作表「Plans」第 2 行「Relativity」：「one」並非數字。',
    '工作表「Tariff」第 5 行「Value」：「free」並非數字。',
    '工作表「Benefits」第 3 行「Name (Chinese)」：未有填寫。',
  ]);
});

describe('a column or a sheet that is missing', () => {
  test('is told, and the others are not blamed for it', async () => {
    const path = await desk.patched({ workbook: (xml) => xml.replace('name="Benefits"', 'name="Benefit"') });
    await expect(importWorkbook({ db: database.db, clock }, path)).rejects.toThrow(
      /^Benefits: is missing\. The workbook needs this sheet, even with no rows but its headings\.$/,
    );
  });

  test('is told by its heading', async () => {
    const path = await desk.patched({ plans: (xml) => xml.replace(/<c r="G1"[^>]*?(\/>|>.*?<\/c>)/, '') });
    await expect(importWorkbook({ db: database.db, clock }, path)).rejects.toThrow(
      /^Plans, column Relativity: is missing: the first row names every column, also one without values\.$/,
    );
  });

  test('twice is told too', async () => {
    const path = await desk.patched({
      plans: (xml) =>
        xml.replace(/(<c r="B1"[^>]*>)(.*?)(<\/c>)(.*)$/s, (all, _o, value) =>
          all.replace(/(<c r="G1"[^>]*>)(.*?)(<\/c>)/, `$1${value}$3`),
        ),
    });
    const error = await importWorkbook({ db: database.db, clock }, path).catch((thrown: unknown) => String(thrown));
    expect(error).toContain('Plans, column Relativity: is missing');
    expect(error).toContain('Plans, row 1, Insurer: is there twice.');
  });

  test('is not one that stands elsewhere, and remarks beside the columns are not read', async () => {
    const { sheets } = await readXlsx(readFileSync(await desk.file()));
    const mixed = sheets.map(({ name, rows }) => ({
      name,
      rows: name === 'Plans' ? rows.map(([code = null, ...rest]) => [...rest, 'my remark', code]) : rows,
    }));
    const remarks = { name: 'My remarks', rows: [['to be discussed']] };
    const path = desk.bytes(await writeXlsx({ sheets: [remarks, ...mixed.reverse()] }));
    const imported = await importWorkbook({ db: database.db, clock }, path);
    expect(imported).toMatchObject({ plans: 18, cells: 187, unread: ['My remarks'] });
  });
});

describe('the day a version takes over', () => {
  test('is today or later', async () => {
    const reported = await refused(() => undefined, { from: '2026-11-20' });
    expect(reported).toEqual([
      'Version, row 2, Effective from: 2026-11-20 is past: the new version takes over today (2026-11-21) or later.',
    ]);
    await expect(
      importWorkbook({ db: database.db, clock }, await desk.file(undefined, '2026-11-21')),
    ).resolves.toMatchObject({ effectiveFrom: '2026-11-21' });
  });
});

describe('benefits that differ by a choice of the search', () => {
  test('know the choices of their line', async () => {
    const reported = await refused(set('terms', 2, { choice: 'X' }), { at: motorDesk });
    expect(reported.join('\n')).toContain('there are C, T');
  });

  test('are absent for a choice in one row', async () => {
    const path = await motorDesk.file((tables) => {
      const { benefit } = tables.terms[0] ?? {};
      tables.terms = tables.terms.filter((row) => row.benefit !== benefit || row.choice === null);
      tables.terms.push({ benefit: benefit ?? null, choice: 'T', tier: '*', kind: 'absent' });
    });
    const { version } = await importWorkbook({ db: database.db, clock }, path);
    const { rows } = await database.pool.query(
      "select terms -> 'variants' -> 'T' as absent from benefits where line = 'MOTOR' and version = $1 and seq = 1",
      [version],
    );
    expect(rows).toEqual([{ absent: null }]);
  });

  test('are not absent and there at once', async () => {
    const reported = await refused(
      (tables) => {
        const own = tables.terms.find((row) => row.choice !== null && row.tier === 'B');
        if (!own) throw new Error('Motor has choices');
        tables.terms.push({ benefit: own.benefit ?? null, choice: own.choice ?? null, tier: '*', kind: 'absent' });
      },
      { at: motorDesk },
    );
    expect(reported.join('\n')).toContain('no other row says anything of the same benefit and choice');
  });
});

test('two imports at the same time make two drafts', async () => {
  const path = await desk.file();
  const [first, second] = await Promise.all([1, 2].map(() => importWorkbook({ db: database.db, clock }, path)));
  expect(Math.abs((first?.version ?? 0) - (second?.version ?? 0))).toBe(1);
});

test('what fails in the middle of the writing leaves nothing', async () => {
  const before = await everything();
  await database.pool.query(
    "create function break_in() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$; create trigger break_in before insert on optional_covers for each row execute function break_in()",
  );
  await expect(importWorkbook({ db: database.db, clock }, await desk.file())).rejects.toThrow('disk full');
  await database.pool.query('drop trigger break_in on optional_covers');
  expect(await everything()).toBe(before);
});

test('a long file tells how far it is', async () => {
  const reported: string[] = [];
  const path = await desk.file((tables) => {
    for (let day = 1_000; day < 4_000; day++) {
      tables.tariff.push({ table: 'spare', key1: String(day), value: '1' });
    }
  });
  await importWorkbook({ db: database.db, clock }, path, {}, ({ doing, sheet, rows, of }) =>
    reported.push([doing, sheet, rows, of].filter((each) => each !== undefined).join(' ')),
  );
  expect(reported).toContain('reading Tariff 1000');
  expect(reported).toContain('reading Tariff 3000');
  expect(reported).toContain('checking');
  expect(reported.at(-1)).toMatch(/^writing (\d+) \1$/);
});
