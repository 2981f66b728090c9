import { TIERS } from '@onegi/rating/line-rating';
import type { BenefitRow } from '../benefit-schedule.ts';
import { ALL_LINES, writeScalar } from './check-promotions.ts';
import type { LineContent } from './content.ts';
import { type ColumnKey, KEY_COLUMNS, type SheetKey } from './layout.ts';
import { writeTerms } from './term-columns.ts';

export type Written = string | number | null;
/** What each sheet's rows say, by column. */
export type WrittenTables = {
  readonly [Sheet in SheetKey]: readonly { readonly [Key in ColumnKey<Sheet>]: Written }[];
};

const basisPoints = (value: number) => value / 10_000;
const percentOf = (value: number) => value / 100;

/** A line's content as the rows of the workbook's sheets. */
export function writeTables({ line, effectiveFrom, note, rows, promotions }: LineContent): WrittenTables {
  return {
    version: [{ line, effectiveFrom, note }],
    plans: rows.plans.map((plan) => ({
      code: plan.code,
      insurer: plan.insurer_code,
      tier: plan.tier,
      nameEn: plan.name_en,
      nameZh: plan.name_zh,
      method: plan.method,
      relativity: basisPoints(plan.relativity_basis_points),
      discount: percentOf(plan.standing_discount_basis_points),
      limitFactor: basisPoints(plan.limit_factor_basis_points),
      brochure: plan.brochure_file,
      wording: plan.wording_file,
      claim: plan.claim_file,
    })),
    tariff: rows.cells.map(({ table, key, value }) => {
      if (key.length > KEY_COLUMNS.length) throw new Error(`${table} has more keys than the sheet has columns`);
      const [key1 = null, key2 = null, key3 = null, key4 = null, key5 = null, key6 = null] = key;
      return { table, key1, key2, key3, key4, key5, key6, value };
    }),
    benefits: rows.benefits.map((benefit) => ({
      code: benefit.code,
      group: benefit.group,
      nameEn: benefit.name.en,
      nameZh: benefit.name.zhHant,
      partOf: benefit.partOf,
      rank: benefit.highlightRank,
    })),
    terms: rows.benefits.flatMap(termRows),
    notes: rows.notes.map(({ kind, text }) => ({ kind, en: text.en, zh: text.zhHant })),
    covers: rows.optionalCovers.map((cover) => ({
      code: cover.code,
      rider: cover.rider,
      nameEn: cover.name.en,
      nameZh: cover.name.zhHant,
      minimumAge: cover.minimumAge,
    })),
    additions: rows.optionalCovers.flatMap((cover) =>
      cover.adds.map(({ name, terms }) => ({
        cover: cover.code,
        nameEn: name.en,
        nameZh: name.zhHant,
        ...writeTerms(terms),
      })),
    ),
    promotions: promotions.map((promotion) => ({
      code: promotion.code,
      line: promotion.line ?? ALL_LINES,
      discount: percentOf(promotion.discountBasisPoints),
      validFrom: promotion.validFrom,
      validTo: promotion.validTo,
      ...ruleCells(promotion.rule),
      failureEn: promotion.failure?.en ?? null,
      failureZh: promotion.failure?.zhHant ?? null,
    })),
  };
}

/** One row for each tier of the rule and of every choice; one with the tier * where the benefit does not exist. */
function termRows({ code: benefit, terms, variants }: BenefitRow) {
  const byChoice = [['', terms] as const, ...Object.entries(variants).sort(([a], [b]) => (a < b ? -1 : 1))];
  return byChoice.flatMap(([name, byTier]) => {
    const choice = name || null;
    if (byTier === null) return [{ benefit, choice, tier: '*', ...writeTerms(null) }];
    return TIERS.flatMap((tier) => {
      const own = byTier[tier];
      return own ? [{ benefit, choice, tier, ...writeTerms(own) }] : [];
    });
  });
}

function ruleCells(rule: LineContent['promotions'][number]['rule']) {
  if (!rule) return { fact: null, comparison: null, than: null };
  if ('is' in rule) return { fact: rule.fact, comparison: 'is', than: writeScalar(rule.is) };
  if ('atLeast' in rule) return { fact: rule.fact, comparison: 'at least', than: String(rule.atLeast) };
  return { fact: rule.fact, comparison: 'at most', than: String(rule.atMost) };
}
