import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type WorkbookDesk, workbookDesk } from '@onegi/testing/catalogue-workbook';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { partsOf, patchZip, type ZipPart, zipOf } from '@onegi/testing/zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importWorkbook } from './import-workbook.ts';
import { describeProblem, WorkbookRefused } from './problems.ts';

let database: TestDatabase;
let desk: WorkbookDesk;
let good: Buffer;
const clock = fixedClock();
const MB = 1024 * 1024;

beforeAll(async () => {
  database = await testDatabase();
  desk = workbookDesk(database.db);
  good = readFileSync(await desk.file());
});

afterAll(async () => {
  desk.close();
  await database.drop();
});

async function versions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from catalogue_versions',
  );
  return rows[0]?.count ?? 0;
}

async function refusal(path: string): Promise<string[]> {
  const before = await versions();
  const error = await importWorkbook({ db: database.db, clock }, path).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WorkbookRefused)) throw error ?? new Error('It was imported');
  expect(await versions()).toBe(before);
  return error.problems.map((problem) => describeProblem(problem, 'en'));
}

const refused = async (bytes: Uint8Array) => (await refusal(desk.bytes(bytes))).join('\n');
const TARIFF = 'xl/worksheets/sheet4.xml';
const patched = async (changes: Parameters<typeof patchZip>[1]) => refused(patchZip(good, changes));
const withParts = async (parts: readonly ZipPart[]) => refused(zipOf([...partsOf(good), ...parts]));

async function replaced(name: string, part: Omit<ZipPart, 'name'>): Promise<string> {
  const parts: ZipPart[] = partsOf(good);
  return refused(zipOf(parts.map((each) => (each.name === name ? { name, ...part } : each))));
}

describe('a file that is no workbook', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'is not an .xlsx workbook.'],
    ['one byte', Buffer.from('P'), 'is not an .xlsx workbook.'],
    ['text', Buffer.from('Code,Insurer\nLPG-TRAVEL-S,LPG'), 'is not an .xlsx workbook.'],
    ['noise', randomBytes(5_000), 'is not an .xlsx workbook.'],
    ['noise that begins like a zip', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(5_000)]), 'is not an .xlsx'],
    ['a locked or old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected by a password or of the old .xls'],
    ['an empty zip', zipOf([]), 'is not an .xlsx workbook.'],
    ['another zip', zipOf([{ name: 'readme.txt', data: 'hello' }]), 'is not an .xlsx workbook.'],
    ['a zip that leads out of its folder', zipOf([{ name: '../../etc/passwd', data: 'x' }]), 'is damaged'],
  ])('%s', async (_, bytes, words) => {
    expect(await refused(bytes)).toContain(words);
  });

  test('a workbook that breaks off', async () => {
    expect(await refused(good.subarray(0, good.length / 2))).toContain('is not an .xlsx workbook.');
  });

  test('a folder', async () => {
    expect((await refusal('/')).join()).toContain('is not an .xlsx workbook.');
  });
});

describe('a zip bomb', () => {
  const zeros = Buffer.alloc(101 * MB);

  test('that says its size is refused before anything is unpacked', async () => {
    expect(await withParts([{ name: 'xl/media/bomb.bin', data: zeros }])).toContain('larger than 100 MB');
  });

  test('that lies about its size is stopped where the lie begins', async () => {
    const reported = await replaced(TARIFF, { data: zeros, claimedBytes: 1_000 });
    expect(reported).toBe('The file: is damaged: xl/worksheets/sheet4.xml cannot be read.');
  });

  test('of many thousand parts', async () => {
    const parts = Array.from({ length: 1_100 }, (_, index) => ({ name: `xl/media/${index}`, data: '' }));
    expect(await withParts(parts)).toContain('more than 1,000 parts');
  });

  test('of elements within elements', async () => {
    expect(await replaced(TARIFF, { data: `<worksheet>${'<a>'.repeat(500_000)}` })).toContain('is damaged');
  });

  test('of attributes', async () => {
    const attributes = Array.from({ length: 300_000 }, (_, index) => `a${index}=""`).join(' ');
    expect(await replaced(TARIFF, { data: `<worksheet><row ${attributes}/></worksheet>` })).toContain('is damaged');
  });

  test('of texts that many cells share', async () => {
    const strings = `<sst>${`<si><t>${'x'.repeat(30_000)}</t></si>`.repeat(700)}</sst>`;
    expect(await replaced('xl/sharedStrings.xml', { data: strings })).toContain('larger than 20 MB');
  });
});

