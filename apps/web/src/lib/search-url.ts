import type { TravelSearch } from '@onegi/contract/lines/travel';

/** A search as its form holds it: numbers may be half typed, dates may be missing. */
export interface TravelForm {
  tripType: 'S' | 'A';
  destination: 'M' | 'A' | 'W';
  departOn: string;
  returnOn: string;
  party: 'I' | 'F';
  withSpouse: boolean;
  adults: number | string;
  children: number | string;
  promotionCode: string;
}

/** The search lives in the URL under the names the API publishes, so a list's address and a call's body read alike. */
export const searchNames = {
  tripType: 'planType',
  destination: 'destination',
  departOn: 'departDate',
  returnOn: 'returnDate',
  party: 'travelling',
  withSpouse: 'spouse',
  adults: 'adult',
  children: 'children',
  promotionCode: 'promotion',
  sort: 'sort',
  insurers: 'isrList',
} as const satisfies Record<keyof TravelSearch, string>;

/** Where the quote list of a search is: '/quoteCards?prod=TRAVEL&planType=S&…'. */
export function travelListUrl(search: TravelSearch): string {
  return `/quoteCards?${travelParams(search)}`;
}

/** The search as URL parameters; what is absent or empty is left out. */
export function travelParams(search: Partial<TravelForm> | TravelSearch): URLSearchParams {
  const params = new URLSearchParams({ prod: 'TRAVEL' });
  for (const [domain, name] of Object.entries(searchNames)) {
    const value = (search as Record<string, unknown>)[domain];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    if (domain === 'returnOn' && search.tripType === 'A') continue;
    params.set(name, typeof value === 'boolean' ? (value ? 'Y' : 'N') : String(value));
  }
  return params;
}

function choice<const V extends string>(value: string | null, values: readonly V[]): V | undefined {
  return values.find((known) => known === value);
}

/** What of a form stands in the URL. Unknown choices are dropped, typed values are passed on for validation. */
export function travelFormOf(params: URLSearchParams): Partial<TravelForm> {
  const text = (name: string) => params.get(name)?.slice(0, 40) || undefined;
  const number = (name: string) => {
    const value = text(name);
    return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : value;
  };
  const spouse = choice(params.get(searchNames.withSpouse), ['Y', 'N']);
  const form: Partial<TravelForm> = {
    tripType: choice(params.get(searchNames.tripType), ['S', 'A']),
    destination: choice(params.get(searchNames.destination), ['M', 'A', 'W']),
    departOn: text(searchNames.departOn),
    returnOn: text(searchNames.returnOn),
    party: choice(params.get(searchNames.party), ['I', 'F']),
    withSpouse: spouse && spouse === 'Y',
    adults: number(searchNames.adults),
    children: number(searchNames.children),
    promotionCode: text(searchNames.promotionCode),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

/**
 * The whole search of a quote list's URL, sort and providers included, as the API takes it.
 * Values are only read here: validate with the contract before sending.
 */
export function travelSearchOf(params: URLSearchParams): Partial<TravelSearch> {
  const { promotionCode, ...form } = travelFormOf(params);
  const sort = choice(params.get(searchNames.sort), ['ASC', 'DESC']);
  const insurers = (params.get(searchNames.insurers) ?? '').split(',').filter((code) => /^[A-Z0-9]{2,8}$/.test(code));
  return {
    ...(form as Partial<TravelSearch>),
    ...(promotionCode ? { promotionCode } : {}),
    ...(sort ? { sort } : {}),
    ...(insurers.length > 0 ? { insurers } : {}),
  };
}
