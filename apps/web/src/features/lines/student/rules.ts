import { startRules } from '@onegi/contract/lines/search';
import { studentSearch } from '@onegi/contract/lines/student';
import { issuesOf } from '../../../lib/validate.ts';
import { type StudentForm, studentForm } from './form.ts';

export function checkSearch(form: StudentForm, today: string) {
  const found = issuesOf(studentSearch, studentForm.searchOf(form));
  if (found.some(({ field }) => field === 'startOn')) return found;
  return [...found, ...startRules('startOn', form.startOn, today)];
}
