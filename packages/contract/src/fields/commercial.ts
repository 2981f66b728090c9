import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { formFields } from './forms.ts';
import { type TemplateId, templateId } from './requests.ts';

export const caseStates = ['draft', 'waiting', 'pending', 'closed', 'accepted', 'expired'] as const;
export type CaseState = (typeof caseStates)[number];
const stateCodes = { draft: 'D', waiting: 'W', pending: 'P', closed: 'C', accepted: 'A', expired: 'X' } as const;

export const transactionTypes = ['newBusiness', 'renewal', 'endorsement'] as const;
export type TransactionType = (typeof transactionTypes)[number];
const transactionType = f.coded({ newBusiness: 'N', renewal: 'R', endorsement: 'E' });

/** What is uploaded with a case: judged when it comes in, the case's once it is saved with it. */
export const caseDocument = {
  name: 'caseDocument',
  types: ['jpg', 'png', 'pdf', 'xlsx', 'docx', 'csv', 'xls'],
  maxBytes: 5 * 1024 ** 2,
  personal: true,
  tooBig: 'upload.tooBigForRow',
} as const satisfies FilePurpose;

/** A spreadsheet that employees are read from; it is kept nowhere. */
export const employeeSheet = {
  name: 'employeeSheet',
  types: ['xlsx', 'csv'],
  maxBytes: 5 * 1024 ** 2,
  personal: true,
} as const satisfies FilePurpose;

/** What can be wrong with a cell of employees, or with a row of three columns. */
export const employeeProblems = ['unknownOccupation', 'noCount', 'noPayroll', 'formula', 'columns'] as const;

/** The most rows of employees, of documents, and of answers, that a case is sent with. */
export const MOST_EMPLOYEES = 2_000;
export const MOST_DOCUMENTS = 40;
const MOST_ANSWERS = 200;

/** The longest note of the office, in characters. */
export const MOST_OF_A_NOTE = 2_000;

/** A day, or nothing yet: a draft may be saved before it is known. */
const dayOrNone = z.codec(
  z.string('validation.date').refine((text) => text === '' || f.isCalendarDate(text), 'validation.date'),
  z.nullable(z.string()),
  { decode: (text) => text || null, encode: (day) => day ?? '' },
);

const answerRow = z.object(
  {
    [formFields.questionId.wire]: z.string('validation.text').max(40, 'validation.maxLength'),
    [formFields.initial.wire]: z.optional(z.string('validation.text').max(2_000, 'validation.maxLength')),
  },
  { error: 'validation.object' },
);

/** Rows of a form with their values on the wire, values by row inside. */
const answers = z.codec(
  z
    .array(answerRow)
    .max(MOST_ANSWERS, 'validation.tooMany')
    .refine((rows) => new Set(rows.map((row) => row[formFields.questionId.wire])).size === rows.length, {
      error: 'validation.duplicateRow',
    }),
  z.record(z.string(), z.string()),
  {
    decode: (rows) =>
      Object.fromEntries(rows.map((row) => [row[formFields.questionId.wire], row[formFields.initial.wire] ?? ''])),
    encode: (values) =>
      Object.entries(values).map(([id, value]) => ({
        [formFields.questionId.wire]: id,
        [formFields.initial.wire]: value,
      })),
  },
);

/** Digits without a zero in front, as the form keeps them; '' while the row is being typed. */
const employeeCount = z.string('validation.integer').regex(/^([1-9]\d{0,4})?$/, 'validation.employeeCount');

/** HK$ with two digits, never negative; '' while the row is being typed. */
const payroll = z.string('validation.money').regex(/^(\d{1,11}\.\d{2})?$/, 'validation.payroll');

const uploadId = z.string('validation.text').max(60, 'validation.maxLength');

/** Fields of a row of employees. */
export const employeeFields = {
  employeeOccupation: field('wfOccupation', z.string('validation.text').max(20, 'validation.choice')),
  employeeCount: field('wfEmployeeNo', employeeCount),
  annualPayroll: field('wfEaPayroll', payroll),
} as const;

/** Whether a form has rows that say what is insured, beside its own. */
export const hasSubjectMatter = (template: TemplateId): boolean => template === 'PL';

/** What the office may ask for beside rows of the form, by the name on the wire. */
export const askedSections = {
  insuredName: 'wfInsuredName',
  startsOn: 'wfEffdate',
  endsOn: 'wfExpdate',
  employees: 'eeList',
  subjectMatter: 'subjectMatterList',
} as const;

