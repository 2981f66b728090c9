import { texts } from '../../lib/texts.ts';
import type { BenefitGroup } from './benefit-groups.ts';
import type { BenefitTerms } from './benefit-terms.ts';
import type { Bilingual } from './bilingual.ts';
import { describeInBoth } from './describe-benefit.ts';
import { applyLimitFactor } from './limit-factor.ts';

/** One row of a plan's benefit table, ready to show. */
export interface PlanBenefit {
  /** 'TR01' */
  readonly code: string;
  /** Heading the row stands under: 'medical' and its name. */
  readonly group: string;
  readonly groupName: Bilingual;
  readonly name: Bilingual;
  readonly terms: BenefitTerms;
  readonly covered: boolean;
  /** The terms in words: "HK$300 per day, up to HK$3,000". */
  readonly text: Bilingual;
  /** Code of the benefit this one is a part of ("of which"), null when it stands alone. */
  readonly partOf: string | null;
}

/** One benefit as the catalogue keeps it, terms by tier before any insurer's factor. */
export interface BenefitRow {
  readonly code: string;
  readonly group: BenefitGroup;
  readonly name: Bilingual;
  readonly partOf: string | null;
  readonly highlightRank: number | null;
  readonly terms: Readonly<Record<string, BenefitTerms>>;
}

/** The benefit table of one tier at one limit factor, and its highlights in order of rank. */
export interface BenefitSchedule {
  readonly benefits: readonly PlanBenefit[];
  readonly highlights: readonly PlanBenefit[];
}

/** Makes schedules and keeps each: plans of equal tier and factor share one. Throws when a benefit lacks the tier. */
export function scheduler(rows: readonly BenefitRow[]): (tier: string, factorBasisPoints: number) => BenefitSchedule {
  const kept = new Map<string, BenefitSchedule>();
  return (tier, factorBasisPoints) => {
    const key = `${tier}/${factorBasisPoints}`;
    const known = kept.get(key);
    if (known) return known;
    const benefits = rows.map((row) => planBenefit(row, tier, factorBasisPoints));
    const highlights = rows
      .flatMap((row, index) => (row.highlightRank === null ? [] : [{ rank: row.highlightRank, index }]))
      .sort((a, b) => a.rank - b.rank)
      .map(({ index }) => benefits[index] as PlanBenefit);
    const schedule = { benefits, highlights };
    kept.set(key, schedule);
    return schedule;
  };
}

function planBenefit(row: BenefitRow, tier: string, factorBasisPoints: number): PlanBenefit {
  const base = row.terms[tier];
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
    covered: terms.kind !== 'not-covered',
    text: describeInBoth(terms),
    partOf: row.partOf,
  };
}
