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
const names = {
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
  for (const [domain, name] of Object.entries(names)) {
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
  const spouse = choice(params.get(names.withSpouse), ['Y', 'N']);
  const form: Partial<TravelForm> = {
    tripType: choice(params.get(names.tripType), ['S', 'A']),
    destination: choice(params.get(names.destination), ['M', 'A', 'W']),
    departOn: text(names.departOn),
    returnOn: text(names.returnOn),
    party: choice(params.get(names.party), ['I', 'F']),
    withSpouse: spouse && spouse === 'Y',
    adults: number(names.adults),
    children: number(names.children),
    promotionCode: text(names.promotionCode),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

/**
 * The whole search of a quote list's URL, sort and providers included, as the API takes it.
 * Values are only read here: validate with the contract before sending.
 */
export function travelSearchOf(params: URLSearchParams): Partial<TravelSearch> {
  const { promotionCode, ...form } = travelFormOf(params);
  const sort = choice(params.get(names.sort), ['ASC', 'DESC']);
  const insurers = (params.get(names.insurers) ?? '').split(',').filter((code) => /^[A-Z0-9]{2,8}$/.test(code));
  return {
    ...(form as Partial<TravelSearch>),
    ...(promotionCode ? { promotionCode } : {}),
    ...(sort ? { sort } : {}),
    ...(insurers.length > 0 ? { insurers } : {}),
  };
}
