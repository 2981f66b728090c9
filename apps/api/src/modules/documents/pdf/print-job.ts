import type { LineCode } from '@onegi/contract/lines';
import type { Language } from '../../../lib/texts.ts';
import type { PlanBenefit } from '../../catalogue/benefit-schedule.ts';
import type { Bilingual } from '../../catalogue/bilingual.ts';
import type { OptionalCover } from '../../catalogue/optional-covers.ts';
import type { ImportantNote, Plan } from '../../catalogue/snapshot.ts';
import type { PolicyFacts } from '../policy-facts.ts';

/** All of one insurer's plans of a line, in the version that is printed. */
export interface ProductPrint {
  readonly line: LineCode;
  readonly version: number;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  readonly plans: readonly Plan[];
  readonly notes: readonly ImportantNote[];
  readonly optionalCovers: readonly OptionalCover[];
}

export interface PolicyPrint {
  readonly facts: PolicyFacts;
  readonly plan: Plan;
  readonly optionalCovers: readonly OptionalCover[];
}

export interface ComparedPlan {
  readonly plan: Plan;
  /** Of the variant that was searched. */
  readonly benefits: readonly PlanBenefit[];
  /** Null: on request. */
  readonly price: { readonly totalCents: number; readonly beforeDiscountCents: number } | null;
}

export interface ComparisonPrint {
  readonly plans: readonly ComparedPlan[];
  /** By benefit code the columns (from 0) with the best value. */
  readonly best: Readonly<Record<string, readonly number[]>>;
  readonly searchText: Bilingual | null;
  /** yyyy-MM-dd */
  readonly preparedOn: string;
  readonly validUntil: string | null;
}

/** Plain data that travels to the process which makes PDFs. */
export type PrintJob = { readonly language: Language } & (
  | { readonly kind: 'brochure'; readonly product: ProductPrint }
  | { readonly kind: 'wording'; readonly product: ProductPrint }
  | { readonly kind: 'schedule'; readonly policy: PolicyPrint }
  | { readonly kind: 'receipt'; readonly policy: PolicyPrint }
  | { readonly kind: 'comparison'; readonly comparison: ComparisonPrint }
);
