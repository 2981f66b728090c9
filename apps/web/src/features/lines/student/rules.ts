import { checkShape } from '@onegi/contract/check-shape';
import { startRules } from '@onegi/contract/lines/search';
import { studentSearch } from '@onegi/contract/lines/student';
import type { StudentForm } from './form-values.ts';

export function checkSearch(search: Partial<StudentForm>, today: string) {
  const found = checkShape(studentSearch, search);
  const { startOn } = search;
  if (!startOn || found.some(({ field }) => field === 'startOn')) return found;
  return [...found, ...startRules('startOn', startOn, today)];
}
