import type { LineCode } from '@onegi/contract/lines';
import type { LevyMode, LevyRow } from '@onegi/rating/levy';
import type { PlanTerms } from '@onegi/rating/line-rating';
import type { RiskByLine } from '@onegi/rating/lines/all';
import type { RateResult, RateTerms } from '@onegi/rating/result';
import type { RiderRate } from '@onegi/rating/rider-tariff';
import type { TariffCell } from '@onegi/rating/tariff';
import type { Bilingual } from '../lib/bilingual.ts';
import type { BenefitTerms } from './benefit-terms.ts';

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
  /** Answered day and night: '+852 2000 0101'; null where the insurer has no number of its own. */
  readonly emergencyPhone: string | null;
}

/** One row of a plan's benefit table, ready to show. */
export interface PlanBenefit {
  /** 'TR01' */
  readonly code: string;
  /** Heading the row stands under: 'medical' and its name. */
  readonly group: string;
  readonly groupName: Bilingual;
  readonly name: Bilingual;
  readonly terms: BenefitTerms;
  /** False also for what could be bought but is not. */
  readonly covered: boolean;
  /** The terms in words: "HK$300 per day, up to HK$3,000". */
  readonly text: Bilingual;
  /** Code of the benefit this one is a part of ("of which"), null when it stands alone. */
  readonly partOf: string | null;
}

/** The benefit table of one tier at one limit factor, and its highlights in order of rank. */
export interface BenefitSchedule {
  readonly benefits: readonly PlanBenefit[];
  readonly highlights: readonly PlanBenefit[];
  /** What other tiers cover and this one does not. What none covers is no lack, nor is a part of what is lacking. */
  readonly lacking: readonly PlanBenefit[];
}

/** One sellable plan with everything a card needs, made once per version. */
export interface Plan {
  readonly code: string;
  readonly line: LineCode;
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
  /** What plans of other tiers cover and this one does not. */
  readonly lacking: readonly PlanBenefit[];
  /** The same in the line's other variants (third-party motor, out-patient care); `variantOf` a search names its own. */
  readonly variants: ReadonlyMap<string, BenefitSchedule>;
}

/** What is not covered, what cover depends on, and what else there is to know. */
export const noteKinds = ['exclusion', 'condition', 'note'] as const;
export type NoteKind = (typeof noteKinds)[number];

export interface ImportantNote {
  readonly seq: number;
  /** Null in versions from before notes had a kind: such a note counts as an exclusion, so that no answer flatters. */
  readonly kind: NoteKind | null;
  readonly text: Bilingual;
}

/** What an optional cover adds, in the same terms as a plan's benefits. */
export interface OptionalCoverAddition {
  readonly name: Bilingual;
  readonly terms: BenefitTerms;
}

export interface OptionalCover {
  readonly code: string;
  /** The name rating knows it by ('cruise'). */
  readonly rider: string;
  readonly name: Bilingual;
  /** What it adds: "Missed port HK$1,000 per port; …". */
  readonly summary: Bilingual;
  readonly adds: readonly OptionalCoverAddition[];
  /** Every way it is priced, in words; of which variant of the risk, or '*' where the variant does not matter. */
  readonly prices: readonly { readonly variant: string; readonly text: Bilingual }[];
  /** Under this age the cover cannot be taken; null without such a limit. */
  readonly minimumAge: number | null;
}

/** An optional cover that a plan has for a risk, and how it is priced there. */
export interface OfferedRider {
  readonly cover: OptionalCover;
  readonly rate: RiderRate;
}

/** One published version of one line, compiled. Immutable. */
export interface LineVersion<Line extends LineCode = LineCode> {
  readonly line: Line;
  readonly version: number;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  /** In stable order: the insurers' order, then Basic, Standard, Premier. */
  readonly plans: readonly Plan[];
  readonly planByCode: ReadonlyMap<string, Plan>;
  readonly notes: readonly ImportantNote[];
  readonly optionalCovers: readonly OptionalCover[];
  /** The tariff as it was published, for what is priced line by line. */
  readonly tariffCells: readonly TariffCell[];
  /** What a plan is priced by beside the tariff. */
  planTerms(plan: Plan): PlanTerms;
  /** One result per plan, results[i] belongs to plans[i]. Throws RangeError on a risk that validation lets not pass. */
  rate(risk: RiskByLine[Line], terms: RateTerms): RateResult[];
  /** The price of one plan alone, equal to its entry in rate(). */
  ratePlan(plan: Plan, risk: RiskByLine[Line], terms: RateTerms): RateResult;
  /** The optional covers that a plan has: for a risk, or without one for the line's usual case. */
  ridersOffered(plan: Plan, risk: RiskByLine[Line] | null): OfferedRider[];
}

/** A condition on one fact of the risk, by its domain name: { fact: 'tripType', is: 'S' }. */
export type PromotionRule = { readonly fact: string } & (
  | { readonly is: string | number | boolean }
  | { readonly atLeast: number }
  | { readonly atMost: number }
);

export interface Promotion {
  readonly code: string;
  /** Null: every line. */
  readonly line: LineCode | null;
  readonly discountBasisPoints: number;
  /** Both inclusive, yyyy-MM-dd. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly rule: PromotionRule | null;
  readonly failure: Bilingual | null;
}

/** The settings that prices and quotes are made with. */
export interface CatalogueSettings {
  readonly levyMode: LevyMode;
  readonly travelDayLimit: number;
  readonly quoteValidDays: number;
  readonly offerValidDays: number;
  readonly premiumTermDays: number;
  readonly requestQuoteSlaHours: number;
  readonly promotionMaxBasisPoints: number;
}

/** When a policy starts and for how many years: what its levies are chosen by. */
export interface Inception {
  /** yyyy-MM-dd */
  readonly startsOn: string;
  readonly years: 1 | 2;
}

/** The whole catalogue as it stands on one day in Hong Kong. Immutable; no call touches the database. */
export interface CatalogueSnapshot {
  /** yyyy-MM-dd, the day it is for. */
  readonly today: string;
  readonly settings: CatalogueSettings;
  readonly insurers: readonly Insurer[];
  readonly insurerByCode: ReadonlyMap<string, Insurer>;
  readonly levies: readonly LevyRow[];
  readonly promotions: ReadonlyMap<string, Promotion>;
  /** The version in force today. Throws when the line has none. */
  line<Line extends LineCode>(line: Line): LineVersion<Line>;
  /** The terms for a quote of a line: freeze them with the quote, and hand them to rate(). */
  terms(line: LineCode, inception: Inception, promotionBasisPoints?: number): RateTerms;
}

/** The process's view of the catalogue, kept fresh. */
export interface Catalogue {
  /** The same object until something changes or the day does: what is worked out of it can be kept with it. */
  current(): CatalogueSnapshot;
  /** Any published version, for replays; loaded once and kept. Rejects when there is no such version. */
  version<Line extends LineCode>(line: Line, version: number): Promise<LineVersion<Line>>;
  refresh(): Promise<void>;
  close(): Promise<void>;
}
