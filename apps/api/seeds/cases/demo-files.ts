import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { documentsWanted } from '@onegi/contract/templates';
import type { Deps } from '../../src/deps.ts';
import type { Upload } from '../../src/http/take-upload.ts';
import { uploadFolder } from '../../src/http/upload-folder.ts';
import { inspectFile } from '../../src/lib/inspect/inspect-file.ts';
import { pngOf } from '../../src/lib/png.ts';
import { storeArriving } from '../../src/modules/files/store-upload.ts';
import type { Actor } from '../../src/ports/actor.ts';

/** A PDF of one page with a few lines of plain English. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '')}) Tj T*`).join(' ');
  const stream = `BT /F1 13 Tf 20 TL 60 770 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, number) => {
    const offset = pdf.length;
    pdf += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + end + trailer, 'latin1');
}

/** A shop front as a child would draw it. */
function pictureOf(): Buffer {
  const [width, height] = [240, 160];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDoor = x > 100 && x < 140 && y > 90;
      const isSign = y > 40 && y < 60;
      const isSky = y < 40;
      const colour = isDoor ? [92, 60, 40] : isSign ? [201, 116, 5] : isSky ? [190, 220, 235] : [225, 215, 200];
      pixels.set(colour, (y * width + x) * 3);
    }
  return pngOf(width, height, pixels, 'rgb');
}

const contents = {
  pdf: () =>
    pdfOf(['Demo document', 'Made for the demonstration of the portal.', 'It belongs to nobody and says nothing.']),
  png: pictureOf,
  csv: () => Buffer.from('name,born,sum insured\nDEMO ONE,1985-05-17,1000000\nSAMPLE TWO,1990-01-02,800000\n'),
} as const;
type Kind = keyof typeof contents;

/** Files of each kind, looked into as an upload is, for as long as the work lasts. */
export async function withDemoFiles<T>(deps: Deps, work: (files: DemoFiles) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(uploadFolder(deps.config), 'demo-'));
  try {
    const made = {} as Record<Kind, Omit<Upload, 'fileName'>>;
    for (const kind of Object.keys(contents) as Kind[]) {
      const bytes = contents[kind]();
      const path = join(folder, `file.${kind}`);
      await writeFile(path, bytes);
      await inspectFile(path, kind);
      const sha256 = createHash('sha256').update(bytes).digest();
      made[kind] = { fileType: kind, bytes: bytes.length, sha256, path, texts: {} };
    }
    return await work({
      arriving: (name, kind) => ({ ...made[kind], fileName: `${name}.${kind}` }),
      upload: async (past, actor, name, kind) =>
        (await storeArriving(past, caseDocument, { ...made[kind], fileName: `${name}.${kind}` }, actor)).id,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface DemoFiles {
  /** A file as a request brings it. */
  readonly arriving: (name: string, kind: Kind) => Upload;
  /** @returns the id of an upload that nobody keeps yet */
  readonly upload: (deps: Deps, actor: Actor, name: string, kind: Kind) => Promise<string>;
}

const plainName = (name: string) =>
  name
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, 40) || 'document';

/** An upload for every document that a form must have, given the answers. */
export async function neededDocuments(
  files: DemoFiles,
  deps: Deps,
  actor: Actor,
  form: TemplateForm,
  answers: Record<string, string>,
): Promise<DocumentGiven[]> {
  const given: DocumentGiven[] = [];
  for (const { order, name, docTypes, required, when } of documentsWanted(form.documents, answers)) {
    if (!required && !when) continue;
    const kind = !docTypes.includes('pdf') ? 'csv' : /photo|picture|front/i.test(name) ? 'png' : 'pdf';
    given.push({ order, uploadId: await files.upload(deps, actor, plainName(name), kind) });
  }
  return given;
}
