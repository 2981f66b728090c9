import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { Finding } from '@onegi/contract/lines/search';
import type { BirthSpan } from './birth-span.ts';

/** A day answered as 31-12-1990, as yyyy-MM-dd; null when there is none. */
export function pastDay(answer = ''): string | null {
  const day = answer.split('-').reverse().join('-');
  return isCalendarDate(day) ? day : null;
}

/** A finding on a question about a birth outside the span. */
export function pastDayOutside(questionId: string, bornOn: string, { bornFrom, bornUntil }: BirthSpan): Finding[] {
  if (bornOn >= bornFrom && bornOn <= bornUntil) return [];
  const params = { from: bornFrom, until: bornUntil };
  return [{ field: `answers.${questionId}`, message: 'validation.bornOutside', params }];
}