describe('XML that no spreadsheet program writes', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

  test.each(['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', TARIFF, '_rels/.rels'])(
    'entities of its own in %s',
    async (part) => {
      const reported = await patched({ [part]: (xml) => xml.replace(/(\?>|^)(?=\s*<\w)/, `$1${entity}`) });
      expect(reported).toContain(`declares entities of its own in ${part}`);
    },
  );

  test('entities that lead to files of the machine', async () => {
    const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(await patched({ [TARIFF]: (xml) => xml.replace('<worksheet', `${outside}<worksheet`) })).toContain(
      'entities',
    );
  });

  test.each<[string, (xml: string) => string]>([
    ['an unknown entity', (xml) => xml.replace('</v>', '&nope;</v>')],
    ['an element that is not closed', (xml) => xml.replace('</sheetData>', '')],
    ['a row number twice', (xml) => xml.replace('<row r="3"', '<row r="2"')],
    ['a row without a number', (xml) => xml.replace('<row r="3"', '<row r="x"')],
    ['an end in the middle', (xml) => xml.slice(0, xml.length / 2)],
  ])('%s', async (_, change) => {
    expect(await patched({ [TARIFF]: change })).toBe('The file: is damaged: xl/worksheets/sheet4.xml cannot be read.');
  });

  test('bytes that are no UTF-8', async () => {
    expect(await replaced(TARIFF, { data: Buffer.from([0x3c, 0xff, 0xfe]) })).toContain('is damaged');
  });

  test('a part whose checksum is another', async () => {
    const tariff = partsOf(good).find(({ name }) => name === TARIFF);
    expect(await replaced(TARIFF, { data: tariff?.data ?? '', claimedCrc: 1 })).toContain('is damaged');
  });

  test('the same part twice', async () => {
    expect(await withParts([{ name: TARIFF, data: '<worksheet/>' }])).toContain(`holds the part ${TARIFF} twice`);
  });
});

test('macros are refused', async () => {
  expect(await withParts([{ name: 'xl/vbaProject.bin', data: 'x' }])).toContain('holds macros');
});

test('links to other workbooks are refused', async () => {
  expect(await withParts([{ name: 'xl/externalLinks/externalLink1.xml', data: '<x/>' }])).toContain('links to other');
});

test('a sheet that lies outside the file is missing, and nothing is fetched', async () => {
  const reported = await patched({
    'xl/_rels/workbook.xml.rels': (xml) =>
      xml.replace(
        /Target="[^"]*worksheets\/sheet4\.xml"/,
        'Target="http://127.0.0.1:9/sheet4.xml" TargetMode="External"',
      ),
  });
  expect(reported).toContain('Tariff: is missing.');
});

describe('what a reader of the sheet would not see', () => {
  test('a hidden sheet', async () => {
    const hidden = (state: string) => (xml: string) => xml.replace('name="Tariff"', `name="Tariff" state="${state}"`);
    expect(await patched({ 'xl/workbook.xml': hidden('hidden') })).toContain('Tariff: is hidden: show it');
    expect(await patched({ 'xl/workbook.xml': hidden('veryHidden') })).toContain('Tariff: is hidden: show it');
  });

  test('a hidden row', async () => {
    const reported = await patched({ [TARIFF]: (xml) => xml.replace('<row r="7"', '<row r="7" hidden="1"') });
    expect(reported).toContain('Tariff, row 7: is hidden');
  });

  test('a hidden column', async () => {
    const reported = await patched({ [TARIFF]: (xml) => xml.replace(/<col min="2"/, '<col hidden="1" min="2"') });
    expect(reported).toBe(
      'Tariff, column Key 1: is hidden: show all columns, so that everybody sees what is imported.',
    );
  });

  test('merged cells', async () => {
    const merge = '</sheetData><mergeCells count="1"><mergeCell ref="A2:A5"/></mergeCells>';
    expect(await patched({ [TARIFF]: (xml) => xml.replace('</sheetData>', merge) })).toBe(
      'Tariff: has merged cells A2:A5: unmerge them.',
    );
  });
});

