import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Quote } from './quote.ts';

/** The row id of a quote: made from its reference, so that keeping it twice finds the same row. */
export function quoteId(quoteRef: string): string {
  const hex = createHash('sha256').update(quoteRef).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Writes the frozen record of a quote, in the transaction that first uses it. Keeping it again changes nothing.
 * @returns the row id
 */
export async function keepQuote(tx: Kysely<Database>, quote: Quote, now: Date): Promise<string> {
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
