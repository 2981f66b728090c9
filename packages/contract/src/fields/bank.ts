import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { field, optional, shape } from '../shape.ts';
import * as f from './formats.ts';

/** A statement as the bank hands it out; it is read and not kept. */
export const bankStatementFile = {
  name: 'bankStatementFile',
  types: ['csv', 'xlsx'],
  maxBytes: 20 * 1024 ** 2,
  personal: true,
} as const satisfies FilePurpose;

/** The most lines of one file. */
export const MOST_LINES = 50_000;
/** The most movements that a person sets against one line at once. */
export const MOST_MATCHED = 500;
/** The most columns of a statement that are looked at. */
export const MOST_COLUMNS = 30;

export const bankAccounts = ['client', 'office'] as const;
export type BankAccount = (typeof bankAccounts)[number];
export const lineStates = ['unmatched', 'matched', 'explained'] as const;
export type LineState = (typeof lineStates)[number];

export const matchKinds = [
  'receipt',
  'gatewayPayout',
  'insurerPayment',
  'commissionDrawing',
  'refund',
  'officeCover',
  'consultantPayout',
  'writeOff',
  'insurerCommission',
  'openingBalance',
  'chargeback',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Why a line was set against a movement. */
export const matchReasons = [
  'reference',
  'referenceSum',
  'chequeBanked',
  'amountAndDate',
  'openingBalance',
  'byHand',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What can be wrong with a statement. */
export const statementProblems = [
  'noLines',
  'date',
  'future',
  'order',
  'amount',
  'noAmount',
  'bothSides',
  'currency',
  'balance',
  'formula',
  'tooLong',
  'runningBalance',
  'sum',
  'opening',
  'openingUnknown',
  'keyedOpening',
  'keyedClosing',
  'covered',
  'knownOrNew',
  'until',
] as const;
export type StatementProblem = (typeof statementProblems)[number];

export const dateFormats = ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy', 'dd MMM yyyy', 'yyyyMMdd'] as const;
export type DateFormat = (typeof dateFormats)[number];

const column = z.int('validation.integer').min(1, 'validation.choice').max(MOST_COLUMNS, 'validation.choice');

/** Which column of a statement holds what, from 1; where debits and credits have columns of their own, there is no amount. */
const mappingShape = shape(
  {
    firstRow: field('firstRow', z.int('validation.integer').min(1, 'validation.choice').max(100, 'validation.choice')),
    date: field('dateColumn', column),
    dateFormat: field('dateFormat', f.oneOf(dateFormats)),
    amount: optional(field('amountColumn', column)),
    debit: optional(field('debitColumn', column)),
    credit: optional(field('creditColumn', column)),
    reference: optional(field('referenceColumn', column)),
    description: optional(field('descriptionColumn', column)),
    balance: optional(field('balanceColumn', column)),
    currency: optional(field('currencyColumn', column)),
  },
  [
    ({ amount, debit, credit }) =>
      (amount === undefined) === (debit !== undefined && credit !== undefined)
        ? []
        : [{ field: 'amount', message: 'bank.mapping.amountOrSides' }],
  ],
);
export type StatementMapping = z.output<typeof mappingShape.codec>;

/** A form takes texts beside its file: the mapping travels as JSON there. */
const mappingText = z
  .codec(z.string('validation.text').max(900, 'validation.maxLength'), z.unknown(), {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'validation.object' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  })
  .pipe(mappingShape.codec as z.ZodType<StatementMapping, unknown>);

const references = z.array(z.uuid('validation.reference')).max(MOST_MATCHED, 'validation.tooMany');

export const bankFields = {
  account: field('bankAccount', f.oneOf(bankAccounts)),
  statementId: field('statementId', z.uuid('validation.reference')),
  lineId: field('lineId', z.uuid('validation.reference')),
  entryId: field('movementId', z.uuid('validation.reference')),
  receiptId: field('receiptId', z.uuid('validation.reference')),
  entryIds: field('movementIds', references),
  receiptIds: field('receiptIds', references),
  startsOn: field('startsOn', f.date),
  endsOn: field('endsOn', f.date),
  keyedOpening: field('openingBalance', f.money),
  keyedClosing: field('closingBalance', f.money),
  opening: field('openingBalance', f.money),
  closing: field('closingBalance', f.money),
  lines: field('lines', z.int()),
  openLines: field('openLines', z.int()),
  fileName: field('fileName', z.string()),
  importedAt: field('importedAt', f.moment),
  importedBy: field('importedBy', z.string()),
  importedByZh: field('importedBy9', z.nullable(z.string())),
  lineNo: field('lineNo', z.int()),
  bookedOn: field('bookedOn', f.date),
  from: field('fromDate', f.date),
  until: field('toDate', f.date),
  searched: field('searched', f.looseText(80)),
  amount: field('amount', f.money),
  reference: field('reference', z.string()),
  description: field('description', z.string()),
  balance: field('balance', f.money),
  state: field('lineStatus', f.oneOf(lineStates)),
  note: field('note', f.text(500)),
  writtenAt: field('writtenAt', f.moment),
  writtenBy: field('writtenBy', z.string()),
  writtenByZh: field('writtenBy9', z.nullable(z.string())),
  kind: field('matchKind', f.oneOf(matchKinds)),
  targetId: field('targetId', z.string()),
  targetName: field('targetName', z.string()),
  reason: field('matchReason', f.oneOf(matchReasons)),
  matchedAt: field('matchedAt', f.moment),
  matchedBy: field('matchedBy', z.string()),
  matchedByZh: field('matchedBy9', z.nullable(z.string())),
  undoneAt: field('undoneAt', f.moment),
  undoneBy: field('undoneBy', z.string()),
  undoneByZh: field('undoneBy9', z.nullable(z.string())),
  matched: field('matched', z.int()),
  problem: field('problem', f.oneOf(statementProblems)),
  row: field('row', z.int()),
  column: field('column', z.int()),
  text: field('text', z.string()),
  expected: field('expected', f.money),
  found: field('found', f.money),
  problemCount: field('problemCount', z.int()),
  newLines: field('newLines', z.int()),
  knownLines: field('knownLines', z.int()),
  alikeLines: field('alikeLines', z.int()),
  cells: field('cells', z.array(z.string())),
  mapping: { wire: 'mapping', schema: mappingShape.codec },
  mappingSent: field('mapping', mappingText),
  isRemembered: field('remembered', z.boolean()),
  ledgerBalance: field('ledgerBalance', f.money),
  difference: field('difference', f.money),
  workingDays: field('workingDays', z.int()),
  isLate: field('late', z.boolean()),
  isReversed: field('reversed', z.boolean()),
} as const;
