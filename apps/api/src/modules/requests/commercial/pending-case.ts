import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import type { FilledIn } from '@onegi/contract/commercial/check-case';
import { askedSections, hasSubjectMatter } from '@onegi/contract/fields/commercial';
import { dependsOnOpen, given } from '@onegi/contract/questions';
import { employeesThatCount } from '@onegi/contract/templates';
import type { Deps } from '../../../deps.ts';
import type { FieldFailure } from '../../../http/app-error.ts';
import { officeOnlyRows } from '../../templates/templates.ts';
import { type RequestRow, type SealedAsked, sealOwner } from '../tables.ts';
import { rowsOpened } from './case-form.ts';

/** What the office asked for last; null where it never did. */
export const askedOf = ({ seal }: Pick<Deps, 'seal'>, row: RequestRow): SealedAsked | null =>
  row.asked_sealed && seal.open<SealedAsked>(sealOwner(row.id), row.asked_sealed);

/** What the office may ask for: the rows that are asked at all, and sections by their names on the wire. */
export function askableRows({ templateId, questions, employees }: TemplateForm): string[] {
  const without: string[] = [
    ...(employees ? [] : [askedSections.employees]),
    ...(hasSubjectMatter(templateId) ? [] : [askedSections.subjectMatter]),
  ];
  return [
    ...questions.filter(({ editable }) => editable !== false).map(({ questionId }) => questionId),
    ...Object.values(askedSections).filter((name) => !without.includes(name)),
  ];
}

/** What of a case can be changed, by rows of the form, sections and the orders of documents. */
export interface Opened {
  readonly row: (questionId: string) => boolean;
  readonly section: (name: keyof typeof askedSections) => boolean;
  readonly document: (order: number) => boolean;
}

const all: Opened = { row: () => true, section: () => true, document: () => true };

/** Everything of a draft; of a case that waits for something that alone, with the rows, documents and employees that depend on it. */
export function openedOf(deps: Pick<Deps, 'seal'>, row: RequestRow, form: TemplateForm): Opened {
  if (row.status === 'draft') return all;
  const asked = row.status === 'pending' ? askedOf(deps, row) : null;
  const rows = rowsOpened(form.questions, asked?.rows ?? []);
  const isOpenRow = (questionId: string) => rows.has(questionId);
  const orders = new Set([
    ...(asked?.documents ?? []),
    ...form.documents.filter((each) => dependsOnOpen(each, isOpenRow)).map(({ order }) => order),
  ]);
  const opensEmployees = dependsOnOpen(form.employees ?? {}, isOpenRow);
  return {
    row: isOpenRow,
    section: (name) => rows.has(askedSections[name]) || (name === 'employees' && opensEmployees),
    document: (order) => orders.has(order),
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** What is sent with the form; what a case insures has calls of its own. */
const sections = ['insuredName', 'startsOn', 'endsOn', 'employees'] as const satisfies (keyof typeof askedSections)[];

/** Says of each part that was changed though it is not open that it is not. */
export function changedThoughClosed(opened: Opened, before: FilledIn, after: FilledIn): FieldFailure[] {
  const rows = new Set([...Object.keys(before.answers), ...Object.keys(after.answers)]);
  const changed = [
    ...[...rows]
      .filter((id) => !opened.row(id) && given(before.answers, id) !== given(after.answers, id))
      .map((id) => `answers.${id}`),
    ...sections.filter((name) => !opened.section(name) && !same(before[name], after[name])),
    ...(['consented', 'optedOut'] as const).filter((name) => opened !== all && before[name] !== after[name]),
  ];
  return changed.map((field) => ({ field, message: 'errors.caseNotOpen' }));
}

/** Whether a premium that was quoted for a form may be another now: documents and what insurers do not read change none. */
export function changesPremium(
  { template, template_version }: Pick<RequestRow, 'template' | 'template_version'>,
  form: TemplateForm,
  before: FilledIn,
  after: FilledIn,
): boolean {
  const counted = (filledIn: FilledIn) => ({ ...filledIn, employees: employeesThatCount(form, filledIn) });
  const withheld = officeOnlyRows(template, template_version);
  const rows = Object.keys({ ...before.answers, ...after.answers }).filter((id) => !withheld.has(id));
  return (
    rows.some((id) => given(before.answers, id) !== given(after.answers, id)) ||
    sections.some((name) => !same(counted(before)[name], counted(after)[name]))
  );
}

/** The failures that are still the consultant's to mend: what is not open was judged when the case was submitted. */
export function failuresOfOpen(opened: Opened, failures: readonly FieldFailure[]): FieldFailure[] {
  return failures.filter(({ field }) => {
    const [part = '', of = ''] = field.split('.');
    if (part === 'answers') return opened.row(of);
    if (part === 'documents') return opened.document(Number(of));
    return part in askedSections ? opened.section(part as keyof typeof askedSections) : opened === all;
  });
}
