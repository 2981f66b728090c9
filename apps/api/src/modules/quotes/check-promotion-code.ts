import { lineCodes } from '@onegi/contract/lines';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { checkPromotion } from '../catalogue/check-promotion.ts';

/**
 * What a promotion code is worth for what is known of a search so far.
 * @returns percent off
 * @throws AppError promotion.refused with the reason, plan.notFound for a product that is not sold
 */
export function checkPromotionCode(
  snapshot: CatalogueSnapshot,
  { prod, promotionCode, ...facts }: { prod: string; promotionCode: string; [fact: string]: unknown },
): { valid: boolean; discountPercent: number } {
  const line = lineCodes.find((code) => code === prod);
  if (!line) throw new AppError('plan.notFound');
  const checked = checkPromotion(snapshot, line, promotionCode, facts, snapshot.today);
  if (!checked.ok)
    throw new AppError('promotion.refused', {}, { text: { msg: checked.text.en, msgC: checked.text.zhHant } });
  return { valid: true, discountPercent: checked.discountBasisPoints / 100 };
}
