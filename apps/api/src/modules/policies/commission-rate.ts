import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { getCommissionRates } from '@onegi/contract/calls/policies/commission-rates';
import type { ProductCode } from '@onegi/contract/lines';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
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

const rateOfTier = (db: Db, product: string, tier: number, on: string) =>
  db
    .selectFrom('commission_rates')
    .select(['basic_bp', 'payout_bp'])
    .where('product', '=', product)
    .where('tier', '=', tier)
    .where('effective_from', '<=', on)
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();

async function readRate(db: Db, product: string, on: string): Promise<CommissionRate> {
  const row = await rateOfTier(db, product, STANDARD_TIER, on);
  if (!row) throw new Error(`There is no commission rate for ${product} on ${on}`);
  return { basicBasisPoints: row.basic_bp, payoutBasisPoints: row.payout_bp };
}

/** Whose rates are asked for. Motor has those of its covers: third party by a plan code that ends in T, else comprehensive. */
const productAsked = (line: ProductCode, planCode: string): string =>
  line === 'MOTOR' ? `MOTOR_${/(^|-)T$/i.test(planCode) ? 'T' : 'C'}` : line;

/** The rates of a product and tier on a day. @throws AppError policy.noCommissionRate */
export async function ratesInForce(
  db: Db,
  { line, planCode, productTier }: BodyOf<typeof getCommissionRates>,
  on: string,
): Promise<AnswerOf<typeof getCommissionRates>> {
  const row = await rateOfTier(db, productAsked(line, planCode), productTier, on);
  if (!row) throw new AppError('policy.noCommissionRate');
  return { line, productTier, basicRateBasisPoints: row.basic_bp, payoutBasisPoints: row.payout_bp };
}
