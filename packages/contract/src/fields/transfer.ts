import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** A workbook of policies, insured persons, notes and receipts of another system; it names people. */
export const policyImportFile = {
  name: 'policyImport',
  types: ['xlsx'],
  maxBytes: 60 * 1024 ** 2,
  personal: true,
} as const satisfies FilePurpose;

/** The most rows of one sheet. */
export const MOST_IMPORTED_ROWS = 60_000;
/** So many problems are kept one by one. */
export const MOST_IMPORT_FINDINGS = 300;

/** The sheets that are read, in their order. */
export const importSheets = ['policies', 'persons', 'notes', 'receipts'] as const;
export type ImportSheet = (typeof importSheets)[number];

/** Read and checked, then imported on a second word. */
export const importStages = ['checking', 'wrong', 'ready', 'importing', 'imported', 'failed'] as const;
export type ImportStage = (typeof importStages)[number];

/** Every column of the sheets. */
export const importColumns = [
  'policyNumber',
  'transactionNumber',
  'insurer',
  'product',
  'plan',
  'issuedOn',
  'startsOn',
  'endsOn',
  'endedAs',
  'consultant',
  'secondConsultant',
  'secondShare',
  'language',
  'insuredName',
  'surname',
  'firstName',
  'hkid',
  'bornOn',
  'email',
  'phone',
  'remarks',
  'personNo',
  'personKind',
  'passport',
  'relationship',
  'licensedOn',
  'endorsementNo',
  'kind',
  'noteNumber',
  'effectiveOn',
  'accountOn',
  'dueOn',
  'grossPremium',
  'insurerDiscount',
  'netPremium',
  'clientDiscount',
  'actualPremium',
  'otherLevies',
  'levy',
  'commissionRate',
  'payoutRate',
  'receivable',
  'payable',
  'commission',
  'insurerPaid',
  'commissionDrawn',
  'settledOn',
  'consultantPaid',
  'receiptNumber',
  'method',
  'receivedOn',
  'receiptAmount',
  'bankedOn',
  'bankReference',
  'chequeNumber',
  'payer',
  'allocated',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What can be wrong with a cell, a row or the file. */
export const importProblems = [
  'unreadable',
  'tooBig',
  'noSheet',
  'noColumn',
  'noRows',
  'tooManyRows',
  'missing',
  'formula',
  'text',
  'tooLong',
  'date',
  'amount',
  'decimals',
  'percent',
  'choice',
  'format',
  'negative',
  'period',
  'future',
  'unknownInsurer',
  'unknownConsultant',
  'duplicate',
  'taken',
  'notImported',
  'differs',
  'noPolicy',
  'noNote',
  'noNewBusiness',
  'endorsementOrder',
  'newBusinessKind',
  'sign',
  'sum',
  'discountAbove',
  'outsidePeriod',
  'outOfOrder',
  'noConsultant',
  'noName',
  'personNo',
  'receiptDiffers',
  'aboveReceipt',
  'aboveNote',
  'notTogether',
  'onlyCheques',
  'noAllocation',
  'directWhole',
  'insurerAbove',
  'drawnAbove',
  'notSettled',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** How the amount of a receipt's row came to a note; the last three are no money that came in. */
export const importMethods = ['CHQ', 'FPS', 'TT', 'CSH', 'AUT', 'PPS', 'CC', 'INS', 'OFS', 'WOF', 'RFD'] as const;
export type ImportMethod = (typeof importMethods)[number];

const rows = z.int();

export const transferFields = {
  importId: field('importId', z.uuid('validation.reference')),
  fileName: field('fileName', z.string()),
  stage: field('importStage', f.oneOf(importStages)),
  progress: field('progress', z.int()),
  createdAt: field('createdAt', f.moment),
  createdBy: field('createdBy', z.string()),
  createdByZh: field('createdBy9', z.nullable(z.string())),
  finishedAt: field('finishedAt', f.moment),
  finishedBy: field('finishedBy', z.string()),
  finishedByZh: field('finishedBy9', z.nullable(z.string())),
  sheet: field('sheet', f.oneOf(importSheets)),
  row: field('row', rows),
  column: field('importColumn', f.oneOf(importColumns)),
  problem: field('importProblem', f.oneOf(importProblems)),
  text: field('text', z.string()),
  expected: field('expected', f.money),
  found: field('found', f.money),
  problemCount: field('problemCount', rows),
  policies: field('policies', rows),
  persons: field('persons', rows),
  knownPersons: field('knownPersons', rows),
  notes: field('notes', rows),
  receipts: field('receipts', rows),
  knownPolicies: field('knownPolicies', rows),
  knownNotes: field('knownNotes', rows),
  knownReceipts: field('knownReceipts', rows),
  receivable: field('receivable', f.money),
  payable: field('payable', f.money),
  commission: field('commission', f.money),
  received: field('received', f.money),
  insurerPaid: field('insurerPaid', f.money),
  commissionDrawn: field('commissionDrawn', f.money),
  clientMoney: field('clientMoney', f.money),
  from: field('fromDate', f.date),
  until: field('toDate', f.date),
  language: field('language', z.enum(['en', 'zh-Hant'], 'validation.choice')),
} as const;
