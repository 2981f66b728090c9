import { driver, motorSearch, motorYearRules } from '@onegi/contract/lines/motor';
import { type Issue, issuesOf } from '../../../lib/validate.ts';
import type { DriverAnswers } from './drivers-param.ts';
import type { MotorForm } from './form-values.ts';

const issuesOfDriver = (answers: DriverAnswers, at: number): Issue[] =>
  issuesOf(driver, { ...answers }).map((issue) => ({ ...issue, field: `drivers.${at}.${issue.field}` }));

export function checkSearch(search: Partial<MotorForm>, today: string): Issue[] {
  // Each driver is checked alone, so that every field is named as the form names it.
  const found = issuesOf(motorSearch, { ...search }).filter(({ field }) => field.split('.')[0] !== 'drivers');
  const yearIsFine = found.every(({ field }) => field !== 'madeIn');
  return [
    ...found,
    ...(yearIsFine ? motorYearRules(search.madeIn as number, today) : []),
    ...(search.drivers ?? []).flatMap(issuesOfDriver),
  ];
}
