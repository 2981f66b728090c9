import type { LineCode } from '@onegi/contract/lines';
import type { RiskByLine } from '@onegi/rating/lines/all';
import type { RateTerms } from '@onegi/rating/result';
import type { Db } from '../../db/database.ts';
import type { KeptSearch } from './quote.ts';
import { riskOf } from './quoted-search.ts';

/** What a stored quote was priced on, apart from the tariff. */
export interface QuotedRisk {
  readonly planCode: string;
  readonly risk: RiskByLine[LineCode];
  readonly terms: RateTerms;
}

/** The quotes of a line that were used last, newest first. */
export async function lastQuotes(db: Db, line: LineCode, count: number): Promise<QuotedRisk[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(['plan_code', 'search', 'quoted_on', 'options', 'terms'])
    .where('line', '=', line)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    planCode: row.plan_code,
    risk: riskOf(line, row.search as unknown as KeptSearch, row.quoted_on, row.options),
    terms: row.terms as unknown as RateTerms,
  }));
}
