import type { TariffCell } from '@onegi/rating/tariff';
import type { BenefitTerms } from '../../src/ports/benefit-terms.ts';
import type { NoteKind, OptionalCoverAddition } from '../../src/ports/catalogue.ts';
import { type InsurerCode, insurers } from './insurers.ts';

export type Tier = 'B' | 'S' | 'P';

/** How one insurer prices a line: tiers sold, factor on the market base, percent off for buying online. */
export interface InsurerOffer {
  readonly tiers: 'B' | 'S' | 'P' | 'BS' | 'SP' | 'BSP';
  readonly relativity: number;
  readonly discountPercent: number;
  /** Where this line is sold otherwise than the insurer's default. */
  readonly method?: 'A' | 'B' | 'D' | 'Q';
}

export interface PlanSeed {
  readonly code: string;
  readonly insurerCode: InsurerCode;
  readonly tier: Tier;
  readonly name: string;
  readonly nameZh: string;
  readonly method: string;
  readonly relativityBasisPoints: number;
  readonly standingDiscountBasisPoints: number;
  readonly limitFactorBasisPoints: number;
  readonly brochureFile: string;
  readonly wordingFile: string;
  readonly claimFile: string;
}

export interface BenefitSeed {
  readonly code: string;
  readonly group: string;
  readonly name: string;
  readonly nameZh: string;
  readonly partOf?: string;
  /** Cards show the benefits with a rank, 1 first. */
  readonly highlightRank?: number;
  /** In the line's default variant; null where the benefit belongs to other variants alone. */
  readonly terms: Readonly<Record<Tier, BenefitTerms>> | null;
  /** By choice of the search where the benefit differs there ("T": third-party motor); null: absent there. */
  readonly variants?: Readonly<Record<string, Readonly<Record<Tier, BenefitTerms>> | null>>;
}

export interface OptionalCoverSeed {
  readonly code: string;
  readonly rider: string;
  readonly name: string;
  readonly nameZh: string;
  readonly minimumAge?: number;
  readonly adds: readonly OptionalCoverAddition[];
}

export type NoteSeed = readonly [kind: NoteKind, english: string, chinese: string];

/** The first version of one line. */
export interface LineSeed {
  readonly effectiveFrom: string;
  readonly note: string;
  readonly plans: readonly PlanSeed[];
  readonly cells: readonly TariffCell[];
  readonly benefits: readonly BenefitSeed[];
  readonly notes: readonly NoteSeed[];
  readonly optionalCovers: readonly OptionalCoverSeed[];
}

const TIER_NAMES: Record<Tier, readonly [english: string, chinese: string]> = {
  B: ['Basic', '基本計劃'],
  S: ['Standard', '標準計劃'],
  P: ['Premier', '尊尚計劃'],
};

/** The plans of a line: "Lantern Peak Travel Basic", 燈峰旅遊基本計劃, LPG-TRAVEL-B, in the insurers' order. */
export function plansOf(
  line: string,
  lineName: readonly [english: string, chinese: string],
  offers: Partial<Record<InsurerCode, InsurerOffer>>,
): PlanSeed[] {
  return (Object.keys(insurers) as InsurerCode[]).flatMap((insurerCode) => {
    const offer = offers[insurerCode];
    if (!offer) return [];
    const insurer = insurers[insurerCode];
    return ([...offer.tiers] as Tier[]).map((tier) => ({
      code: `${insurerCode}-${line}-${tier}`,
      insurerCode,
      tier,
      name: `${insurer.brand} ${lineName[0]} ${TIER_NAMES[tier][0]}`,
      nameZh: `${insurer.brandZh}${lineName[1]}${TIER_NAMES[tier][1]}`,
      method: offer.method ?? insurer.method,
      relativityBasisPoints: Math.round(offer.relativity * 10_000),
      standingDiscountBasisPoints: offer.discountPercent * 100,
      limitFactorBasisPoints: insurer.limitFactor,
      brochureFile: `${insurerCode}_${line}_brochure.pdf`,
      wordingFile: `${insurerCode}_${line}_policy.pdf`,
      claimFile: `${insurerCode}_${line}_claim.pdf`,
    }));
  });
}
