import { checkShape } from '@onegi/contract/check-shape';
import type { Finding } from '@onegi/contract/lines/search';
import { type TravelSearch, travelDateRules, travelSearch } from '@onegi/contract/lines/travel';
import { fetchDayLimit } from './day-limit.ts';
import type { TravelForm } from './form-values.ts';

/** Every rule of a travel search: the contract's, and those that need the day and the longest trip. */
export function issuesOfTrip(trip: Partial<TravelForm>, at: { today: string; dayLimit: number }): Finding[] {
  const found = checkShape(travelSearch, trip);
  if (found.some(({ field }) => field === 'departOn' || field === 'returnOn')) return found;
  return [...found, ...travelDateRules(trip as TravelSearch, at)];
}

export const checkSearch = async (trip: Partial<TravelForm>, today: string) =>
  issuesOfTrip(trip, { today, dayLimit: await fetchDayLimit() });
