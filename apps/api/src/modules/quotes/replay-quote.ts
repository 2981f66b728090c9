import type { LineCode } from '@onegi/contract/lines';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { RateTerms } from '@onegi/rating/result';
import type { Db } from '../../db/database.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { KeptSearch } from './quote.ts';
import { riskOf } from './quoted-search.ts';

/** One figure as it was stored and as it is computed now, in cents; null when the plan would be referred now. */
export interface ReplayedFigure {
  readonly name: keyof PriceBreakdown;
  readonly stored: number;
  readonly replayed: number | null;
}

export interface Replay {
  readonly plan: string;
  readonly quotedOn: string;
  readonly tariffVersion: number;
  readonly engineVersion: number;
  readonly figures: readonly ReplayedFigure[];
  /** True when every figure is the same to the cent. */
  readonly equal: boolean;
}

/**
 * Prices a stored quote again from its own record: search, optional covers, terms and tariff version.
 * @returns null when no quote with this reference was ever used
 */
export async function replayQuote(db: Db, catalogue: Catalogue, quoteRef: string): Promise<Replay | null> {
  const row = await db.selectFrom('quotes').selectAll().where('quote_ref', '=', quoteRef).executeTakeFirst();
  if (!row) return null;
  const line = row.line as LineCode;
  const version = await catalogue.version(line, row.tariff_version);
  const plan = version.planByCode.get(row.plan_code);
  const search = row.search as unknown as KeptSearch;
  const risk = riskOf(line, search, row.quoted_on, row.options);
  const result = plan ? version.ratePlan(plan, risk, row.terms as unknown as RateTerms) : null;
  const replayed = result?.kind === 'priced' ? result.breakdown : null;
  const { riders: _riders, ...stored } = row.breakdown;
  const figures = (Object.keys(stored) as (keyof PriceBreakdown)[]).map((name) => ({
    name,
    stored: row.breakdown[name],
    replayed: replayed?.[name] ?? null,
  }));
  return {
    plan: row.plan_code,
    quotedOn: row.quoted_on,
    tariffVersion: row.tariff_version,
    engineVersion: row.engine_version,
    figures,
    equal: figures.every((figure) => figure.stored === figure.replayed) && replayed?.totalCents === row.total_cents,
  };
}
