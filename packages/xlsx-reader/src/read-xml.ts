import { SaxesParser } from 'saxes';
import { XlsxRefused } from './xlsx-refused.ts';

type Attributes = Readonly<Record<string, string>>;

/** Told of elements by their names without prefixes, in the order of the document. */
export interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A spreadsheet's XML is flat; without these limits a small file could fill the memory with open elements. */
const MOST_DEPTH = 64;
const MOST_ATTRIBUTES = 256;

/**
 * Reads one part of a workbook piece by piece; yields after each, so that the caller can take what has come together.
 * @throws XlsxRefused when it is not well formed, nests too deep or declares entities
 */
export async function* readXml(
  part: string,
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  let attributes = 0;
  const damaged = () => new XlsxRefused('damaged', { part });
  parser.on('doctype', () => {
    throw new XlsxRefused('entities', { part });
  });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > MOST_DEPTH) throw damaged();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw damaged();
  });
  parser.on('opentag', (tag) => handlers.open?.(localName(tag.name), tag.attributes as Attributes));
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close?.(localName(tag.name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
  }
  parser.close();
  yield;
}

/** Reads a small part to its end. */
export async function readWholeXml(part: string, pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(part, pieces, handlers));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An attribute by its local name: `r:id` in one file is `rel:id` in another. */
export function attributeOf(attributes: Attributes, local: string): string | undefined {
  if (attributes[local] !== undefined) return attributes[local];
  return Object.entries(attributes).find(([name]) => name.endsWith(`:${local}`))?.[1];
}
