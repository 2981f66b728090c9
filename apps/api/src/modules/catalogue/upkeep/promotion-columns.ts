import type { Selectable } from 'kysely';
import type { Promotion, PromotionRule } from '../../../ports/catalogue.ts';
import { promotionRule } from '../promotion-rules.ts';
import type { CatalogueTables } from '../tables.ts';

type Columns = Omit<Selectable<CatalogueTables['promotions']>, 'line' | 'rule'>;

/** A promotion as the columns of its table, its line apart. */
export function promotionColumns(promotion: Promotion): Columns & { rule: string | null } {
  return {
    code: promotion.code,
    discount_basis_points: promotion.discountBasisPoints,
    valid_from: promotion.validFrom,
    valid_to: promotion.validTo,
    rule: promotion.rule && JSON.stringify(promotion.rule),
    failure_en: promotion.failure?.en ?? null,
    failure_zh: promotion.failure?.zhHant ?? null,
  };
}

export function promotionOf(columns: Columns & { rule: PromotionRule | null }, line: Promotion['line']): Promotion {
  return {
    code: columns.code,
    line,
    discountBasisPoints: columns.discount_basis_points,
    validFrom: columns.valid_from,
    validTo: columns.valid_to,
    rule: columns.rule === null ? null : promotionRule.parse(columns.rule),
    failure: columns.failure_en && columns.failure_zh ? { en: columns.failure_en, zhHant: columns.failure_zh } : null,
  };
}
