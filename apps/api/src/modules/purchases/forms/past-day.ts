import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { Finding } from '@onegi/contract/lines/search';
import type { BirthSpan } from './birth-span.ts';

/** A day answered as 31-12-1990, as yyyy-MM-dd; null when there is none. */
export function pastDay(answer = ''): string | null {
  const day = answer.split('-').reverse().join('-');
  return isCalendarDate(day) ? day : null;
}

/**
 * A finding on a question about a birth outside the span.
 * @param tooOld the message of its own for who was born before it
 */
export function pastDayOutside(
  questionId: string,
  bornOn: string,
  { bornFrom, bornUntil, tooOld }: BirthSpan & { readonly tooOld?: string },
): Finding[] {
  const field = `answers.${questionId}`;
  if (bornOn < bornFrom && tooOld !== undefined) return [{ field, message: tooOld }];
  if (bornOn >= bornFrom && bornOn <= bornUntil) return [];
  return [{ field, message: 'validation.bornOutside', params: { from: bornFrom, until: bornUntil } }];
}
