import type {
  CaseDetail,
  CaseInput,
  DocumentGiven,
  Employees,
} from '@onegi/contract/calls/requests/commercial/case-shapes';
import { checkGivenAnswers } from '@onegi/contract/check-answers';
import {
  type CaseForm,
  type FilledIn,
  nameFailures,
  periodFailures,
  submissionFailures,
} from '@onegi/contract/commercial/check-case';
import { occupationCodes } from '@onegi/contract/commercial/occupations';
import { askedSections, type TransactionType } from '@onegi/contract/fields/commercial';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { Finding } from '@onegi/contract/lines/search';
import { type Answers, dependsOnOpen, questionsAsked } from '@onegi/contract/questions';
import { initialAnswers } from '../forms/answers.ts';
import { settledMoney } from '../forms/typed-answer.ts';

/** A case's form as it is being filled in: days and figures as they are typed. */
export interface CaseContent {
  readonly insuredName: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly transactionType: TransactionType;
  readonly consented: boolean;
  readonly optedOut: boolean;
  readonly answers: Answers;
  readonly employees: readonly Employees[];
  /** The uploads of rows of documents, and what those in free rows are. */
  readonly documents: readonly DocumentGiven[];
}

/** What is sent of it; the call that begins a case and the one that saves it say the rest. */
export type SentContent = Omit<CaseInput, 'savedAs'> & { readonly transactionType: TransactionType };

/** What of a case that exists may be changed: rows of its form say it themselves. */
export interface OpenParts {
  readonly sections: ReadonlySet<keyof typeof askedSections>;
  /** The header and the consent too, which nobody asks for again. */
  readonly all: boolean;
}

const allSections = Object.keys(askedSections) as (keyof typeof askedSections)[];

/** Everything of a draft; of a case that waits for something that alone, with employees that depend on an open row. */
export function openPartsOf(
  detail: Pick<CaseDetail, 'caseState' | 'asked' | 'questions' | 'employeesAsked'> | undefined,
): OpenParts {
  if (!detail || detail.caseState === 'draft') return { sections: new Set(allSections), all: true };
  const { asked, questions, employeesAsked = {} } = detail;
  const isOpenRow = (id: string) => questions.some(({ questionId, editable }) => questionId === id && editable);
  const isOpenSection = (name: keyof typeof askedSections) =>
    asked?.askedRows.includes(askedSections[name]) ||
    (name === 'employees' && dependsOnOpen(employeesAsked, isOpenRow));
  return { sections: new Set(allSections.filter(isOpenSection)), all: false };
}

export const formOf = ({ questions, documents, employeesAsked }: CaseDetail): CaseForm => ({
  questions,
  documents,
  ...(employeesAsked ? { employees: employeesAsked } : {}),
});

/** A form that nobody has begun. */
export const emptyContent = ({ questions }: CaseForm): CaseContent => ({
  insuredName: '',
  startsOn: '',
  endsOn: '',
  transactionType: 'newBusiness',
  consented: false,
  optedOut: false,
  answers: initialAnswers(questions),
  employees: [],
  documents: [],
});

export const contentOf = (detail: CaseDetail): CaseContent => ({
  insuredName: detail.insuredName,
  startsOn: detail.startsOn ?? '',
  endsOn: detail.endsOn ?? '',
  transactionType: detail.transactionType,
  consented: detail.consented,
  optedOut: detail.optedOut,
  answers: initialAnswers(detail.questions),
  employees: detail.employees,
  documents: detail.documents.flatMap(({ order, uploadId, canDescribe, name }) => {
    const described = canDescribe ? { name } : {};
    return uploadId || (canDescribe && name) ? [{ order, ...(uploadId ? { uploadId } : {}), ...described }] : [];
  }),
});

/** A row that nobody has begun is none. */
export const isBegun = (row: Employees): boolean => Object.values(row).some((typed) => typed !== '');

const known: ReadonlySet<string> = new Set(occupationCodes);

/** What of a row the server can keep: a figure that is still being typed is nothing yet. */
function keptRow({ employeeOccupation, employeeCount, annualPayroll }: Employees): Employees {
  const payroll = settledMoney(annualPayroll);
  return {
    employeeOccupation: known.has(employeeOccupation) ? employeeOccupation : '',
    employeeCount: /^[1-9]\d{0,4}$/.test(employeeCount) ? employeeCount : '',
    annualPayroll: /^\d{1,11}\.\d{2}$/.test(payroll) ? payroll : '',
  };
}

const dayOf = (typed: string) => (isCalendarDate(typed) ? typed : null);

