import { promotionCheck } from '@onegi/contract/calls/quotes/promotion-check';
import type { LineCode } from '@onegi/contract/lines';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';

/**
 * Asks whether the promotion code applies to the search.
 * @returns nothing when it does, else the words to show under the field. Failures of another kind are also shown as a notice.
 */
export async function checkPromotion(
  line: LineCode,
  { promotionCode = '', ...risk }: { promotionCode?: string },
): Promise<string | undefined> {
  try {
    await callApi(promotionCheck, { body: { prod: line, promotionCode, ...risk } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'promotion.refused') notifyFailure(error);
    return error.messageOf('promotionCode') ?? error.message;
  }
}
