import { actorKinds, auditActions, auditObjectKinds, auditFields as f } from '@onegi/contract/fields/audit';
import { pageSizes } from '@onegi/contract/page-sizes';
import { parseTypedDate } from '../../lib/dates.ts';

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
const names = Object.keys(noFilters) as (keyof Filters)[];
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
export function searchOfFilters(params: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const name of names) {
    const value = filters[name].trim();
    if (value) next.set(f[name].wire, value);
    else next.delete(f[name].wire);
  }
  return `?${next}`;
}

/** What the API is asked for: filters that say something, and the place in the list. */
export function bodyOf(params: URLSearchParams) {
  const filters = filtersOf(params);
  const said = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const whole = (name: string) => Number(/^\d{1,9}$/.exec(params.get(name) ?? '')?.[0] ?? 0);
  return {
    ...(said as Partial<{ [K in keyof typeof filters]: Exclude<(typeof filters)[K], ''> }>),
    current: whole('page') || 1,
    size: pageSizes.find((each) => each === whole('size')) ?? pageSizes[0],
  };
}