/** Answers that the server can keep, of the rows that are asked; of those that are closed what it has. */
function keptAnswers({ questions }: CaseForm, answers: Answers, prefilled: ReadonlySet<string>, today: string) {
  const wrong = new Set(
    checkGivenAnswers(questions, answers, today)
      .filter(({ message }) => message !== 'validation.dateFrom')
      .map(({ field }) => field),
  );
  const closed = questions.filter(
    ({ questionId, editable, hidden }) => editable === false && !hidden && !prefilled.has(questionId),
  );
  const rows = [...questionsAsked(questions, answers), ...closed];
  return Object.fromEntries(
    rows.map(({ questionId, editable }) => [
      questionId,
      editable !== false && wrong.has(`answers.${questionId}`) ? '' : (answers[questionId] ?? ''),
    ]),
  );
}

/**
 * What the server can keep of a form that is half typed: names that it refuses, days that do not exist or do not follow each
 * other, and figures that are none wait in the browser.
 * @param prefilled rows that are shown, never asked: no answers
 */
export function sentContent(
  form: CaseForm,
  content: CaseContent,
  prefilled: ReadonlySet<string>,
  today: string,
): SentContent {
  const insuredName = content.insuredName.trim();
  const startsOn = dayOf(content.startsOn);
  const endsOn = dayOf(content.endsOn);
  const { transactionType, consented, optedOut, documents, answers } = content;
  return {
    insuredName: nameFailures({ insuredName }).length > 0 ? '' : insuredName,
    startsOn,
    endsOn: periodFailures({ startsOn, endsOn }).length > 0 ? null : endsOn,
    transactionType,
    consented,
    optedOut,
    answers: keptAnswers(form, answers, prefilled, today),
    employees: content.employees.filter(isBegun).map(keptRow),
    documents: [...documents],
  };
}

/** Whether all that is typed is in what is sent. */
export function isWhole(content: CaseContent, sent: SentContent): boolean {
  const { insuredName, startsOn, endsOn, answers, employees } = content;
  return (
    insuredName.trim() === sent.insuredName &&
    startsOn === (sent.startsOn ?? '') &&
    endsOn === (sent.endsOn ?? '') &&
    Object.entries(sent.answers).every(([id, kept]) => kept === (answers[id] ?? '')) &&
    JSON.stringify(employees.filter(isBegun)) === JSON.stringify(sent.employees)
  );
}

/** The place of a row of employees among those that are begun, as the server counts them, to its place on the page. */
export function onPage(field: string, employees: readonly Employees[]): string {
  const begun = employees.flatMap((row, at) => (isBegun(row) ? [at] : []));
  return field.replace(/^employees\.(\d+)/, (_, row) => `employees.${begun[Number(row)] ?? row}`);
}

/** Whether a finding is about something that can be changed on the page. */
function isOpen(field: string, form: CaseForm, open: OpenParts): boolean {
  const [part = '', of = ''] = field.split('.');
  if (part === 'answers')
    return form.questions.some(({ questionId, editable }) => questionId === of && editable !== false);
  if (part === 'documents') return form.documents.some(({ order, canUpload }) => String(order) === of && canUpload);
  return open.all || open.sections.has(part as keyof typeof askedSections);
}

/** Everything that keeps a form from being submitted, as the server will judge it. */
export function caseIssues(form: CaseForm, content: CaseContent, open: OpenParts, today: string): Finding[] {
  const { employees, documents } = content;
  const filledIn: FilledIn = {
    ...content,
    insuredName: content.insuredName.trim(),
    startsOn: dayOf(content.startsOn),
    endsOn: dayOf(content.endsOn),
    employees: employees.filter(isBegun).map((row) => ({ ...row, annualPayroll: settledMoney(row.annualPayroll) })),
    descriptions: Object.fromEntries(documents.map(({ order, name = '' }) => [order, name])),
  };
  const held = new Set(documents.flatMap(({ order, uploadId }) => (uploadId ? [order] : [])));
  const noDay = (['startsOn', 'endsOn'] as const)
    .filter((name) => content[name] !== '' && !isCalendarDate(content[name]))
    .map((field): Finding => ({ field, message: 'validation.date' }));
  const found = submissionFailures(form, filledIn, held, today)
    .filter(({ field }) => isOpen(field, form, open) && !noDay.some((each) => each.field === field))
    .map((each) => ({ ...each, field: onPage(each.field, employees) }));
  const header = found.filter(({ field }) => field === 'insuredName');
  return [...header, ...noDay, ...found.filter((each) => !header.includes(each))];
}