/** Fields of a consultant's commercial case. */
export const caseFields = {
  caseNumber: field('wfRequestno', f.code(20)),
  caseNumberPart: field('wfRequestno', f.looseText(20)),
  caseVersion: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  caseTemplate: field('wfTemplateId', templateId),
  caseProduct: field('wfProd', f.productCode),
  preferredInsurer: field('isr', z.nullable(f.insurerCode)),
  caseState: field('wfStatus', f.coded(stateCodes)),
  caseStateAsked: field('wfStatus', f.coded({ all: '*ALL', ...stateCodes })),
  stateName: field('wfStatusS', z.string()),
  stateNameZh: field('wfStatusS9', z.string()),
  /** What it is saved as. */
  savedAs: field('wfStatus', f.coded({ draft: 'D', waiting: 'W' })),
  transactionType: field('wfTxtype', transactionType),
  transactionTypeName: field('wfTxtypeS', z.string()),
  transactionTypeNameZh: field('wfTxtypeS9', z.string()),
  caseRequestedAt: field('wfRequestdate', f.moment),
  insuredName: field('wfInsuredName', f.printedText(100, 0)),
  insuredNamePart: field('wfInsuredName', f.looseText(100)),
  startsOn: field('wfEffdate', dayOrNone),
  endsOn: field('wfExpdate', dayOrNone),
  /** The proposer agreed to the use of the data. */
  consented: field('wfPics', f.flag),
  /** No direct marketing. */
  optedOut: field('wfOptout', f.flag),
  answers: field('formList', answers),
  consultantCode: field('wfLoginid', z.nullable(z.string())),
  // what it is narrowed by
  requestedFrom: field('wfAdateF', f.date),
  requestedUntil: field('wfAdateT', f.date),
  ...employeeFields,
  // employees that are read from a spreadsheet: rows and columns from 1, column 0 is the whole row
  sheetRow: field('row', z.int()),
  sheetColumn: field('column', z.int()),
  employeeProblem: field('problem', f.oneOf(employeeProblems)),
  cellText: field('text', z.string()),
  nearestOccupation: field('nearest', z.string()),
  readAt: field('at', z.int()),
  documents: field('photoList', z.array(z.unknown())),
  // documents: the template's rows by their order, and files in them
  documentOrder: field(
    'wfOrder',
    z.int('validation.integer').min(0, 'validation.integer').max(10_000, 'validation.integer'),
  ),
  documentNumber: field('wfNum', z.int()),
  documentDescription: field('wfDocDes', f.looseText(100)),
  uploadId: field('wfTempSeqno', uploadId),
  fileId: field('wfSeqno', z.uuid('validation.reference')),
  fileNameOriginal: field('wfDocNameOrig', z.string()),
  fileName: field('wfDocName', z.string()),
  fileType: field('wfDocExt', z.string()),
  uploadedAt: field('wfUploadDate', f.moment),
  previewUrl: field('previewUrl', z.nullable(z.string())),
  downloadUrl: field('downloadUrl', z.string()),
  removedId: field('id', z.uuid('validation.reference')),
  /** Whether the row's description goes with its file: of the two free rows. */
  isDescribed: field(
    'edit',
    z.codec(f.oneOf(['true', 'false']), z.boolean(), {
      decode: (text) => text === 'true',
      encode: (value) => (value ? 'true' : 'false'),
    }),
  ),
  uploadCase: field('txno', f.looseText(20)),
  /** Files of insurers' offers keep to the same limits; a file is what the row or the offer that is saved with it is. */
  uploadFor: field('dir', f.oneOf(['QUOTATION', 'PROVIDER'])),
  // what the office asks for, and why a case is over
  askedRows: field(
    'rows',
    z.array(z.string('validation.text').max(40, 'validation.maxLength')).max(MOST_ANSWERS, 'validation.tooMany'),
  ),
  /** What the office may ask for: rows of the form, and sections. */
  askableRows: field('askableRows', z.array(z.string())),
  askedDocuments: field('documents', z.array(z.int('validation.integer')).max(MOST_DOCUMENTS, 'validation.tooMany')),
  askedNote: field('note', f.paragraphs(1_000)),
  reason: field('wfRemk', f.paragraphs(500)),
  closedAs: field('closedAs', f.oneOf(['declined', 'withdrawn'])),
  submittedAt: field('submittedAt', z.nullable(f.moment)),
  expiresAt: field('expiresAt', z.nullable(f.moment)),
  changedAt: field('changedAt', f.moment),
  copiedFrom: field('copiedFrom', z.nullable(z.string())),
  /** Who began it. */
  consultantName: field('consultantName', z.nullable(z.string())),
  consultantNameZh: field('consultantName9', z.nullable(z.string())),
  // notes of the office
  noteId: field('id', z.uuid('validation.reference')),
  noteText: field(
    'note',
    f.paragraphs(MOST_OF_A_NOTE).refine((text) => text !== '', 'validation.required'),
  ),
  notedAt: field('at', f.moment),
  notedBy: field('by', z.nullable(z.string())),
  notedByZh: field('by9', z.nullable(z.string())),
} as const;
