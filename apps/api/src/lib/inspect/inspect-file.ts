import { fileTypeFromFile } from 'file-type';
import { FileFault } from './file-fault.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectText, inspectXml } from './inspect-text.ts';
import { inspectZip } from './inspect-zip.ts';

type Inspect = (path: string, ending: string) => Promise<void>;

const found = async (path: string) => (await fileTypeFromFile(path).catch(() => undefined))?.ext;

/** A file whose first bytes say what it is. */
const is =
  (kind: string, look: (path: string) => Promise<void> = async () => undefined): Inspect =>
  async (path) => {
    if ((await found(path)) !== kind) throw new FileFault('notWhatItSays');
    await look(path);
  };

/** Files of Office that may hold macros; others that do are not what they say. */
const MAY_HOLD_MACROS = /^(doc|dot|xls)m$|^xlsb$|^xlam$/;

/** An Office file whose parts say what it is, or whose contents list says nothing that is known. */
const office =
  (folder: string): Inspect =>
  async (path, ending) => {
    const parts = await inspectZip(path);
    const isOffice = parts.includes('[Content_Types].xml') && parts.some((part) => part.startsWith(folder));
    const hidesMacros = !MAY_HOLD_MACROS.test(ending) && parts.some((part) => part.endsWith('vbaProject.bin'));
    if (!isOffice || hidesMacros || !['zip', ending].includes((await found(path)) ?? '')) {
      throw new FileFault('notWhatItSays');
    }
  };

const odt: Inspect = async (path) => {
  await inspectZip(path);
  await is('odt')(path, 'odt');
};

const word = office('word/');
const excel = office('xl/');
const kinds: Record<string, Inspect> = {
  pdf: is('pdf', inspectPdf),
  png: is('png'),
  jpg: is('jpg'),
  csv: inspectText,
  txt: inspectText,
  xml: inspectXml,
  rtf: is('rtf'),
  doc: is('cfb'),
  dot: is('cfb'),
  xls: is('cfb'),
  odt,
  docx: word,
  docm: word,
  dotx: word,
  dotm: word,
  xlsx: excel,
  xlsm: excel,
  xltx: excel,
  xlsb: excel,
  xlam: excel,
};

/**
 * Looks into a file from outside: that it is what its ending says (the sender's own word for the type counts for
 * nothing), and holds nothing that harms who opens it. Files beside it, named as it is with a suffix, are made and removed.
 * @throws FileFault
 */
export async function inspectFile(path: string, ending: string): Promise<void> {
  const inspect = kinds[ending];
  if (!inspect) throw new FileFault('notWhatItSays');
  await inspect(path, ending);
}
