import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';

/** The row that asks for employees' compensation of a single project. */
const PROJECT_EMPLOYEES = 'CP15';

/** Whether a part of a case's premium is for employees' compensation, which bears levies of its own; of that form itself all is. */
export function mayBearInPart({ caseTemplate, employees, questions }: CaseDetail): boolean {
  if (caseTemplate === 'EC') return false;
  const isOfProject = questions.some(({ questionId, initial }) => questionId === PROJECT_EMPLOYEES && initial === 'Y');
  return employees.length > 0 || isOfProject;
}
