import { createHash } from 'node:crypto';
import type { LineCode } from '@onegi/contract/lines';
import type { RateTerms, RiderPremium } from '@onegi/rating/result';
import type { Insertable, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Catalogue, LineVersion } from '../../ports/catalogue.ts';
import type { KeptSearch, Quote } from './quote.ts';
import type { QuotesTables } from './tables.ts';

type QuoteRow = Selectable<QuotesTables['quotes']>;

/** What reading a stored quote takes: nothing that a key or an engine version could change. */
type StoredQuoteDeps = Pick<Deps, 'db' | 'catalogue'>;

/** The row id of a quote: made from its reference, so that storing it twice finds the same row. */
export function quoteId(quoteRef: string): string {
  const hex = createHash('sha256').update(quoteRef).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The frozen record of a quote. */
export function quoteRow(quote: Quote, now: Date): Insertable<QuotesTables['quotes']> {
  return {
    id: quoteId(quote.quoteRef),
    quote_ref: quote.quoteRef,
    line: quote.line,
    plan_code: quote.plan.code,
    insurer_code: quote.plan.insurer.code,
    tariff_version: quote.tariffVersion,
    engine_version: quote.engineVersion,
    search: JSON.stringify(quote.search),
    options: JSON.stringify(quote.options),
    terms: JSON.stringify(quote.terms),
    breakdown: JSON.stringify({ ...quote.breakdown, riders: quote.riderPremiums }),
    total_cents: quote.totalCents,
    quoted_on: quote.quotedOn,
    expires_on: quote.expiresOn,
    kept_at: now,
  };
}

/**
 * Writes a quote's frozen record; where it is there already nothing changes. To be run, or written together with others.
 * No column is named for the conflict: id and reference are both unique, and of two who write the same quote at the same
 * moment one may meet the other at either.
 */
export const quoteInsert = (db: Db, quote: Quote, now: Date) =>
  db
    .insertInto('quotes')
    .values(quoteRow(quote, now))
    .onConflict((conflict) => conflict.doNothing());

/**
 * Writes the frozen record of a quote, in the transaction that first uses it. Storing it again changes nothing.
 * @returns the row id
 */
export async function storeQuote(tx: Db, quote: Quote, now: Date): Promise<string> {
  await quoteInsert(tx, quote, now).execute();
  return quoteId(quote.quoteRef);
}

/** A row as a quote. The plan comes from the published version it names, whose rows are never changed either. */
function quoteOfRow(row: QuoteRow, version: LineVersion): Quote {
  const line = row.line as LineCode;
  const plan = version.planByCode.get(row.plan_code);
  if (!plan) throw new Error(`Quote ${row.id} names a plan that its version does not have`);
  const { riders, ...breakdown } = row.breakdown;
  return {
    quoteRef: row.quote_ref,
    line,
    tariffVersion: row.tariff_version,
    engineVersion: row.engine_version,
    quotedOn: row.quoted_on,
    expiresOn: row.expires_on,
    search: row.search as unknown as KeptSearch,
    options: row.options,
    terms: row.terms as unknown as RateTerms,
    plan,
    breakdown,
    riderPremiums: (riders ?? []) as RiderPremium[],
    totalCents: row.total_cents,
  };
}

interface KnownQuote {
  readonly version: LineVersion;
  readonly quote: Quote;
}

/** Some three kilobytes each. A purchase asks for its quote at every step. */
const MOST_KNOWN = 1_000;
/** Quotes whose rows were read or written here. The database refuses to change or delete a row, so none grows old. */
const knownQuotes = new WeakMap<Catalogue, LRUCache<string, KnownQuote>>();

function knownTo(catalogue: Catalogue): LRUCache<string, KnownQuote> {
  const known = knownQuotes.get(catalogue) ?? new LRUCache({ max: MOST_KNOWN });
  knownQuotes.set(catalogue, known);
  return known;
}

/** The version is read anew where what it refers to was changed: an insurer's name, whether it is connected. */
const versionOf = async (catalogue: Catalogue, line: LineCode, version: number) =>
  (await catalogue.version(line, version)) as LineVersion;

/** A quote whose row was written just now and is committed: the next step need not read it. */
export async function keepQuoteInMind({ catalogue }: Pick<Deps, 'catalogue'>, quote: Quote): Promise<void> {
  const version = await versionOf(catalogue, quote.line, quote.tariffVersion);
  const { search, options, terms, breakdown, riderPremiums } = quote;
  // As it will be read from its row.
  const stored = JSON.parse(JSON.stringify({ search, options, terms, breakdown, riderPremiums }));
  knownTo(catalogue).set(quoteId(quote.quoteRef), { version, quote: { ...quote, ...stored } });
}

async function findById({ db, catalogue }: StoredQuoteDeps, id: string): Promise<Quote | null> {
  const quotes = knownTo(catalogue);
  const known = quotes.get(id);
  if (known && known.version === (await versionOf(catalogue, known.quote.line, known.quote.tariffVersion))) {
    return known.quote;
  }
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const version = await versionOf(catalogue, row.line as LineCode, row.tariff_version);
  const quote = quoteOfRow(row, version);
  quotes.set(id, { version, quote });
  return quote;
}

/** The quote that was stored for a reference; null when this reference was never used. */
export const findStoredQuote = (deps: StoredQuoteDeps, quoteRef: string): Promise<Quote | null> =>
  findById(deps, quoteId(quoteRef));

/**
 * The quote of record, as it was promised: read from its row and never priced again, whatever key, engine version or
 * order of a list has come since. It stays readable after its last day.
 * @throws when there is no such row: what refers to a quote has stored it in the same transaction
 */
export async function readStoredQuote(deps: StoredQuoteDeps, id: string): Promise<Quote> {
  const quote = await findById(deps, id);
  if (!quote) throw new Error(`There is no quote ${id}`);
  return quote;
}
