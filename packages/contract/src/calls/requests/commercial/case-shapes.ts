import { caseEvent } from '../../../case-desk.ts';
import { caseFields as c, MOST_DOCUMENTS, MOST_EMPLOYEES } from '../../../fields/commercial.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { allowedOf, clockFields, caseDeskFields as d, workflowFields as w } from '../../../fields/workflow.ts';
import { question } from '../../../questions.ts';
import { listOf, nested, nullable, type Of, optional, shape } from '../../../shape.ts';
import { employeesAsked, wantedDocument } from '../../../templates.ts';
import { issuedPolicy, madeEndorsement } from './issue-shapes.ts';
import { matterRows } from './matter-shapes.ts';
import { offer } from './offer-shapes.ts';

/** What can be done with a consultant's case by its calls. */
export const caseActions = [
  'save',
  'submit',
  'delete',
  'resubmit',
  'withdraw',
  'assign',
  'release',
  'ask',
  'send',
  'decline',
  'reopen',
  'issue',
  'endorse',
] as const;

/** Employees of one occupation. In a draft any of the three may be empty. */
export const employees = shape({
  employeeOccupation: c.employeeOccupation,
  employeeCount: c.employeeCount,
  annualPayroll: c.annualPayroll,
});
export type Employees = Of<typeof employees>;

/** A document's row as it is sent: the upload that it is to hold, and what it is where that is not fixed. */
export const documentGiven = shape({
  order: c.documentOrder,
  uploadId: optional(c.uploadId),
  name: optional(c.documentDescription),
});
export type DocumentGiven = Of<typeof documentGiven>;

/** What is filled in of a case, whole or not yet. */
export const caseInput = shape({
  insuredName: c.insuredName,
  startsOn: c.startsOn,
  endsOn: c.endsOn,
  consented: c.consented,
  optedOut: c.optedOut,
  answers: c.answers,
  documents: optional(listOf('photoList', documentGiven, MOST_DOCUMENTS)),
  employees: optional(listOf('eeList', employees, MOST_EMPLOYEES)),
  savedAs: c.savedAs,
});
export type CaseInput = Of<typeof caseInput>;

/** A document's row: what is wanted, what the caller may do with it, and the file that is there. */
export const caseDocumentRow = wantedDocument.and({
  documentNumber: c.documentNumber,
  caseNumber: c.caseNumber,
  fileId: optional(c.fileId),
  uploadId: optional(c.uploadId),
  fileNameOriginal: optional(c.fileNameOriginal),
  fileName: optional(c.fileName),
  fileType: optional(c.fileType),
  uploadedAt: optional(c.uploadedAt),
  previewUrl: optional(c.previewUrl),
  downloadUrl: optional(c.downloadUrl),
});
export type CaseDocumentRow = Of<typeof caseDocumentRow>;

/** An upload that is no case's yet: to be merged into the row that it was chosen in. */
export const uploadedDocument = shape({
  uploadId: c.uploadId,
  fileNameOriginal: c.fileNameOriginal,
  fileName: c.fileName,
  fileType: c.fileType,
  uploadedAt: c.uploadedAt,
});

/** A case in a list. */
export const listedCase = shape({
  caseNumber: c.caseNumber,
  caseState: c.caseState,
  stateName: c.stateName,
  stateNameZh: c.stateNameZh,
  caseTemplate: c.caseTemplate,
  caseProduct: c.caseProduct,
  productName: r.productName,
  productNameZh: r.productNameZh,
  transactionType: c.transactionType,
  transactionTypeName: c.transactionTypeName,
  transactionTypeNameZh: c.transactionTypeNameZh,
  insuredName: c.insuredName,
  startsOn: c.startsOn,
  endsOn: c.endsOn,
  caseRequestedAt: c.caseRequestedAt,
  changedAt: c.changedAt,
  consultantCode: c.consultantCode,
  assigneeName: d.assigneeName,
  assigneeNameZh: d.assigneeNameZh,
  holder: w.holder,
  heldSince: w.heldSince,
  dueAt: w.dueAt,
  ...clockFields,
  allowedActions: allowedOf(caseActions),
});
export type ListedCase = Of<typeof listedCase>;

const asked = shape({ askedNote: c.askedNote, askedRows: c.askedRows, askedDocuments: c.askedDocuments });

/** All of a case. Rows, documents and employees that the caller may change say so. */
export const caseDetail = listedCase.and({
  caseVersion: c.caseVersion,
  templateVersion: r.templateVersion,
  templateName: r.templateName,
  templateNameZh: r.templateNameZh,
  preferredInsurer: c.preferredInsurer,
  consultantName: c.consultantName,
  consultantNameZh: c.consultantNameZh,
  assigneeId: d.assigneeId,
  consented: c.consented,
  optedOut: c.optedOut,
  questions: listOf('formList', question),
  documents: listOf('photoList', caseDocumentRow),
  employeesAsked: optional(employeesAsked),
  employees: listOf('eeList', employees),
  /** What a public liability case insures; other forms have no such rows. */
  subjectMatter: optional(matterRows),
  submittedAt: c.submittedAt,
  expiresAt: c.expiresAt,
  askableRows: c.askableRows,
  /** What the office waits for; null where it asked for nothing. */
  asked: nullable(nested('asked', asked)),
  closedAs: nullable(c.closedAs),
  reason: nullable(c.reason),
  copiedFrom: c.copiedFrom,
  offers: listOf('offerList', offer),
  /** What the case became; null until it is issued. */
  policy: nullable(nested('policy', issuedPolicy)),
  /** What was made of the case, where it asked for an endorsement; null until it is. */
  endorsement: nullable(nested('endorsement', madeEndorsement)),
  history: listOf('history', caseEvent),
});
export type CaseDetail = Of<typeof caseDetail>;
