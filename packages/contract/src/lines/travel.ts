import { quoteFields as q } from '../fields/quotes.ts';
import { type CrossCheck, type DomainOf, type Of, optional } from '../shape.ts';
import { addDays } from './dates.ts';
import { type Finding, type listFields, searchShape } from './search.ts';

/** What a traveller tells us before a price can be given. No personal data. */
export const travelRiskFields = {
  tripType: q.tripType,
  destination: q.destination,
  departOn: q.departOn,
  /** Annual cover has none. */
  returnOn: optional(q.returnOn),
  party: q.party,
  withSpouse: q.withSpouse,
  adults: q.adults,
  children: q.children,
} as const;

/** Rules that need no clock: a single trip has a return date, a family has a child. */
const wholeSearch: CrossCheck<DomainOf<typeof travelRiskFields & typeof listFields>> = (search) => {
  const found = [];
  if (search.tripType === 'S' && search.returnOn === undefined) {
    found.push({ field: 'returnOn', message: 'validation.required' });
  }
  if (search.tripType === 'S' && search.returnOn !== undefined && search.returnOn < search.departOn) {
    found.push({ field: 'returnOn', message: 'validation.returnBeforeDeparture' });
  }
  if (search.party === 'F' && search.children < 1) {
    found.push({ field: 'children', message: 'validation.integer' });
  }
  return found;
};

export const travelSearch = searchShape(travelRiskFields, [wholeSearch]);

export type TravelSearch = Of<typeof travelSearch>;

/** The search as every purchase flow begins. Dates are filled in by the page, from the day of the visit. */
export const travelDefaults = {
  tripType: 'S',
  destination: 'A',
  party: 'I',
  withSpouse: false,
  adults: 1,
  children: 1,
} as const;

export const travelPeople = { maxAdults: 20, maxChildren: 20, minAdults: 1 } as const;

/** The last day a trip may return on: departure plus the longest trip, both days counted. */
export function latestReturn(departOn: string, dayLimit: number): string {
  return addDays(departOn, dayLimit - 1);
}

/** Tariffs of later days are not known. */
const MOST_DAYS_AHEAD = 366;

/**
 * Rules that need to know the day and the setting TRAVEL_DAY_LIMIT.
 * @returns domain field names and message keys; empty when the dates are fine.
 */
export function travelDateRules(
  search: Pick<TravelSearch, 'tripType' | 'departOn' | 'returnOn'>,
  at: { today: string; dayLimit: number },
): Finding[] {
  const isAnnual = search.tripType === 'A';
  if (search.departOn < at.today) {
    return [{ field: 'departOn', message: isAnnual ? 'validation.startBeforeToday' : 'validation.departBeforeToday' }];
  }
  if (search.departOn > addDays(at.today, MOST_DAYS_AHEAD)) {
    return isAnnual
      ? [{ field: 'departOn', message: 'validation.startTooFar', params: { days: MOST_DAYS_AHEAD } }]
      : [{ field: 'departOn', message: 'validation.departTooFar' }];
  }
  if (search.tripType === 'S' && search.returnOn && search.returnOn > latestReturn(search.departOn, at.dayLimit)) {
    return [{ field: 'returnOn', message: 'validation.returnTooLate', params: { days: at.dayLimit } }];
  }
  return [];
}

/** A: an adult, C: a child. */
export type PersonKind = 'A' | 'C';

/** Whom the price is for, adults first. A family with a spouse is two adults at least, even where one was entered. */
export function peopleOf(search: Pick<TravelSearch, 'party' | 'withSpouse' | 'adults' | 'children'>): PersonKind[] {
  const least = search.party === 'F' && search.withSpouse ? 2 : 1;
  const adults = Array<PersonKind>(Math.max(search.adults, least)).fill('A');
  return [...adults, ...Array<PersonKind>(search.children).fill('C')];
}
