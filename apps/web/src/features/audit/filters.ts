import { actorKinds, auditActions, auditObjectKinds, auditFields as f } from '@onegi/contract/fields/audit';
import { parseTypedDate } from '../../lib/dates.ts';
import { saidOf, searchWith } from '../../lib/filters.ts';
import { placeOf } from '../../lib/paging.ts';

/** What the trail is narrowed by, as its form holds it; empty: by nothing. */
export interface Filters {
  readonly actorSearched: string;
  readonly actorKind: string;
  readonly action: string;
  readonly objectKind: string;
  readonly objectSearched: string;
  readonly from: string;
  readonly until: string;
}

export const noFilters: Filters = {
  actorSearched: '',
  actorKind: '',
  action: '',
  objectKind: '',
  objectSearched: '',
  from: '',
  until: '',
};

const LONGEST = 80;
const oneOf = <V extends string>(known: readonly V[], text: string): V | '' =>
  known.find((each) => each === text) ?? '';

/** The filters that stand in an address, under the names that the API publishes; what they cannot be is left out. */
export function filtersOf(params: URLSearchParams) {
  const text = (name: keyof Filters) => (params.get(f[name].wire) ?? '').trim().slice(0, LONGEST);
  return {
    actorSearched: text('actorSearched'),
    actorKind: oneOf(actorKinds, text('actorKind')),
    action: oneOf(auditActions, text('action')),
    objectKind: oneOf(auditObjectKinds, text('objectKind')),
    objectSearched: text('objectSearched'),
    from: parseTypedDate(text('from')) ?? '',
    until: parseTypedDate(text('until')) ?? '',
  } satisfies Filters;
}

/** The address of the first page with these filters; the size stays. */
export const searchOfFilters = (params: URLSearchParams, filters: Filters) => searchWith(params, filters, f);

/** What the API is asked for: filters that say something, and the place in the list. */
export function bodyOf(params: URLSearchParams) {
  const { page, size } = placeOf(params);
  return { ...saidOf(filtersOf(params)), current: page, size };
}
