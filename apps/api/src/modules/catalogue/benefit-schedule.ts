import type { Bilingual } from '../../lib/bilingual.ts';
import { texts } from '../../lib/texts.ts';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { BenefitSchedule, PlanBenefit } from '../../ports/catalogue.ts';
import type { BenefitGroup } from './benefit-groups.ts';
import { describeInBoth } from './describe-benefit.ts';
import { applyLimitFactor } from './limit-factor.ts';

export type TermsByTier = Readonly<Record<string, BenefitTerms>>;

/** One benefit as the catalogue keeps it, terms by tier before any insurer's factor. */
export interface BenefitRow {
  readonly code: string;
  readonly group: BenefitGroup;
  readonly name: Bilingual;
  readonly partOf: string | null;
  readonly highlightRank: number | null;
  /** In the line's default variant; null where the benefit belongs to others alone. */
  readonly terms: TermsByTier | null;
  /** By choice, where a choice of the search changes the benefit; null: absent there. */
  readonly variants: Readonly<Record<string, TermsByTier | null>>;
}

const HIGHLIGHTS = 4;

/**
 * Makes schedules and keeps each: plans of equal tier and factor share one. A variant is the choices it is made of,
 * joined by '+' ("H+dental"); where several of them change a benefit, the last one counts. Throws when a benefit lacks
 * the tier.
 */
export function scheduler(
  rows: readonly BenefitRow[],
): (tier: string, factorBasisPoints: number, variant: string) => BenefitSchedule {
  const schedules = new Map<string, BenefitSchedule>();
  const made = new Map<string, PlanBenefit>();
  const ranked = rows
    .filter(({ highlightRank }) => highlightRank !== null)
    .sort((a, b) => Number(a.highlightRank) - Number(b.highlightRank));

  function benefitOf(row: BenefitRow, tier: string, factorBasisPoints: number, variant: string): PlanBenefit | null {
    const choice = choiceFor(row, variant);
    const termsByTier = choice === null ? row.terms : row.variants[choice];
    if (!termsByTier) return null;
    const key = `${row.code}/${choice}/${tier}/${factorBasisPoints}`;
    const benefit = made.get(key) ?? planBenefit(row, termsByTier, tier, factorBasisPoints);
    made.set(key, benefit);
    return benefit;
  }

  return (tier, factorBasisPoints, variant) => {
    const key = `${tier}/${factorBasisPoints}/${variant}`;
    const known = schedules.get(key);
    if (known) return known;
    const show = (row: BenefitRow) => benefitOf(row, tier, factorBasisPoints, variant) ?? [];
    const schedule = {
      benefits: rows.flatMap(show),
      highlights: ranked
        .filter((row) => isEverCovered(row, variant))
        .flatMap(show)
        .slice(0, HIGHLIGHTS),
      lacking: rows
        .filter((row) => row.partOf === null && isEverCovered(row, variant))
        .flatMap(show)
        .filter(({ covered }) => !covered),
    };
    schedules.set(key, schedule);
    return schedule;
  };
}

/** The choice of the variant that the row has terms of its own for; null where the default terms hold. */
function choiceFor(row: BenefitRow, variant: string): string | null {
  return variant.split('+').findLast((choice) => Object.hasOwn(row.variants, choice)) ?? null;
}

/** Whether any tier of the variant covers it: what none does tells nothing on a card. */
function isEverCovered(row: BenefitRow, variant: string): boolean {
  const choice = choiceFor(row, variant);
  const termsByTier = choice === null ? row.terms : row.variants[choice];
  return Object.values(termsByTier ?? {}).some(isCovered);
}

const isCovered = ({ kind }: BenefitTerms) => kind !== 'not-covered' && kind !== 'optional';

function planBenefit(row: BenefitRow, termsByTier: TermsByTier, tier: string, factorBasisPoints: number): PlanBenefit {
  const base = termsByTier[tier];
  if (!base) throw new Error(`Benefit ${row.code} has no terms for tier ${tier}`);
  const terms = applyLimitFactor(base, factorBasisPoints);
  return {
    code: row.code,
    group: row.group,
    groupName: {
      en: texts.en(`catalogue.benefitGroup.${row.group}`),
      zhHant: texts['zh-Hant'](`catalogue.benefitGroup.${row.group}`),
    },
    name: row.name,
    terms,
    covered: isCovered(terms),
    text: describeInBoth(terms),
    partOf: row.partOf,
  };
}
