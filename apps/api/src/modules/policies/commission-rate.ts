import type { Db, Tx } from '../../db/database.ts';
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

/** The rate in force on a day. */
export async function commissionRate(db: Db | Tx, product: string, on: string): Promise<CommissionRate> {
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
