/** What a list is narrowed by, as its form holds it; an empty text narrows nothing. */
type Filters = Readonly<Record<string, string>>;

/**
 * The address of the first page with these filters, under the names that the API publishes; what else stands in the
 * address stays.
 */
export function searchWith<F extends { readonly [N in keyof F]: string }>(
  params: URLSearchParams,
  filters: F,
  fields: { readonly [N in keyof F]: { readonly wire: string } },
): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const name of Object.keys(filters) as (keyof F)[]) {
    const value = filters[name].trim();
    if (value) next.set(fields[name].wire, value);
    else next.delete(fields[name].wire);
  }
  return `?${next}`;
}

type Said<F extends Filters> = Partial<{ [N in keyof F]: Exclude<F[N], ''> }>;

/** The filters that narrow something. */
export const saidOf = <F extends Filters>(filters: F): Said<F> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Said<F>;
