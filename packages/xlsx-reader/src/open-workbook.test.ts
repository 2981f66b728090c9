import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import type { SheetRow } from './cells.ts';
import { openWorkbook } from './open-workbook.ts';
import { XlsxRefused } from './xlsx-refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-reader-'));
const path = join(folder, 'book.xlsx');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A zip file; `claimedBytes` is what its directory says of every part when unpacked, where that is a lie. */
function zipOf(parts: Readonly<Record<string, string>>, claimedBytes?: number): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]));
    local.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]));
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

const relations = (target: string, type: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;

/** The least that a workbook is made of, with this sheet. */
const parts = (sheet: string, workbook = '') => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations('xl/workbook.xml', 'officeDocument'),
  'xl/workbook.xml': `<workbook xmlns:r="x">${workbook}<sheets><sheet name="Prices" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations('sheet1.xml', 'worksheet'),
  'xl/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
});

async function allOf(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function rowsOf(bytes: Uint8Array): Promise<SheetRow[]> {
  writeFileSync(path, bytes);
  const workbook = await openWorkbook(path);
  try {
    const [sheet] = workbook.sheets;
    return sheet ? await allOf(workbook.rows(sheet)) : [];
  } finally {
    workbook.close();
  }
}

async function faultOf(bytes: Uint8Array): Promise<unknown> {
  const error = await rowsOf(bytes).catch((thrown: unknown) => thrown);
  return error instanceof XlsxRefused ? { fault: error.fault, ...error.params } : error;
}

describe('a workbook that a spreadsheet program wrote', () => {
  const sheet: WriteSheet = {
    name: 'Prices',
    rows: [['Code', 'Price', 'From'], ['A-1', 0.07, null], [], ['Ünïcödé & <tags>', 1234.5, true]],
  };

  test('answers its cells as the user sees them, without empty rows', async () => {
    const rows = await rowsOf(await writeXlsx({ sheets: [sheet] }));
    expect(rows.map(({ number, cells }) => [number, cells.map((cell) => cell && [cell.kind, cell.value])])).toEqual([
      [
        1,
        [
          ['text', 'Code'],
          ['text', 'Price'],
          ['text', 'From'],
        ],
      ],
      [
        2,
        [
          ['text', 'A-1'],
          ['number', '0.07'],
        ],
      ],
      [
        4,
        [
          ['text', 'Ünïcödé & <tags>'],
          ['number', '1234.5'],
          ['boolean', 'TRUE'],
        ],
      ],
    ]);
  });

  test('names its sheets in their order', async () => {
    writeFileSync(path, await writeXlsx({ sheets: [sheet, { name: 'Notes', rows: [['x']] }] }));
    const workbook = await openWorkbook(path);
    expect(workbook.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Prices', false],
      ['Notes', false],
    ]);
    workbook.close();
  });
});

describe('a cell', () => {
  test('with a formula is told as one, and its last value is not looked at', async () => {
    const [row] = await rowsOf(zipOf(parts('<row r="3"><c r="B3"><f>1+1</f><v>2</v></c></row>')));
    expect(row).toEqual({ number: 3, isHidden: false, cells: [undefined, { kind: 'formula', value: '' }] });
  });

  test('of a text that the file does not have is an error of the sheet', async () => {
    const [row] = await rowsOf(zipOf(parts('<row><c t="s"><v>7</v></c></row>')));
    expect(row?.cells).toEqual([{ kind: 'error', value: '#N/A' }]);
  });
});

test('hidden rows, hidden columns and merged cells are told', async () => {
  const sheet = '<row r="1" hidden="1"><c t="inlineStr"><is><t>a</t></is></c></row>';
  const bare = parts(sheet);
  const xml = bare['xl/sheet1.xml']
    .replace('<sheetData>', '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>')
    .replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>');
  writeFileSync(path, zipOf({ ...bare, 'xl/sheet1.xml': xml }));
  const workbook = await openWorkbook(path);
  const facts = { merged: [], hiddenColumns: [] };
  const rows = await allOf(workbook.rows(workbook.sheets[0] ?? expect.unreachable(), facts));
  workbook.close();
  expect(rows.map(({ isHidden }) => isHidden)).toEqual([true]);
  expect(facts).toEqual({ merged: ['A1:B2'], hiddenColumns: [{ from: 1, to: 2 }] });
});

test('the date system of the file is told', async () => {
  writeFileSync(path, zipOf(parts('', '<workbookPr date1904="1"/>')));
  const workbook = await openWorkbook(path);
  workbook.close();
  expect(workbook.dateSystem).toBe(1904);
});

describe('refused', () => {
  const good = parts('<row><c><v>1</v></c></row>');

  test.each<[string, Uint8Array, object]>([
    ['text', Buffer.from('a,b,c'), { fault: 'notWorkbook' }],
    ['an old or locked file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { fault: 'oldOrLocked' }],
    ['a zip of something else', zipOf({ 'a.txt': 'a' }), { fault: 'notWorkbook' }],
    ['macros', zipOf({ ...good, 'xl/vbaProject.bin': 'x' }), { fault: 'macros' }],
    ['links to other files', zipOf({ ...good, 'xl/externalLinks/externalLink1.xml': '<x/>' }), { fault: 'links' }],
    [
      'entities',
      zipOf({ ...good, 'xl/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
      { fault: 'entities', part: 'xl/sheet1.xml' },
    ],
    [
      'a sheet that is cut off',
      zipOf({ ...good, 'xl/sheet1.xml': '<worksheet><row>' }),
      { fault: 'damaged', part: 'xl/sheet1.xml' },
    ],
    ['more than fits when unpacked', zipOf(good, 30 * 1024 * 1024), { fault: 'tooBig', most: 100 }],
  ])('%s', async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toEqual(fault);
  });

  test('a part that appears twice', async () => {
    const twice = zipOf({ ...good, 'xl/sheet2.xml': '<a/>' });
    const at = [twice.indexOf('xl/sheet2.xml'), twice.lastIndexOf('xl/sheet2.xml')];
    for (const offset of at) twice.write('xl/sheet1.xml', offset);
    expect(await faultOf(twice)).toEqual({ fault: 'partTwice', part: 'xl/sheet1.xml' });
  });
});
