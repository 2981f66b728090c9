import { requestFields as r } from './fields/requests.ts';
import { type Answers, type Condition, holds, when } from './questions.ts';
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

/** Whether employees are asked for by occupation, given the answers so far. */
export function asksEmployees(
  { employees }: { readonly employees?: { readonly when?: Condition | undefined } | undefined },
  answers: Answers,
): boolean {
  return employees !== undefined && (employees.when === undefined || holds(employees.when, answers));
}
