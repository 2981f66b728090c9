import type { PriceBreakdown } from '@onegi/rating/card';
import type { Deps } from '../../deps.ts';
import type { Quote } from './quote.ts';
import { riskOf } from './quoted-search.ts';
import { findStoredQuote, readStoredQuote } from './stored-quotes.ts';

type ReplayDeps = Pick<Deps, 'db' | 'catalogue'>;

/** One figure as it was stored and as it is computed now, in cents; null when the plan would be referred now. */
export interface ReplayedFigure {
  readonly name: keyof PriceBreakdown;
  readonly stored: number;
  readonly replayed: number | null;
}

export interface Replay {
  readonly quoteRef: string;
  readonly plan: string;
  readonly quotedOn: string;
  readonly tariffVersion: number;
  readonly engineVersion: number;
  readonly figures: readonly ReplayedFigure[];
  /** True when every figure is the same to the cent. */
  readonly equal: boolean;
}

/** Prices a quote of record again from what it was made of: search, optional covers, terms and tariff version. */
async function replay({ catalogue }: Pick<Deps, 'catalogue'>, quote: Quote): Promise<Replay> {
  const version = await catalogue.version(quote.line, quote.tariffVersion);
  const risk = riskOf(quote.line, quote.search, quote.quotedOn, quote.options);
  const result = version.ratePlan(quote.plan, risk, quote.terms);
  const replayed = result.kind === 'priced' ? result.breakdown : null;
  const figures = (Object.keys(quote.breakdown) as (keyof PriceBreakdown)[]).map((name) => ({
    name,
    stored: quote.breakdown[name],
    replayed: replayed?.[name] ?? null,
  }));
  return {
    quoteRef: quote.quoteRef,
    plan: quote.plan.code,
    quotedOn: quote.quotedOn,
    tariffVersion: quote.tariffVersion,
    engineVersion: quote.engineVersion,
    figures,
    equal: figures.every(({ stored, replayed }) => stored === replayed) && replayed?.totalCents === quote.totalCents,
  };
}

/**
 * Prices a stored quote again.
 * @returns null when no quote with this reference was ever used
 */
export async function replayQuote(deps: ReplayDeps, quoteRef: string): Promise<Replay | null> {
  const quote = await findStoredQuote(deps, quoteRef);
  return quote && replay(deps, quote);
}

const BATCH = 500;

/** Prices every stored quote again, in the order of their ids. */
export async function* replayAll(deps: ReplayDeps): AsyncGenerator<Replay> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await deps.db
      .selectFrom('quotes')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) yield await replay(deps, await readStoredQuote(deps, id));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Sounds the alarm, in the log, where a promised price can no longer be computed. The promise is kept all the same. */
export async function watchReplay(deps: Pick<Deps, 'catalogue' | 'onProblem'>, quote: Quote): Promise<void> {
  const replayed = await replay(deps, quote).catch((error: unknown) => error as Error);
  if (replayed instanceof Error) deps.onProblem('quotes', replayed);
  else if (!replayed.equal) {
    const { plan, tariffVersion, engineVersion } = replayed;
    const made = `${plan}, tariff version ${tariffVersion}, engine version ${engineVersion}`;
    deps.onProblem('quotes', new Error(`A quote that was honoured is priced otherwise now: ${made}`));
  }
}
