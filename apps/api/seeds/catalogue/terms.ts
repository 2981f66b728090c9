import { type BenefitGroup, isBenefitGroup } from '../../src/modules/catalogue/benefit-groups.ts';
import type { BenefitRow } from '../../src/modules/catalogue/benefit-schedule.ts';
import type { BenefitTerms, TermsOf } from '../../src/ports/benefit-terms.ts';
import type { BenefitSeed, Tier } from './line-seed.ts';

/** Short ways to write benefit terms in the seeds. Whole HK$. */

export type TermsByTier = Readonly<Record<Tier, BenefitTerms>>;

type Amount = TermsOf<'amount'>;
type PerUnit = TermsOf<'per-unit'>;

export const notCovered: BenefitTerms = { kind: 'not-covered' };
export const included: BenefitTerms = { kind: 'included' };
export const optional: BenefitTerms = { kind: 'optional' };
export const actualCost: BenefitTerms = { kind: 'actual-cost' };
export const fullCover: BenefitTerms = { kind: 'actual-cost', full: true };

/** Costs up to a limit; `more` adds sub-limits, periods and the like. */
export function upTo(limit: number, more: Partial<Amount> = {}): Amount {
  return { kind: 'amount', limit, pays: 'expenses', ...more };
}

/** A fixed sum. */
export function cash(limit: number, more: Partial<Amount> = {}): Amount {
  return { kind: 'amount', limit, pays: 'fixed', ...more };
}

export const perItem = (amount: number): Partial<Amount> => ({ subLimits: [{ per: 'item', amount }] });
export const perVisit = (amount: number): Partial<Amount> => ({ subLimits: [{ per: 'visit', amount }] });

/** A sum for each unit. */
export function each(unit: PerUnit['unit'], amount: number, more: Partial<PerUnit> = {}): PerUnit {
  return { kind: 'per-unit', amount, unit, every: 1, ...more };
}

/** The cost of each unit up to a sum. */
export function costOfEach(unit: PerUnit['unit'], amount: number, more: Partial<PerUnit> = {}): PerUnit {
  return each(unit, amount, { pays: 'expenses', ...more });
}

export function perSixHours(amount: number, limit: number): PerUnit {
  return each('hours', amount, {
    every: 6,
    limit,
    trigger: { event: 'travel-delay', measure: 'full', hours: 6 },
  });
}

export function ofSumInsured(percent: number): BenefitTerms {
  return { kind: 'share', percent, of: 'sum-insured' };
}

export function excess(amount: number, more: Partial<TermsOf<'excess'>> = {}): BenefitTerms {
  return { kind: 'excess', amount, ...more };
}

export function waiting(count: number, unit: 'day' | 'month', more: Partial<TermsOf<'waiting'>> = {}): BenefitTerms {
  return { kind: 'waiting', count, unit, ...more };
}

/** The same terms in every tier. */
export function same(terms: BenefitTerms): TermsByTier {
  return { B: terms, S: terms, P: terms };
}

export function tiers(B: BenefitTerms, S: BenefitTerms, P: BenefitTerms): TermsByTier {
  return { B, S, P };
}

/** One limit per tier, each made into terms alike; null: not covered. */
export function byTier(
  limits: readonly [basic: number | null, standard: number | null, premier: number | null],
  make: (limit: number) => BenefitTerms = upTo,
): TermsByTier {
  const [B, S, P] = limits.map((limit) => (limit === null ? notCovered : make(limit)));
  return { B, S, P } as TermsByTier;
}

/** One row of a line's benefit table. */
export function row(
  code: string,
  group: BenefitGroup,
  name: string,
  nameZh: string,
  terms: TermsByTier | null,
  more: Pick<BenefitSeed, 'partOf' | 'highlightRank' | 'variants'> = {},
): BenefitSeed {
  return { code, group, name, nameZh, terms, ...more };
}

/** The rows as the catalogue reads them back from the database. */
export function benefitRows(seeds: readonly BenefitSeed[]): BenefitRow[] {
  return seeds.map(({ code, group, name, nameZh, partOf, highlightRank, terms, variants }) => {
    if (!isBenefitGroup(group)) throw new Error(`Benefit ${code} stands under no known heading`);
    return {
      code,
      group,
      name: { en: name, zhHant: nameZh },
      partOf: partOf ?? null,
      highlightRank: highlightRank ?? null,
      terms,
      variants: variants ?? {},
    };
  });
}
