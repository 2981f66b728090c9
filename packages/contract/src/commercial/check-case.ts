import type { CaseInput, Employees } from '../calls/requests/commercial/case-shapes.ts';
import type { TemplateForm } from '../calls/requests/template.ts';
import { checkAnswers, checkGivenAnswers } from '../check-answers.ts';
import { caseFields } from '../fields/commercial.ts';
import type { Finding } from '../lines/search.ts';
import { asksEmployees, documentsWanted } from '../templates.ts';
import { occupationCodes } from './occupations.ts';

/** What is filled in of a case; of its documents the descriptions of free rows, by their orders. */
export type FilledIn = Pick<CaseInput, 'insuredName' | 'startsOn' | 'endsOn' | 'consented' | 'optedOut' | 'answers'> & {
  readonly employees: readonly Employees[];
  readonly descriptions: Readonly<Record<string, string>>;
};

/** What of a form decides what may be filled in, of a template as of a case. */
export type CaseForm = Pick<TemplateForm, 'questions' | 'documents' | 'employees'>;

/** The longest period that any template takes: works that last three years. */
const MOST_MONTHS = 36;

const occupations: ReadonlySet<string> = new Set(occupationCodes);

/** The last day of a period that begins on a day and lasts so many months: 29 February 2028 to 28 February 2029. */
function lastDay(startsOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const daysThere = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day - 1, daysThere))).toISOString().slice(0, 10);
}

/** A year's period: until the day before its day comes again. */
export const yearFrom = (startsOn: string): string => lastDay(startsOn, 12);

/** What is wrong with the name of the insured, as far as it is typed. */
export function nameFailures({ insuredName }: Pick<FilledIn, 'insuredName'>): Finding[] {
  const issue = caseFields.insuredName.schema.safeParse(insuredName).error?.issues[0];
  return issue ? [{ field: 'insuredName', message: issue.message }] : [];
}

/** What is wrong with a period of insurance, as far as it is known. */
export function periodFailures({ startsOn, endsOn }: Pick<FilledIn, 'startsOn' | 'endsOn'>): Finding[] {
  if (!startsOn || !endsOn) return [];
  if (endsOn < startsOn) return [{ field: 'endsOn', message: 'validation.periodOrder' }];
  return endsOn > lastDay(startsOn, MOST_MONTHS)
    ? [{ field: 'endsOn', message: 'validation.periodTooLong', params: { months: MOST_MONTHS } }]
    : [];
}

function employeeFailures(employees: readonly Employees[], isWhole: boolean): Finding[] {
  return employees.flatMap((row, at): Finding[] => {
    const missing = Object.entries(row).filter(([, value]) => isWhole && value === '');
    const { employeeOccupation: occupation } = row;
    const isUnknown = occupation !== '' && !occupations.has(occupation);
    return [
      ...missing.map(([field]) => ({ field: `employees.${at}.${field}`, message: 'validation.required' })),
      ...(isUnknown ? [{ field: `employees.${at}.employeeOccupation`, message: 'validation.choice' }] : []),
    ];
  });
}

/**
 * What is wrong with what a draft holds: everything given must be of its row, nothing need be there yet. A day that has
 * passed since it was typed is told when the case is submitted.
 * @param today yyyy-MM-dd in Hong Kong
 */
export function draftFailures(form: CaseForm, filledIn: FilledIn, today: string): Finding[] {
  const { answers, employees } = filledIn;
  const ofRows = checkGivenAnswers(form.questions, answers, today).filter(
    ({ message }) => message !== 'validation.dateFrom',
  );
  const isForeign = employees.length > 0 && form.employees === undefined;
  return [
    ...ofRows,
    ...periodFailures(filledIn),
    ...(isForeign ? [{ field: 'employees', message: 'validation.notAsked' }] : employeeFailures(employees, false)),
  ];
}

/**
 * What keeps a case from being submitted.
 * @param held the orders of the rows of documents that hold a file
 */
export function submissionFailures(
  form: CaseForm,
  filledIn: FilledIn,
  held: ReadonlySet<number>,
  today: string,
): Finding[] {
  const { insuredName, startsOn, endsOn, consented, answers, employees, descriptions } = filledIn;
  const header: readonly [boolean, Finding][] = [
    [insuredName === '', { field: 'insuredName', message: 'validation.insuredName' }],
    [startsOn === null, { field: 'startsOn', message: 'validation.periodFrom' }],
    [endsOn === null, { field: 'endsOn', message: 'validation.periodTo' }],
    [
      startsOn !== null && startsOn < today,
      { field: 'startsOn', message: 'validation.dateFrom', params: { date: today } },
    ],
    [!consented, { field: 'consented', message: 'validation.mustAgree' }],
  ];
  const needsEmployees = asksEmployees(form, answers);
  const wanted = documentsWanted(form.documents, answers);
  const documents = wanted.flatMap(({ order, required, canDescribe }): Finding[] => {
    const field = `documents.${order}`;
    if (required && !held.has(order)) return [{ field, message: 'errors.uploadMissing' }];
    const isUnnamed = canDescribe && held.has(order) && !descriptions[order];
    return isUnnamed ? [{ field, message: 'validation.required' }] : [];
  });
  const failures = [
    ...header.flatMap(([isWrong, failure]) => (isWrong ? [failure] : [])),
    ...nameFailures(filledIn),
    ...checkAnswers(form.questions, answers, today),
    ...draftFailures(form, filledIn, today),
    ...(needsEmployees && employees.length === 0
      ? [{ field: 'employees', message: 'validation.employeesNeeded' }]
      : []),
    ...(needsEmployees ? employeeFailures(employees, true) : []),
    ...documents,
  ];
  // Of a field that fails twice the first is told.
  return [...new Map(failures.toReversed().map((failure) => [failure.field, failure])).values()].toReversed();
}
