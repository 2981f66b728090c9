import { type TravelSearch, travelDateRules, travelSearch } from '@onegi/contract/lines/travel';
import { type Issue, issuesOf } from '../../../lib/validate.ts';
import { fetchDayLimit } from './day-limit.ts';
import { type TravelForm, travelForm } from './form.ts';

/** Every rule of a travel search: the contract's, and those that need the day and the longest trip. */
export function issuesOfTrip(form: TravelForm, at: { today: string; dayLimit: number }): Issue[] {
  const search = travelForm.searchOf(form) as TravelSearch;
  const found = issuesOf(travelSearch, search);
  if (found.some(({ field }) => field === 'departOn' || field === 'returnOn')) return found;
  return [...found, ...travelDateRules(search, at)];
}

export const checkSearch = async (form: TravelForm, today: string) =>
  issuesOfTrip(form, { today, dayLimit: await fetchDayLimit() });
