import type { TravelSearch } from '@onegi/contract/lines/travel';
import { ENGINE_VERSION } from '@onegi/rating/version';
import { AppError } from '../../http/app-error.ts';
import { checkPromotion } from '../catalogue/check-promotion.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import * as travel from './lines/travel.ts';
import type { SealedSearch } from './quote.ts';

/** The day a quote given today can last be bought on: after QUOTE_VALID_DAYS, or when the cover starts if earlier. */
export function lastDayOf(today: string, validDays: number, coverStart: string): string {
  const limit = new Date(Date.parse(today) + validDays * 86_400_000).toISOString().slice(0, 10);
  return coverStart < limit ? coverStart : limit;
}

/** What a promotion code is worth for a search, in basis points; 0 without a code. Throws promotion.refused. */
function promotionWorth(snapshot: CatalogueSnapshot, search: TravelSearch): number {
  if (!search.promotionCode) return 0;
  const checked = checkPromotion(snapshot, 'TRAVEL', search.promotionCode, search, snapshot.today);
  if (checked.ok) return checked.discountBasisPoints;
  throw new AppError('promotion.refused', {}, { text: { msg: checked.text.en, msgC: checked.text.zhHant } });
}

/**
 * Checks a travel search against the day and the settings, and fixes all that decides its prices.
 * @throws AppError request.invalid on the date fields, promotion.refused on the promotion code
 */
export function sealTravelSearch(snapshot: CatalogueSnapshot, searched: TravelSearch): SealedSearch<'TRAVEL'> {
  const search = travel.searchOf(searched);
  const wrong = travel.dateRules(search, snapshot);
  if (wrong.length > 0) {
    throw new AppError(
      'request.invalid',
      {},
      {
        fields: wrong,
      },
    );
  }
  return {
    line: 'TRAVEL',
    tariffVersion: snapshot.line('TRAVEL').version,
    engineVersion: ENGINE_VERSION,
    quotedOn: snapshot.today,
    expiresOn: lastDayOf(snapshot.today, snapshot.settings.quoteValidDays, travel.coverStart(search)),
    search,
    options: [],
    terms: travel.terms(snapshot, search, promotionWorth(snapshot, searched)),
  };
}
