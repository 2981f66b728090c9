import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { patchZip, type ZipPart, zipOf } from '@onegi/testing/zip';
import { afterAll, describe, expect, test } from 'vitest';
import { processPdfMaker } from '../../modules/documents/pdf/pdf-maker.ts';
import { FileFault } from './file-fault.ts';
import { inspectFile } from './inspect-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-inspect-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** 'taken', or why not; whatever was unpacked for it is gone. */
async function verdict(bytes: Uint8Array, ending: string): Promise<string> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  try {
    await inspectFile(path, ending);
    return 'taken';
  } catch (error) {
    if (error instanceof FileFault) return error.kind;
    throw error;
  } finally {
    expect(readdirSync(folder)).toEqual(['file']);
  }
}

const MB = 1024 * 1024;

interface PdfParts {
  /** What stands in the catalogue besides its pages. */
  readonly catalogue?: string;
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

function pdfOf({ catalogue = '', objects = [], trailer = '' }: PdfParts): Buffer {
  const numbered = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 3} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'),
    ...numbered,
    Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`),
  ]);
}

const streamOf = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\r\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

function packed(contents: readonly string[], { type = '/Type /ObjStm', filter = '/Filter /FlateDecode' } = {}): Buffer {
  let offset = 0;
  const table = contents.map((content, index) => {
    const entry = `${index + 10} ${offset}`;
    offset += content.length + 1;
    return entry;
  });
  const head = `${table.join(' ')} `;
  const plain = Buffer.from(`${head}${contents.join(' ')}`);
  const data = filter === '' ? plain : deflateSync(plain);
  return streamOf(`${type} /N ${contents.length} /First ${head.length} ${filter}`, data);
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('a PDF is refused', () => {
  test.each<[string, PdfParts]>([
    ['with a script that runs when it opens', { catalogue: `/OpenAction ${SCRIPT}` }],
    ['with scripts by name', { catalogue: '/Names << /JavaScript 5 0 R >>' }],
    ['with a script written in escapes', { catalogue: '/OpenAction << /S /J#61vaScript /#4a#53 (x) >>' }],
    ['with a script whose kind stands elsewhere', { objects: ['<< /S 4 0 R /JS (x) >>', '/JavaScript'] }],
    ['with a script behind a comment', { catalogue: '/OpenAction << /S % (\n/JavaScript /JS (x) >>' }],
    ['with actions of a page', { objects: ['<< /Type /Page /AA << /O 5 0 R >> >>'] }],
    ['with a program to start', { objects: ['<< /S/Launch/F(cmd.exe) >>'] }],
    ['with attached files', { catalogue: '/Names << /EmbeddedFiles 5 0 R >>' }],
    ['with a file in an annotation', { objects: ['<< /Subtype /FileAttachment /FS << /EF 4 0 R >> >>'] }],
    ['with a form of XFA', { catalogue: '/AcroForm << /XFA [] >>' }],
    ['with rich media', { objects: ['<< /Subtype /RichMedia >>'] }],
    ['with a script in packed objects', { objects: [packed(['<< /Type /Page >>', SCRIPT])] }],
    ['with a script in packed objects that are not called so', { objects: [packed([SCRIPT], { type: '' })] }],
    ['with a script in objects that are not deflated', { objects: [packed([SCRIPT], { filter: '' })] }],
    ['with an object inside a string', { objects: [`<< /Title (5 0 obj ${SCRIPT} endobj) >>`] }],
    ['with an object inside a picture', { objects: [streamOf('', Buffer.from(`\x00\xff 5 0 obj ${SCRIPT} endobj`))] }],
    ['with a string that never ends before it', { objects: ['(', SCRIPT] }],
  ])('%s', async (_, parts) => {
    expect(await verdict(pdfOf(parts), 'pdf')).toBe('active');
  });

  test('with a script behind an end that is none', async () => {
    const whole = packed([`(${'x'.repeat(50)})`, SCRIPT]);
    const at = whole.indexOf('stream\r\n') + 'stream\r\n'.length;
    const cut = Buffer.concat([
      whole.subarray(0, at + 2),
      Buffer.from([1, 10, 0, 245, 255]),
      Buffer.from('\nendstream'),
    ]);
    expect(await verdict(pdfOf({ objects: [cut] }), 'pdf')).not.toBe('taken');
    const broken = whole.subarray(0, whole.length - 20);
    expect(await verdict(pdfOf({ objects: [broken] }), 'pdf')).not.toBe('taken');
  });

  test.each<[string, PdfParts]>([
    ['that is encrypted', { trailer: '/Encrypt 9 0 R' }],
    ['packed twice', { objects: [packed([SCRIPT], { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })] }],
    ['packed by a filter named elsewhere', { objects: [packed([SCRIPT], { filter: '/Filter 9 0 R' })] }],
    [
      'packed with a predictor',
      { objects: [packed(['1'], { filter: '/Filter /Fl /DecodeParms << /Predictor 12 >>' })] },
    ],
    [
      'with a table that stands elsewhere',
      { objects: [streamOf('/Type /ObjStm /N 4 0 R /First 5', Buffer.from('1 0 2'))] },
    ],
    [
      'packed by nothing known',
      { objects: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('no'))] },
    ],
  ])('%s, since it cannot be looked into', async (_, parts) => {
    expect(await verdict(pdfOf(parts), 'pdf')).toBe('uncheckable');
  });

  test('when it unpacks without end, or has more objects within objects than can be read', async () => {
    const bomb = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(25 * MB, 32)));
    expect(await verdict(pdfOf({ objects: [bomb] }), 'pdf')).toBe('unpacksTooFar');
    expect(await verdict(pdfOf({ objects: ['obj('.repeat(500_000)] }), 'pdf')).toBe('uncheckable');
  });

  test('when it is none', async () => {
    expect(await verdict(Buffer.from('PDF'), 'pdf')).toBe('notWhatItSays');
  });
});

describe('a PDF is taken', () => {
  test.each<[string, PdfParts]>([
    ['with an empty catalogue', {}],
    ['that opens at a page', { catalogue: '/OpenAction [3 0 R /Fit]', objects: ['<< /Type /Page >>'] }],
    ['that links to pages about scripts', { objects: ['<< /S /URI /URI (https://example.com/JavaScript/Launch) >>'] }],
    ['with packed objects', { objects: [packed(['<< /Type /Page >>', '[1 2 (JavaScript)]', '7'])] }],
    [
      'whose pictures hold any bytes',
      { objects: [streamOf('/Filter /DCTDecode', Buffer.from('/JS (x) /AA << /XFA []'))] },
    ],
    [
      'with colours of three parts',
      { objects: [streamOf('/N 3 /Filter /FlateDecode', deflateSync(Buffer.alloc(300)))] },
    ],
  ])('%s', async (_, parts) => {
    expect(await verdict(pdfOf(parts), 'pdf')).toBe('taken');
  });

  test('that the portal prints itself', async () => {
    const pdfs = processPdfMaker();
    try {
      const pdf = await pdfs.make({
        kind: 'comparison',
        language: 'en',
        comparison: {
          plans: [],
          best: {},
          same: [],
          bestIn: [],
          payouts: [],
          illustration: { en: '', zhHant: '' },
          listed: [],
          searchText: null,
          preparedOn: '2026-11-21',
          validUntil: null,
        },
      });
      expect(await verdict(pdf, 'pdf')).toBe('taken');
    } finally {
      await pdfs.close();
    }
  });
});

const TYPES: ZipPart = {
  name: '[Content_Types].xml',
  data: '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
};
const document = (...parts: ZipPart[]) => zipOf([TYPES, { name: 'word/document.xml', data: '<w/>' }, ...parts]);
const workbook = (...parts: ZipPart[]) => zipOf([TYPES, { name: 'xl/workbook.xml', data: '<w/>' }, ...parts]);
const zeros = Buffer.alloc(101 * MB);

/** The same zip file with a bit of every part's flags set, in both places that have them. */
function flagged(zip: Buffer, bit: number): Buffer {
  const changed = Buffer.from(zip);
  for (const [magic, at] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (let i = changed.indexOf(magic, 0, 'latin1'); i >= 0; i = changed.indexOf(magic, i + 1, 'latin1')) {
      changed[i + at] = (changed[i + at] ?? 0) | bit;
    }
  }
  return changed;
}

describe('an archive is refused', () => {
  test.each<[string, () => Buffer, string]>([
    ['that says it unpacks too far', () => document({ name: 'word/a.bin', data: zeros }), 'unpacksTooFar'],
    ['that lies about how far', () => document({ name: 'word/a.bin', data: zeros, claimedBytes: 9 }), 'notWhatItSays'],
    [
      'whose parts together unpack too far',
      () => workbook(...[1, 2, 3].map((n) => ({ name: `xl/${n}.bin`, data: zeros.subarray(0, 40 * MB) }))),
      'unpacksTooFar',
    ],
    [
      'of many thousand parts',
      () => workbook(...Array.from({ length: 1_100 }, (_, n) => ({ name: `xl/${n}`, data: '' }))),
      'unpacksTooFar',
    ],
    [
      'that unpacks too far one level down',
      () => {
        const inner = workbook({ name: 'xl/a.bin', data: zeros.subarray(0, 60 * MB) });
        return document(
          { name: 'word/embeddings/1.xlsx', data: inner },
          { name: 'word/2.bin', data: zeros.subarray(0, 60 * MB) },
        );
      },
      'unpacksTooFar',
    ],
    [
      'within an archive within an archive',
      () => document({ name: 'word/1.zip', data: zipOf([{ name: '2.zip', data: workbook() }]) }),
      'nestedArchive',
    ],
    ['that holds one of another kind', () => document({ name: 'word/a.png', data: gzipSync('x') }), 'nestedArchive'],
    ['that is encrypted', () => flagged(document(), 1), 'uncheckable'],
    ['that leads out of its folder', () => document({ name: '../../etc/passwd', data: 'x' }), 'notWhatItSays'],
    ['with an absolute name', () => document({ name: '/etc/passwd', data: 'x' }), 'notWhatItSays'],
    ['with a part twice', () => document({ name: 'word/document.xml', data: 'x' }), 'notWhatItSays'],
    ['with a part that is damaged', () => document({ name: 'word/a', data: 'x', claimedCrc: 1 }), 'notWhatItSays'],
    ['with macros that its ending denies', () => document({ name: 'word/vbaProject.bin', data: 'x' }), 'notWhatItSays'],
    ['that breaks off', () => document().subarray(0, 200), 'notWhatItSays'],
    ['that is a workbook', () => workbook(), 'notWhatItSays'],
    ['that is locked by a password', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'uncheckable'],
  ])('%s', async (_, made, expected) => {
    expect(await verdict(made(), 'docx')).toBe(expected);
  });

  test('as a text document of another office too', async () => {
    const odt = zipOf([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name: 'Pictures/a.bin', data: zeros },
    ]);
    expect(await verdict(odt, 'odt')).toBe('unpacksTooFar');
  });
});

describe('an archive is taken', () => {
  test('with the workbook that a chart is drawn from', async () => {
    expect(await verdict(document({ name: 'word/embeddings/1.xlsx', data: workbook() }), 'docx')).toBe('taken');
  });

  test('with macros where the ending says so', async () => {
    expect(await verdict(workbook({ name: 'xl/vbaProject.bin', data: 'x' }), 'xlsm')).toBe('taken');
  });

  test('of nearly as much as may be', async () => {
    expect(await verdict(workbook({ name: 'xl/a.bin', data: zeros.subarray(0, 99 * MB) }), 'xlsx')).toBe('taken');
  });

  test('when one letter of it was changed by hand and packed again', async () => {
    const changed = patchZip(document(), { 'word/document.xml': () => '<v/>' });
    expect(await verdict(changed, 'docx')).toBe('taken');
  });
});

describe('text', () => {
  const big5 = Buffer.from('adb7c049', 'hex');

  test.each([
    ['of UTF-8 whose letters lie across pieces', Buffer.from(`x${'計劃'.repeat(100_000)}`), 'taken'],
    ['of Big5', Buffer.concat(Array.from({ length: 50_000 }, () => big5)), 'taken'],
    ['of UTF-16', Buffer.from('\ufeffplan,premium', 'utf16le'), 'taken'],
    ['with a control character at its end', Buffer.from(`${'x'.repeat(200_000)}\x00`), 'notWhatItSays'],
    ['of no encoding', Buffer.concat([Buffer.alloc(200_000, 65), Buffer.from([0x81, 0x20])]), 'notWhatItSays'],
  ])('%s', async (_, bytes, expected) => {
    expect(await verdict(bytes, 'csv')).toBe(expected);
  });

  test.each([
    ['<a><b/></a>', 'taken'],
    ['<a>', 'notWhatItSays'],
    ['<!DOCTYPE a><a/>', 'notWhatItSays'],
    ['<a xmlns="http://www.w3.org/1999/xhtml"/>', 'notWhatItSays'],
    [`<a>${'<b>'.repeat(100_000)}`, 'notWhatItSays'],
  ])('that is data: %.40s', async (xml, expected) => {
    expect(await verdict(Buffer.from(xml), 'xml')).toBe(expected);
  });
});
