import { createHash } from 'node:crypto';
import type { LineCode } from '@onegi/contract/lines';
import type { RateTerms, RiderPremium } from '@onegi/rating/result';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Catalogue } from '../../ports/catalogue.ts';
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

/**
 * Writes the frozen record of a quote, in the transaction that first uses it. Storing it again changes nothing.
 * @returns the row id
 */
export async function storeQuote(tx: Kysely<Database>, quote: Quote, now: Date): Promise<string> {
  const id = quoteId(quote.quoteRef);
  await tx
    .insertInto('quotes')
    .values({
      id,
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
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  return id;
}

/** A row as a quote. The plan comes from the published version it names, whose rows are never changed either. */
async function quoteOfRow(catalogue: Catalogue, row: QuoteRow): Promise<Quote> {
  const line = row.line as LineCode;
  const version = await catalogue.version(line, row.tariff_version);
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

/** The quote that was stored for a reference; null when this reference was never used. */
export async function findStoredQuote({ db, catalogue }: StoredQuoteDeps, quoteRef: string): Promise<Quote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId(quoteRef)).executeTakeFirst();
  return row ? quoteOfRow(catalogue, row) : null;
}

/**
 * The quote of record, as it was promised: read from its row and never priced again, whatever key, engine version or
 * order of a list has come since. It stays readable after its last day.
 * @throws when there is no such row: what refers to a quote has stored it in the same transaction
 */
export async function readStoredQuote({ db, catalogue }: StoredQuoteDeps, id: string): Promise<Quote> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return quoteOfRow(catalogue, row);
}
