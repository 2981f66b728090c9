import { requestFields as r, type TemplateId } from './fields/requests.ts';
import { type Answers, type Condition, given, holds, when } from './questions.ts';
import { nested, type Of, optional, shape } from './shape.ts';

export const wantedDocument = shape({
  name: r.document,
  nameZh: r.documentZh,
  order: r.order,
  required: r.required,
  docLimit: r.docLimit,
  docTypes: r.docTypes,
  canDescribe: r.canDescribe,
  canUpload: r.canUpload,
  canDelete: r.canDelete,
  when: optional(when),
});
export type WantedDocument = Of<typeof wantedDocument>;

/** The documents an officer will ask for, given the answers so far. */
export function documentsWanted<D extends Pick<WantedDocument, 'name' | 'when'>>(
  documents: readonly D[],
  answers: Answers,
): D[] {
  return documents.filter(({ when }) => !when || holds(when, answers));
}

/** That a form has a table of employees, and after which answers. */
export const employeesAsked = nested('eeSection', shape({ when: optional(when) }));

interface FormWithEmployees {
  readonly employees?: { readonly when?: Condition | undefined } | undefined;
}

/** Whether employees are asked for by occupation, given the answers so far. */
export function asksEmployees({ employees }: FormWithEmployees, answers: Answers): boolean {
  return employees !== undefined && (employees.when === undefined || holds(employees.when, answers));
}

/** The employees that count: rows of a table that the answers have taken away are nobody's. */
export function employeesThatCount<Row>(
  form: FormWithEmployees,
  { answers, employees }: { readonly answers: Answers; readonly employees: readonly Row[] },
): readonly Row[] {
  return asksEmployees(form, answers) ? employees : [];
}

/** The row that asks for employees' compensation of a single project, which has no table of employees. */
const PROJECT_EMPLOYEES = 'CP15';

/** Whether a part of a case's premium is for employees' compensation, which bears levies of its own; of that form itself all is. */
export function bearsInPart(form: FormWithEmployees & { readonly templateId: TemplateId }, answers: Answers): boolean {
  const isWanted = asksEmployees(form, answers) || given(answers, PROJECT_EMPLOYEES) === 'Y';
  return isWanted && form.templateId !== 'EC';
}
