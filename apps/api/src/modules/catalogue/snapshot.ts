import type { SoldLine } from '@onegi/contract/lines';
import type { LevyRow } from '@onegi/rating/levy';
import type { TravelRateTerms, TravelResult, TravelRisk } from '@onegi/rating/lines/travel-types';
import type { BenefitSchedule, PlanBenefit } from './benefit-schedule.ts';
import type { Bilingual } from './bilingual.ts';
import type { OptionalCover } from './optional-covers.ts';
import type { Promotion } from './promotion-rules.ts';
import type { Settings } from './settings.ts';

export interface Insurer {
  readonly code: string;
  readonly name: Bilingual;
  readonly brand: Bilingual;
  readonly style: Bilingual;
  /** '#RRGGBB' */
  readonly colour: string;
  /** True: the insurer's plans are applied for here. False: on the insurer's own site. */
  readonly connected: boolean;
  readonly siteUrl: string;
}

/** One sellable plan with everything a card needs, made once per version. */
export interface Plan {
  readonly code: string;
  readonly line: SoldLine;
  readonly version: number;
  readonly insurer: Insurer;
  readonly tier: string;
  readonly name: Bilingual;
  /** A, B, D, or another letter that means "Request Quote". */
  readonly method: string;
  readonly standingDiscountBasisPoints: number;
  readonly brochureFile: string;
  readonly wordingFile: string;
  readonly claimFile: string;
  /** Every benefit row in order, with the insurer's limits and the text in both languages. Shared between equal plans. */
  readonly benefits: readonly PlanBenefit[];
  /** The four benefits that matter most, best first. */
  readonly highlights: readonly PlanBenefit[];
  /** The same in the line's other variants (third-party motor, out-patient care); `variantOf` a search names its own. */
  readonly variants: ReadonlyMap<string, BenefitSchedule>;
}

export interface ImportantNote {
  readonly seq: number;
  readonly text: Bilingual;
}

/** One published version of one line, compiled. Immutable. */
export interface LineVersion<Risk, Terms, Result> {
  readonly line: SoldLine;
  readonly version: number;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  /** In stable order: the insurers' order, then Basic, Standard, Premier. */
  readonly plans: readonly Plan[];
  readonly planByCode: ReadonlyMap<string, Plan>;
  readonly notes: readonly ImportantNote[];
  readonly optionalCovers: readonly OptionalCover[];
  /** One result per plan, results[i] belongs to plans[i]. Throws RangeError on a risk that validation lets not pass. */
  rate(risk: Risk, terms: Terms): Result[];
  /** The price of one plan alone, equal to its entry in rate(). */
  ratePlan(plan: Plan, risk: Risk, terms: Terms): Result;
}

export type TravelVersion = LineVersion<TravelRisk, TravelRateTerms, TravelResult>;

/** What each sellable line's version is; a new line is added here and the compiler lists the rest. */
export interface VersionByLine {
  TRAVEL: TravelVersion;
}

/** The whole catalogue as it stands on one day in Hong Kong. Immutable; no call touches the database. */
export interface CatalogueSnapshot {
  /** yyyy-MM-dd, the day it is for. */
  readonly today: string;
  readonly settings: Settings;
  readonly insurers: readonly Insurer[];
  readonly insurerByCode: ReadonlyMap<string, Insurer>;
  readonly levies: readonly LevyRow[];
  readonly promotions: ReadonlyMap<string, Promotion>;
  /** The version in force today. Throws when the line has none. */
  line<Line extends SoldLine>(line: Line): VersionByLine[Line];
  /** The IA levy row for a policy of this line that starts on the date, by the mode in the settings. */
  levyRow(line: SoldLine, inceptionDate: string): LevyRow;
  /** The terms for a travel quote: freeze them with the quote, and hand them to rate(). */
  travelTerms(departOn: string, promotionBasisPoints?: number): TravelRateTerms;
}

/** The process's view of the catalogue, kept fresh. */
export interface Catalogue {
  current(): CatalogueSnapshot;
  /** Any published version, for replays; loaded once and kept. Rejects when there is no such version. */
  version<Line extends SoldLine>(line: Line, version: number): Promise<VersionByLine[Line]>;
  refresh(): Promise<void>;
  close(): Promise<void>;
}
