import { writeZip, type ZipEntry } from './write-zip.ts';

/** A text, a figure, or nothing. */
export type SheetCell = string | number | null;

/** A sheet whose rows are made while they are written. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Rows that are put together before they go on. */
const ROWS_AT_ONCE = 500;

const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function cellText(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  return typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

async function* sheetXml({ rows }: WrittenSheet): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let ready: string[] = [];
  for await (const row of rows) {
    ready.push(`<row>${row.map(cellText).join('')}</row>`);
    if (ready.length < ROWS_AT_ONCE) continue;
    yield ready.join('');
    ready = [];
  }
  yield `${ready.join('')}</sheetData></worksheet>`;
}

async function* once(text: string): AsyncGenerator<string> {
  yield HEAD + text;
}

function* entriesOf(sheets: readonly WrittenSheet[]): Generator<ZipEntry> {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = sheets.map(
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  yield {
    name: '[Content_Types].xml',
    contents: once(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${parts.join('')}</Types>`,
    ),
  };
  yield {
    name: '_rels/.rels',
    contents: once(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
  };
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  yield {
    name: 'xl/workbook.xml',
    contents: once(`<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets></workbook>`),
  };
  const related = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    contents: once(`<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}</Relationships>`),
  };
  for (const [at, sheet] of sheets.entries())
    yield { name: `xl/worksheets/sheet${at + 1}.xml`, contents: sheetXml(sheet) };
}

/** A workbook of several sheets, byte by byte as their rows are made, one sheet after the other. */
export const writeSheets = (sheets: readonly WrittenSheet[]): AsyncGenerator<Buffer> => writeZip(entriesOf(sheets));
