import { promotionCheck } from '@onegi/contract/calls/quotes/promotion-check';
import type { TravelSearch } from '@onegi/contract/lines/travel';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';

/**
 * Asks whether the promotion code applies to the search.
 * @returns nothing when it does, else the words to show under the field. Failures of another kind are also shown as a notice.
 */
export async function checkPromotion(search: TravelSearch): Promise<string | undefined> {
  const { promotionCode = '', sort: _sort, insurers: _insurers, ...risk } = search;
  try {
    await callApi(promotionCheck, { body: { product: 'TRAVEL', promotionCode, ...risk } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'promotion.refused') notifyFailure(error);
    return error.message;
  }
}
