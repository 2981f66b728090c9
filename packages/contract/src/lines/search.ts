import { quoteFields as q } from '../fields/quotes.ts';
import { type CrossCheck, type DomainOf, type FieldMap, optional, shape } from '../shape.ts';
import { addDays } from './dates.ts';

/** What every search carries beside its risk. */
export const listFields = {
  promotionCode: optional(q.promotionCode),
  sort: optional(q.sort),
  insurers: optional(q.insurers),
} as const;

/** The shape of one line's search: its risk, a promotion code, and how the list is sorted and filtered. */
export function searchShape<F extends FieldMap>(risk: F, checks: CrossCheck<DomainOf<F & typeof listFields>>[] = []) {
  return shape({ ...risk, ...listFields } as F & typeof listFields, checks);
}

/** What is wrong with one field: its domain name and a message key. */
export interface Finding {
  readonly field: string;
  readonly message: string;
  readonly params?: Record<string, string | number>;
}

/** What rules on dates need to know. */
export interface SearchDay {
  /** yyyy-MM-dd in Hong Kong. */
  readonly today: string;
  /** Setting TRAVEL_DAY_LIMIT. */
  readonly dayLimit: number;
}

/** Cover of a year begins today or at most this many days later. */
export const START_WITHIN_DAYS = 90;

/** Rules for the first day of cover. */
export function startRules(field: string, startOn: string, today: string): Finding[] {
  if (startOn < today) return [{ field, message: 'validation.startBeforeToday' }];
  if (startOn <= addDays(today, START_WITHIN_DAYS)) return [];
  return [{ field, message: 'validation.startTooFar', params: { days: START_WITHIN_DAYS } }];
}
