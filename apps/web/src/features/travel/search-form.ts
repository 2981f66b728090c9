import type { TravelSearch } from '@onegi/contract/lines/travel';
import { addDays, parseTypedDate } from '../../lib/dates.ts';
import type { TravelForm } from '../../lib/search-url.ts';

/** The setting TRAVEL_DAY_LIMIT as it is shipped; the server's own value replaces it once it is known. */
export const shippedDayLimit = 182;

export const people = { minAdults: 1, minChildren: 0, max: 20 } as const;

const defaults: TravelForm = {
  tripType: 'S',
  destination: 'A',
  departOn: '',
  returnOn: '',
  party: 'I',
  withSpouse: false,
  adults: 1,
  children: 1,
  promotionCode: '',
};

/** The form as a visit finds it: what the URL says over the defaults. Dates need to know the day. */
export function startingForm(fromUrl: Partial<TravelForm> = {}, today?: string): TravelForm {
  if (!today) return { ...defaults, ...fromUrl };
  const departOn = fromUrl.departOn ?? today;
  return { ...defaults, returnOn: departOn === today ? addDays(today, 4) : departOn, ...fromUrl, departOn };
}

/** A new departure moves the return date to it; half a date moves nothing. */
export function changeDeparture(form: TravelForm, departOn: string): TravelForm {
  return parseTypedDate(departOn) ? { ...form, departOn, returnOn: departOn } : { ...form, departOn };
}

/** Individual also takes the spouse back; a family has at least one child. */
export function changeParty(form: TravelForm, party: TravelForm['party']): TravelForm {
  if (party === 'I') return { ...form, party, withSpouse: false };
  return { ...form, party, children: form.children === 0 ? 1 : form.children };
}

/** The days a trip may end on; open while there is no departure date. */
export function returnWindow(form: TravelForm, dayLimit: number): { min?: string; max?: string } {
  const departOn = parseTypedDate(form.departOn);
  return departOn ? { min: departOn, max: addDays(departOn, dayLimit - 1) } : {};
}

/** What is sent: annual cover has no return date, an empty promotion code is none. */
export function searchOf(form: TravelForm): TravelSearch {
  const { returnOn, promotionCode, ...rest } = form;
  const code = promotionCode.trim();
  return {
    ...rest,
    ...(form.tripType === 'S' ? { returnOn } : {}),
    ...(code ? { promotionCode: code } : {}),
  } as TravelSearch;
}
