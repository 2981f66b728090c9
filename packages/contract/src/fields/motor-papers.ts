import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** What is printed of a motor case, in the order that it comes about. */
export const motorPapers = ['proposal', 'quotation', 'coverNote', 'certificate'] as const;
export type MotorPaper = (typeof motorPapers)[number];

/** What the insured bears of a loss, by kind of loss. */
export const excessCodes = ['EX1', 'EX2', 'EX3', 'EX4', 'EX5', 'EX6', 'EX7'] as const;

const url = z.nullable(z.string());

/** A number with the letters that only this portal can put behind it: CN2611000123-7K3M9QXT4B. Anything else is answered as well. */
const printedNumber = z.string('validation.reference').max(200, 'validation.reference');

/** Fields of a motor case's printed documents, of its excess schedule, and of the page that says whether a number is good. */
export const motorPaperFields = {
  paper: field('kind', f.oneOf(motorPapers)),
  /** Those that there are of a case as it stands. */
  papers: field('documents', z.array(f.oneOf(motorPapers))),
  proposalUrl: field('previewUrl', url),
  quotationUrl: field('previewUrlQuo', url),
  coverNoteUrl: field('previewUrlVP', url),
  certificateUrl: field('previewUrlCert', url),
  certificateNumber: field('wfCertno', z.nullable(z.string())),
  coverNoteFrom: field('wfCoverfrom', z.nullable(f.moment)),
  coverNoteUntil: field('wfCoverto', z.nullable(f.moment)),
  excessCode: field('wfExcess', f.oneOf(excessCodes)),
  excessName: field('wfExcessdes', z.string()),
  excessNameZh: field('wfExcessdes9', z.string()),
  excessCents: field('amount', f.money),
  /** It comes on top of the excess of the loss. */
  isAdditional: field('additional', f.yesNo),
  /** The named drivers whom it is for, by their numbers; empty where it is for nobody of them, or for all. */
  excessDrivers: field('drivers', z.array(z.int())),
  printedNumber: field('number', printedNumber),
  isValid: field('valid', f.flag),
  checkedOn: field('date', f.date),
} as const;
