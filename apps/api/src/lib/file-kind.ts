import { fileTypeFromBuffer } from 'file-type';
import { SaxesParser } from 'saxes';

const zipped = (folder: string) => (bytes: Buffer, found: string | undefined) =>
  found === 'zip' && bytes.includes('[Content_Types].xml') && bytes.includes(folder);
const is = (kind: string) => (_bytes: Buffer, found: string | undefined) => found === kind;
/** An Office file whose parts say what it is, or whose contents list says nothing that is known. */
const office = (kind: string, folder: string) => (bytes: Buffer, found: string | undefined) =>
  found === kind || zipped(folder)(bytes, found);

function decoded(bytes: Buffer): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  // Spreadsheets of Hong Kong still write Big5.
  for (const encoding of isUtf16 ? ['utf-16le'] : ['utf-8', 'big5']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}

function isText(bytes: Buffer): boolean {
  const text = decoded(bytes);
  return text !== undefined && !/[^\P{Cc}\t\r\n\f]/u.test(text);
}

const ACTIVE = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1999\/XSL\/Transform)$/;

/** Well-formed data: no document type (entities may grow without bound), nothing that a browser would draw or run. */
function isPlainXml(bytes: Buffer): boolean {
  const text = decoded(bytes);
  if (text === undefined) return false;
  let plain = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    plain = false;
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') plain = false;
  });
  parser.on('opentag', ({ uri, local }) => {
    if (ACTIVE.test(uri) || /^(svg|html|script)$/i.test(local)) plain = false;
  });
  parser.on('error', () => {
    plain = false;
  });
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return plain;
}

const kinds: Record<string, (bytes: Buffer, found: string | undefined) => boolean> = {
  pdf: is('pdf'),
  png: is('png'),
  jpg: is('jpg'),
  csv: isText,
  txt: isText,
  xml: isPlainXml,
  rtf: is('rtf'),
  doc: is('cfb'),
  dot: is('cfb'),
  xls: is('cfb'),
  odt: is('odt'),
  docx: office('docx', 'word/'),
  docm: office('docm', 'word/'),
  dotx: office('dotx', 'word/'),
  dotm: office('dotm', 'word/'),
  xlsx: office('xlsx', 'xl/'),
  xlsm: office('xlsm', 'xl/'),
  xltx: office('xltx', 'xl/'),
  xlsb: zipped('xl/'),
  xlam: zipped('xl/'),
};

/** The ending of a name in one spelling: 'Plan.JPEG' → 'jpg'; '' for none. */
export function endingOf(fileName: string): string {
  const ending = /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Whether the bytes are what the ending says; the sender's own word for the type counts for nothing. */
export async function isOfKind(bytes: Buffer, ending: string): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return kinds[ending]?.(bytes, found?.ext) ?? false;
}
