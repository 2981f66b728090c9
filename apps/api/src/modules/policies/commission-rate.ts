import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Quote } from '../quotes/quote.ts';

export interface CommissionRate {
  /** 10,000 = 100% of the net premium. */
  readonly basicBasisPoints: number;
  /** The consultant's share of the commission. */
  readonly payoutBasisPoints: number;
}

/** Tier 1 is the standard arrangement with an insurer. */
const STANDARD_TIER = 1;

/** What insurers pay commission by: the line, and for motor its cover. */
export function commissionProduct({ line, search }: Pick<Quote, 'line' | 'search'>): string {
  return 'cover' in search ? `${line}_${search.cover}` : line;
}

/** Rates change a few times a year, and beforehand: each is for the days from its first one. */
const KNOWN_FOR_MS = 60_000;
const MOST_KNOWN = 200;
const known = new WeakMap<Db, LRUCache<string, CommissionRate>>();

function knownTo(db: Db): LRUCache<string, CommissionRate> {
  const rates = known.get(db) ?? new LRUCache({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  known.set(db, rates);
  return rates;
}

/** The rate in force on a day; one that is changed after that day began is taken up a minute later. */
export async function commissionRate(db: Db, product: string, on: string): Promise<CommissionRate> {
  const rates = knownTo(db);
  const key = `${product} ${on}`;
  const rate = rates.get(key) ?? (await readRate(db, product, on));
  rates.set(key, rate);
  return rate;
}

async function readRate(db: Db, product: string, on: string): Promise<CommissionRate> {
  const row = await db
    .selectFrom('commission_rates')
    .select(['basic_bp', 'payout_bp'])
    .where('product', '=', product)
    .where('tier', '=', STANDARD_TIER)
    .where('effective_from', '<=', on)
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();
  if (!row) throw new Error(`There is no commission rate for ${product} on ${on}`);
  return { basicBasisPoints: row.basic_bp, payoutBasisPoints: row.payout_bp };
}
