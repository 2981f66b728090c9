import type { DateSystem, NumberFormat } from './cells.ts';
import type { XlsxPackage } from './open-package.ts';
import { attributeOf, readWholeXml } from './read-xml.ts';
import { XlsxRefused } from './xlsx-refused.ts';

export interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** The part with its cells; null for a sheet that has none (a chart). */
  readonly part: string | null;
}

/** What all sheets of a workbook share. */
export interface Workbook {
  readonly sheets: readonly SheetEntry[];
  readonly dateSystem: DateSystem;
  readonly strings: readonly string[];
  /** By the style number of a cell. */
  readonly formats: readonly (NumberFormat | undefined)[];
}

const MOST_SHEETS = 200;
/** Shared strings stay in memory while the sheets are read. */
const MOST_STRING_CHARACTERS = 20_000_000;

/** Reads what the sheets need to be understood. @throws XlsxRefused */
export async function readWorkbook(file: XlsxPackage): Promise<Workbook> {
  const part = await mainPart(file);
  const targets = await relationsOf(file, part);
  const sheets: SheetEntry[] = [];
  let dateSystem: DateSystem = 1900;
  await readWholeXml(part, file.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) dateSystem = 1904;
      if (name !== 'sheet') return;
      const target = targets.get(attributeOf(attributes, 'id') ?? '');
      sheets.push({
        name: (attributes.name ?? '').trim(),
        isHidden: (attributes.state ?? 'visible') !== 'visible',
        part: target?.type === 'worksheet' ? target.part : null,
      });
      if (sheets.length > MOST_SHEETS) throw new XlsxRefused('tooManyParts', { most: MOST_SHEETS });
    },
  });
  const partOf = (type: string) => [...targets.values()].find((target) => target.type === type)?.part;
  return {
    sheets,
    dateSystem,
    strings: await readStrings(file, partOf('sharedStrings')),
    formats: await readFormats(file, partOf('styles')),
  };
}

async function mainPart(file: XlsxPackage): Promise<string> {
  const relations = await relationsOf(file, '');
  const main = [...relations.values()].find(({ type }) => type === 'officeDocument')?.part;
  if (!main || !file.has(main)) throw new XlsxRefused('notWorkbook');
  return main;
}

interface Relation {
  /** The last word of the relation's type: 'worksheet'. */
  readonly type: string;
  readonly part: string;
}

/** The parts that a part refers to, by relation id. What lies outside the file is left out: nothing is ever fetched. */
async function relationsOf(file: XlsxPackage, part: string): Promise<Map<string, Relation>> {
  const folder = part.includes('/') ? part.slice(0, part.lastIndexOf('/') + 1) : '';
  const relationsPart = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  if (!file.has(relationsPart)) return relations;
  await readWholeXml(relationsPart, file.read(relationsPart), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const path = new URL(Target, `file:///${folder}`).pathname.slice(1);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: decodeURIComponent(path) });
    },
  }).catch((error: unknown) => {
    throw error instanceof URIError || error instanceof TypeError
      ? new XlsxRefused('damaged', { part: relationsPart })
      : error;
  });
  return relations;
}

async function readStrings(file: XlsxPackage, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (!part || !file.has(part)) return strings;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  let characters = 0;
  await readWholeXml(part, file.read(part), {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      characters += current.length;
      if (characters > MOST_STRING_CHARACTERS)
        throw new XlsxRefused('tooBig', { most: MOST_STRING_CHARACTERS / 1_000_000 });
      strings.push(unescapeText(current));
    },
  });
  return strings;
}

/** Characters that XML cannot hold are written as _x000D_ in spreadsheets. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Number formats that every spreadsheet program knows without being told; the ranges show dates and times. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
const isBuiltInPercent = (id: number) => id === 9 || id === 10;

async function readFormats(file: XlsxPackage, part: string | undefined): Promise<(NumberFormat | undefined)[]> {
  const formats: (NumberFormat | undefined)[] = [];
  if (!part || !file.has(part)) return formats;
  const own = new Map<number, NumberFormat | undefined>();
  let isCells = false;
  await readWholeXml(part, file.read(part), {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, formatOf(formatCode));
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      const builtIn = isBuiltInDate(id) ? 'date' : isBuiltInPercent(id) ? 'percent' : undefined;
      formats.push(own.has(id) ? own.get(id) : builtIn);
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

function formatOf(code: string): NumberFormat | undefined {
  // Without texts in quotes, escaped letters, colours and locales: [Red], [$-409], "日".
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare.replace(/general/i, '')) ? 'date' : undefined;
}
