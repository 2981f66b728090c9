import type { LineCode } from '@onegi/contract/lines';
import type { Db, Tx } from '../../db/database.ts';

export interface CommissionRate {
  /** 10,000 = 100% of the net premium. */
  readonly basicBasisPoints: number;
  /** The consultant's share of the commission. */
  readonly payoutBasisPoints: number;
}

/** Tier 1 is the standard arrangement with an insurer. */
const STANDARD_TIER = 1;

/** The rate in force on a day. Motor, whose rate depends on the cover, has no online sale yet. */
export async function commissionRate(db: Db | Tx, line: LineCode, on: string): Promise<CommissionRate> {
  const row = await db
    .selectFrom('commission_rates')
    .select(['basic_bp', 'payout_bp'])
    .where('product', '=', line)
    .where('tier', '=', STANDARD_TIER)
    .where('effective_from', '<=', on)
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();
  if (!row) throw new Error(`There is no commission rate for ${line} on ${on}`);
  return { basicBasisPoints: row.basic_bp, payoutBasisPoints: row.payout_bp };
}
