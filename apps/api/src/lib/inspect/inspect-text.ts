import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { FileFault } from './file-fault.ts';

/** The text of a file in pieces. @throws TypeError when it is not in this encoding */
async function* textOf(path: string, encoding: string): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function isEncodedAs(path: string, encoding: string): Promise<boolean> {
  try {
    for await (const piece of textOf(path, encoding)) void piece;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** @throws FileFault notWhatItSays */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  const isUtf16 = buffer[0] === 0xff && buffer[1] === 0xfe;
  // Spreadsheets of Hong Kong still write Big5.
  for (const encoding of isUtf16 ? ['utf-16le'] : ['utf-8', 'big5']) {
    if (await isEncodedAs(path, encoding)) return encoding;
  }
  throw new FileFault('notWhatItSays');
}

/** All of a text, in whichever of the encodings it is. @throws FileFault notWhatItSays */
export async function readText(path: string): Promise<string> {
  let all = '';
  for await (const piece of textOf(path, await encodingOf(path))) all += piece;
  return all;
}

/** Text and nothing but text. @throws FileFault notWhatItSays */
export async function inspectText(path: string): Promise<void> {
  for await (const piece of textOf(path, await encodingOf(path))) {
    if (/[^\P{Cc}\t\r\n\f]/u.test(piece)) throw new FileFault('notWhatItSays');
  }
}

const ACTIVE = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1999\/XSL\/Transform)$/;

/** The parser looks for namespaces in every element around: deep ones cost their square. */
const DEEPEST = 200;

/**
 * Well-formed data: no document type (entities may grow without bound), nothing that a browser would draw or run.
 * @throws FileFault notWhatItSays
 */
export async function inspectXml(path: string): Promise<void> {
  const encoding = await encodingOf(path);
  const refuse = () => {
    throw new FileFault('notWhatItSays');
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', refuse);
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse();
  });
  let depth = 0;
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('opentag', ({ uri, local }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    if (ACTIVE.test(uri) || /^(svg|html|script)$/i.test(local)) refuse();
  });
  parser.on('error', refuse);
  for await (const piece of textOf(path, encoding)) parser.write(piece);
  parser.close();
}
