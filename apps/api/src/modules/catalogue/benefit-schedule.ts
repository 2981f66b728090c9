import type { BenefitTerms } from './benefit-terms.ts';
import type { Bilingual } from './bilingual.ts';

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
