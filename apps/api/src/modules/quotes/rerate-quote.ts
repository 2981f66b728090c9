import { type AnySearch, lineSearches } from '@onegi/contract/lines/all';
import type { PriceBreakdown } from '@onegi/rating/card';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import type { KeptSearch, Quote } from './quote.ts';
import { keptSearch, riskOf, searchRules } from './quoted-search.ts';

/** A search with some of its fields otherwise, or what is wrong with them by domain name. */
export type ChangedSearch =
  | { readonly search: KeptSearch }
  | { readonly failures: readonly { readonly field: string; readonly message: string }[] };

/** Rules on the first day of cover are for what begins: cover that has begun may be changed. */
const OF_FIRST_DAY = new Set(['departOn', 'startOn']);

/** A stored search with other facts, as it would have been searched. */
export function changeSearch(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { line, search }: Pick<Quote, 'line' | 'search'>,
  changes: Readonly<Record<string, unknown>>,
): ChangedSearch {
  const { codec, domainName } = lineSearches[line];
  const schema = codec as unknown as z.ZodType<AnySearch>;
  const encoded = z.safeEncode(schema, { ...search, ...changes } as AnySearch);
  const parsed = encoded.success ? schema.safeParse(encoded.data) : encoded;
  if (!parsed.success) {
    const failures = parsed.error.issues.map(({ path, message }) => ({
      field: domainName(String(path[0] ?? '')),
      message,
    }));
    return { failures };
  }
  const searched = parsed.data as AnySearch;
  const failures = searchRules(line, searched as never, catalogue.current()).filter(
    ({ field }) => !OF_FIRST_DAY.has(field) && field in changes,
  );
  return failures.length > 0 ? { failures } : { search: keptSearch(line, searched as never) };
}

/**
 * What the plan of a stored quote costs for another search, by the tariff, the terms and the optional covers of the quote.
 * @returns null when the plan does not price it
 */
export async function rerateQuote(
  { catalogue }: Pick<Deps, 'catalogue'>,
  quote: Quote,
  search: KeptSearch,
): Promise<PriceBreakdown | null> {
  const version = await catalogue.version(quote.line, quote.tariffVersion);
  const result = version.ratePlan(quote.plan, riskOf(quote.line, search, quote.quotedOn, quote.options), quote.terms);
  return result.kind === 'priced' ? result.breakdown : null;
}
