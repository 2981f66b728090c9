import { checkShape } from '@onegi/contract/check-shape';
import { driver, motorSearch, motorYearRules } from '@onegi/contract/lines/motor';
import type { Finding } from '@onegi/contract/lines/search';
import type { DriverAnswers } from './drivers-param.ts';
import type { MotorForm } from './form-values.ts';

const issuesOfDriver = (answers: DriverAnswers, at: number): Finding[] =>
  checkShape(driver, { ...answers }).map((issue) => ({ ...issue, field: `drivers.${at}.${issue.field}` }));

export function checkSearch(search: Partial<MotorForm>, today: string): Finding[] {
  // Each driver is checked alone, so that every field is named as the form names it.
  const found = checkShape(motorSearch, { ...search }).filter(({ field }) => field.split('.')[0] !== 'drivers');
  const yearIsFine = found.every(({ field }) => field !== 'madeIn');
  return [
    ...found,
    ...(yearIsFine ? motorYearRules(search.madeIn as number, today) : []),
    ...(search.drivers ?? []).flatMap(issuesOfDriver),
  ];
}
