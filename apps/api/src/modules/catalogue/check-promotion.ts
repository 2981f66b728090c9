import type { LineCode } from '@onegi/contract/lines';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { CatalogueSnapshot, Promotion } from '../../ports/catalogue.ts';
import { meetsRule } from './promotion-rules.ts';

export type PromotionCheck =
  | { readonly ok: true; readonly discountBasisPoints: number; readonly promotion: Promotion }
  | { readonly ok: false; readonly text: Bilingual };

const CODE = /^[A-Z0-9]{4,12}$/;

/**
 * Checks a promotion code, whatever its case and with spaces around it, against the facts known of a risk (by domain
 * name). A code of another line, or not valid yet, is answered like an unknown one. The discount never exceeds
 * PROMO_MAX_DISC; it replaces a plan's standing discount where it is larger.
 */
export function checkPromotion(
  { promotions, settings }: Pick<CatalogueSnapshot, 'promotions' | 'settings'>,
  line: LineCode,
  code: string,
  facts: object,
  today: string,
): PromotionCheck {
  const wanted = code.trim().toUpperCase();
  const promotion = CODE.test(wanted) ? promotions.get(wanted) : undefined;
  if (!promotion || (promotion.line !== null && promotion.line !== line) || today < promotion.validFrom) {
    return { ok: false, text: bothTexts('catalogue.promotion.invalid') };
  }
  if (today > promotion.validTo) return { ok: false, text: bothTexts('catalogue.promotion.expired') };
  if (promotion.rule && !meetsRule(promotion.rule, facts as Record<string, unknown>)) {
    return { ok: false, text: promotion.failure ?? bothTexts('catalogue.promotion.invalid') };
  }
  const discountBasisPoints = Math.min(promotion.discountBasisPoints, settings.promotionMaxBasisPoints);
  return { ok: true, discountBasisPoints, promotion };
}
