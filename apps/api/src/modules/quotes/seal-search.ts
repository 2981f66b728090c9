import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { ENGINE_VERSION } from '@onegi/rating/version';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { checkPromotion } from '../catalogue/check-promotion.ts';
import type { KeptSearch, SealedSearch } from './quote.ts';
import { inceptionOf, keptSearch, searchedStart, searchRules } from './quoted-search.ts';

/** The day a quote given today can last be bought on: after QUOTE_VALID_DAYS, or when the cover starts if earlier. */
export function lastDayOf(today: string, validDays: number, coverStart: string | null): string {
  const limit = new Date(Date.parse(today) + validDays * 86_400_000).toISOString().slice(0, 10);
  return coverStart !== null && coverStart < limit ? coverStart : limit;
}

/** What a promotion code is worth for a search, in basis points; 0 without a code. Throws promotion.refused. */
function promotionWorth(snapshot: CatalogueSnapshot, line: LineCode, search: KeptSearch): number {
  if (!search.promotionCode) return 0;
  const facts = search as unknown as Record<string, unknown>;
  const checked = checkPromotion(snapshot, line, search.promotionCode, facts, snapshot.today);
  if (checked.ok) return checked.discountBasisPoints;
  throw new AppError('promotion.refused', {}, { text: { msg: checked.text.en, msgC: checked.text.zhHant } });
}

/**
 * Checks a search against the day, the settings and the lists, and fixes all that decides its prices.
 * @throws AppError request.invalid on the fields at fault, promotion.refused on the promotion code
 */
export function sealSearch<Line extends LineCode>(
  snapshot: CatalogueSnapshot,
  line: Line,
  searched: SearchByLine[Line],
): SealedSearch<Line> {
  const wrong = searchRules(line, searched, snapshot);
  if (wrong.length > 0) throw new AppError('request.invalid', {}, { fields: wrong });
  const search = keptSearch(line, searched);
  const { today } = snapshot;
  return {
    line,
    tariffVersion: snapshot.line(line).version,
    engineVersion: ENGINE_VERSION,
    quotedOn: today,
    expiresOn: lastDayOf(today, snapshot.settings.quoteValidDays, searchedStart(line, search)),
    search: search as KeptSearch<Line>,
    options: [],
    terms: snapshot.terms(line, inceptionOf(line, search, today), promotionWorth(snapshot, line, search)),
  };
}
