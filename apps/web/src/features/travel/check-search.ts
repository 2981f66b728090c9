import { travelDateRules, travelSearch } from '@onegi/contract/lines/travel';
import type { TravelForm } from '../../lib/search-url.ts';
import { type Issue, issuesOf } from '../../lib/validate.ts';
import { searchOf } from './search-form.ts';

/** Every rule of a travel search: the contract's, and those that need the day and the longest trip. */
export function checkSearch(form: TravelForm, at: { today: string; dayLimit: number }): Issue[] {
  const search = searchOf(form);
  const found = issuesOf(travelSearch, search);
  if (found.some(({ field }) => field === 'departOn' || field === 'returnOn')) return found;
  const dates = travelDateRules(search, at);
  return [...found, ...dates.map((issue) => ({ ...issue, params: issue.params as Issue['params'] }))];
}
