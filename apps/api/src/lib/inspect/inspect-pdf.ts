import { readFile } from 'node:fs/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { constants, createInflate } from 'node:zlib';
import { FileFault } from './file-fault.ts';
import { type Budget, PdfLexer, type PdfToken } from './pdf-lexer.ts';

/** What runs something, opens something, or carries something along (ISO 32000-1, 7.11, 12.5, 12.6, 12.7.8, 13). */
const ACTIVE = new Set([
  'JS',
  'JavaScript',
  'AA',
  'Launch',
  'ImportData',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'XFA',
]);
/** Objects packed together take a few hundred kilobytes; this is for all of a file. */
const MOST_UNPACKED_BYTES = 20 * 1024 * 1024;
const YIELD_EVERY_BYTES = 256 * 1024;
const GOES_ON = new Set(['R', 'true', 'false', 'null']);

interface Reading {
  readonly bytes: Buffer;
  readonly budget: Budget;
  unpackedBytes: number;
}

/** The entries of an object's own dictionary, each with the tokens of its value. */
type Entries = Map<string, PdfToken[]>;

function refuseActive({ kind, text }: PdfToken): void {
  if (kind !== 'name') return;
  if (ACTIVE.has(text)) throw new FileFault('active');
  if (text === 'Encrypt') throw new FileFault('uncheckable');
}

/** Reads an object from here to its end; what it says at its outermost level, and whether a stream follows. */
function readObject(lexer: PdfLexer, { single }: { single: boolean }): { entries: Entries; hasStream: boolean } {
  const entries: Entries = new Map();
  let depth = 0;
  let value: PdfToken[] | undefined;
  for (;;) {
    const token = lexer.next();
    refuseActive(token);
    if (token.kind === 'end') return { entries, hasStream: false };
    if (token.kind === 'keyword' && !GOES_ON.has(token.text)) return { entries, hasStream: token.text === 'stream' };
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'name' && depth === 1 && value?.length !== 0) {
      value = [];
      entries.set(token.text, value);
    } else if (value && depth >= 1) value.push(token);
    if (single && depth <= 0) return { entries, hasStream: false };
  }
}

/** Whether readers would look for objects in this stream: not all of them ask for its type. */
function holdsObjects(entries: Entries): boolean {
  return entries.get('Type')?.[0]?.text === 'ObjStm' || (entries.has('N') && entries.has('First'));
}

function wholeNumber(value: readonly PdfToken[] | undefined): number {
  const [token] = value ?? [];
  // A reference to a number elsewhere is allowed, and written by nobody who has nothing to hide.
  if (value?.length !== 1 || token?.kind !== 'number' || !/^\d+$/.test(token.text)) throw new FileFault('uncheckable');
  return Number(token.text);
}

/** True: packed by deflate; false: not packed. @throws FileFault uncheckable for whatever else */
function isDeflated(entries: Entries): boolean {
  const filter = [entries.get('Filter'), entries.get('F')].filter((value) => value !== undefined);
  const tokens = filter.flat().filter(({ kind }) => kind !== 'open' && kind !== 'close');
  const parameters = [...(entries.get('DecodeParms') ?? []), ...(entries.get('DP') ?? [])];
  if (filter.length === 0) return false;
  const isPlain = tokens.length === 1 && /^(FlateDecode|Fl)$/.test(tokens[0]?.text ?? '');
  if (!isPlain || parameters.some(({ text }) => text !== 'null')) throw new FileFault('uncheckable');
  return true;
}

/** What comes out, also of data that breaks off; the packed data says itself where it ends. */
function inflated(packed: Buffer, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
    inflate.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= most) return;
      inflate.destroy();
      reject(new FileFault('unpacksTooFar'));
    });
    inflate.on('end', () => resolve(Buffer.concat(chunks)));
    inflate.on('error', () => (bytes > 0 ? resolve(Buffer.concat(chunks)) : reject(new FileFault('uncheckable'))));
    inflate.end(packed);
  });
}

async function inspectObjectStream(reading: Reading, entries: Entries, from: number): Promise<void> {
  const { bytes, budget } = reading;
  const [count, first] = [wholeNumber(entries.get('N')), wholeNumber(entries.get('First'))];
  const content = isDeflated(entries)
    ? await inflated(bytes.subarray(from), MOST_UNPACKED_BYTES - reading.unpackedBytes)
    : bytes.subarray(from, Math.max(from, bytes.indexOf('endstream', from)));
  reading.unpackedBytes += content.length;
  budget.left += content.length * 3;
  const head = new PdfLexer(content, 0, budget);
  for (let i = 0; i < count && head.at < first; i++) {
    head.next();
    const offset = Number(head.next().text);
    if (!Number.isInteger(offset) || offset < 0) throw new FileFault('uncheckable');
    readObject(new PdfLexer(content, first + offset, budget), { single: true });
  }
  // Also what no offset leads to: readers mend tables that are wrong.
  const rest = new PdfLexer(content, first, budget);
  for (let token = rest.next(); token.kind !== 'end'; token = rest.next()) refuseActive(token);
}

/** Where the data begins after the keyword "stream". */
function dataAfter(bytes: Buffer, keywordEnd: number): number {
  if (bytes[keywordEnd] === 13) return keywordEnd + (bytes[keywordEnd + 1] === 10 ? 2 : 1);
  return keywordEnd + (bytes[keywordEnd] === 10 ? 1 : 0);
}

/**
 * Reads every object of a PDF, wherever one may begin (tables that say where may lie), and what is packed in streams of
 * objects. The file is held in memory meanwhile.
 * @throws FileFault active, uncheckable, unpacksTooFar
 */
export async function inspectPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  const reading: Reading = { bytes, budget: { left: bytes.length * 4 + 1024 * 1024 }, unpackedBytes: 0 };
  let yieldedAt = reading.budget.left;
  for (const keyword of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + 1)) {
      if (keyword === 'obj' && bytes.toString('latin1', at - 3, at) === 'end') continue;
      const lexer = new PdfLexer(bytes, at + keyword.length, reading.budget);
      const { entries, hasStream } = readObject(lexer, { single: false });
      if (hasStream && holdsObjects(entries)) await inspectObjectStream(reading, entries, dataAfter(bytes, lexer.at));
      if (yieldedAt - reading.budget.left > YIELD_EVERY_BYTES) {
        yieldedAt = reading.budget.left;
        await yieldToOthers();
      }
    }
  }
}