describe('cells that are no values', () => {
  const cellAt = (reference: string, cell: string) => (xml: string) =>
    xml.replace(new RegExp(`<c r="${reference}"[^>]*?(/>|>.*?</c>)`), `<c r="${reference}"${cell}`);

  test.each([
    ['a formula', '><f>1+1</f><v>2</v></c>', 'Tariff, row 2, Value: is a formula; paste values.'],
    ['a shared formula', '><f t="shared" si="0"/><v>2</v></c>', 'Tariff, row 2, Value: is a formula; paste values.'],
    ['a formula that makes a text', ' t="str"><f>A1</f><v>x</v></c>', 'is a formula; paste values.'],
    ['an error', ' t="e"><v>#REF!</v></c>', 'Tariff, row 2, Value: holds the error #REF!.'],
    ['a logical value', ' t="b"><v>1</v></c>', 'Tariff, row 2, Value: holds a logical value'],
    ['a text', ' t="inlineStr"><is><t>twenty</t></is></c>', 'Tariff, row 2, Value: “twenty” is not a number.'],
    ['a number that is none', '><v>abc</v></c>', 'Tariff, row 2, Value: holds the error abc.'],
    ['a text that is not there', ' t="s"><v>99999</v></c>', 'Tariff, row 2, Value: holds the error #N/A.'],
    ['nothing', '/>', 'Tariff, row 2, Value: is empty.'],
    ['too many decimals', '><v>1.123456789</v></c>', 'Tariff, row 2, Value: 1.123456789 has more than 8 decimals.'],
  ])('%s', async (_, cell, words) => {
    expect(await patched({ [TARIFF]: cellAt('H2', cell) })).toContain(words);
  });

  test('a number cell and a text in pieces are read as what the user sees', async () => {
    const path = desk.bytes(
      patchZip(good, {
        [TARIFF]: (xml) =>
          cellAt(
            'A2',
            ' t="inlineStr"><is><r><t>sin</t></r><r><t>gle</t></r><rPh><t>x</t></rPh></is></c>',
          )(cellAt('H2', '><v>27.000000000000004</v></c>')(xml)),
      }),
    );
    const { line, version } = await importWorkbook({ db: database.db, clock }, path);
    const { rows } = await database.pool.query(
      'select table_name, value from tariff_cells where line = $1 and version = $2 and seq = 1',
      [line, version],
    );
    expect(rows).toEqual([{ table_name: 'single', value: '27' }]);
  });
});

describe('a hundred thousand rows', () => {
  const rowsOf = (cells: (row: number) => string) =>
    Array.from({ length: 100_000 }, (_, index) => `<row r="${index + 300}">${cells(index + 300)}</row>`).join('');
  const added = (rows: string) => patched({ [TARIFF]: (xml) => xml.replace('</sheetData>', `${rows}</sheetData>`) });
  const text = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;

  test('are refused at the limit', async () => {
    const reported = await added(
      rowsOf((row) => text(`A${row}`, 'single') + text(`B${row}`, `${row}`) + text(`H${row}`, '1')),
    );
    expect(reported).toBe('Tariff: has more than 50,000 rows.');
  });

  test('that are all wrong are counted, the first fifty told, the sheet first', async () => {
    const path = desk.bytes(
      patchZip(good, {
        [TARIFF]: (xml) => xml.replace('</sheetData>', `${rowsOf((row) => text(`A${row}`, 'x'))}</sheetData>`),
      }),
    );
    const error = await importWorkbook({ db: database.db, clock }, path).catch((thrown: unknown) => thrown);
    if (!(error instanceof WorkbookRefused)) throw error;
    expect(error.total).toBeGreaterThan(49_000);
    expect(error.problems).toHaveLength(50);
    expect(error.problems[0]).toMatchObject({ sheet: 'Tariff', key: 'tooManyRows' });
    expect(error.problems[1]).toMatchObject({ sheet: 'Tariff', row: 300, column: 'Value', key: 'required' });
  });

  test('that are formatted but empty do no harm', async () => {
    const path = desk.bytes(
      patchZip(good, {
        [TARIFF]: (xml) => xml.replace('</sheetData>', `${rowsOf((row) => `<c r="A${row}" s="1"/>`)}</sheetData>`),
      }),
    );
    const imported = await importWorkbook({ db: database.db, clock }, path);
    expect(imported.cells).toBe(187);
  });
});
