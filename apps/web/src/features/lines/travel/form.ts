import type { travelSearch } from '@onegi/contract/lines/travel';
import { addDays, parseTypedDate } from '../../../lib/dates.ts';
import { choiceParam, numberParam, type ParamsLike, textParam, yesNoParam } from '../../../lib/search-params.ts';
import { type LineForm, wholeSearch, without } from '../line-form.ts';
import type { TravelForm } from './form-values.ts';

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

export const travelForm: LineForm<TravelForm> = {
  line: 'TRAVEL',
  name: 'travel',
  params: {
    tripType: choiceParam('planType', ['S', 'A']),
    destination: choiceParam('destination', ['M', 'A', 'W']),
    departOn: textParam('departDate'),
    returnOn: textParam('returnDate'),
    party: choiceParam('travelling', ['I', 'F']),
    withSpouse: yesNoParam('spouse'),
    adults: numberParam('adult'),
    children: numberParam('children'),
    promotionCode: textParam('promotion'),
  } satisfies ParamsLike<TravelForm, typeof travelSearch>,
  /** Annual cover begins on a day; nobody departs. */
  named: ({ tripType }) => (tripType === 'A' ? { departOn: 'startOn' } : {}),
  starting: startingForm,
  /** Annual cover has no return date. */
  searchOf: (form) => (form.tripType === 'A' ? without(wholeSearch(form), 'returnOn') : wholeSearch(form)),
  loadRules: () => import('./rules.ts'),
};
