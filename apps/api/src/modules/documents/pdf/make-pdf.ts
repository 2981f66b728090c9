import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintJob } from '../../../ports/pdfs.ts';
import { announcement } from './announcement.ts';
import { brochure } from './brochure.ts';
import { claimForm } from './claim-form.ts';
import { comparison } from './comparison.ts';
import { debitNote } from './debit-note.ts';
import { drawScene } from './draw-scene.ts';
import { endorsement } from './endorsement.ts';
import { endorsementNote } from './endorsement-note.ts';
import { charactersOf, fontCoverage } from './font-coverage.ts';
import { keyedReceipt } from './keyed-receipt.ts';
import { withMissingSeen } from './missing-characters.ts';
import { motorCertificate } from './motor-certificate.ts';
import { motorPaper } from './motor-paper.ts';
import { offeredSchedule } from './offered-schedule.ts';
import { offers } from './offers.ts';
import { type Type, typeOf } from './outlines.ts';
import { receipt } from './receipt.ts';
import { schedule } from './schedule.ts';
import { sharePicture } from './share-picture.ts';
import { tableSheet } from './table-sheet.ts';
import { wording } from './wording.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = '@expo-google-fonts/noto-sans-tc';
const normal = resolve(`${FONTS}/400Regular/NotoSansTC_400Regular.ttf`);
const bold = resolve(`${FONTS}/700Bold/NotoSansTC_700Bold.ttf`);

// The type wears no italics: Chinese has none.
pdfmake.setFonts({ NotoSansTC: { normal, bold, italics: normal, bolditalics: bold } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

type PdfJob = Exclude<PrintJob, { kind: 'picture' | 'sharePicture' | 'coverage' }>;

function define(job: PdfJob): TDocumentDefinitions {
  switch (job.kind) {
    case 'brochure':
      return brochure(job.product, job.language);
    case 'wording':
      return wording(job.product, job.language);
    case 'schedule':
      return schedule(job.policy, job.language);
    case 'receipt':
      return receipt(job.policy, job.language);
    case 'offeredSchedule':
      return offeredSchedule(job.facts, job.language);
    case 'debitNote':
      return debitNote(job.facts, job.language);
    case 'motorCertificate':
      return motorCertificate(job.facts, job.language);
    case 'motorPaper':
      return motorPaper(job.motorPaper, job.language);
    case 'keyedReceipt':
      return keyedReceipt(job.receipt, job.language);
    case 'endorsement':
      return endorsement(job.facts, job.language);
    case 'endorsementNote':
      return endorsementNote(job.facts, job.language);
    case 'comparison':
      return comparison(job.comparison, job.language);
    case 'offers':
      return offers(job.offers, job.language);
    case 'table':
      return tableSheet(job.table, job.language);
    case 'claimForm':
      return claimForm(job.claim);
    case 'announcement':
      return announcement(job.announcement);
  }
}

const characters = new Set(charactersOf(normal));

/** The same font for pictures, opened with the first of them. */
let types: { readonly normal: Type; readonly bold: Type } | undefined;

/** Makes one file. Takes the processor for up to a second: for a process of its own. */
export async function makePdf(job: PrintJob): Promise<Buffer> {
  if (job.kind === 'picture') return drawScene(job);
  if (job.kind === 'sharePicture') {
    types ??= { normal: typeOf(normal), bold: typeOf(bold) };
    return sharePicture(job.share, job.language, types);
  }
  if (job.kind === 'coverage') return fontCoverage([...characters]);
  return pdfmake.createPdf(define(withMissingSeen(job, (code) => characters.has(code)))).getBuffer();
}
