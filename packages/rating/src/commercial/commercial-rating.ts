import { type PremiumPart, sumOf } from './premium.ts';

/** Why the indicative rates give no figure: an officer asks the insurers. */
export const referReasons = [
  'highHazard',
  'lossRatio',
  'occupancy',
  'works',
  'existingProperty',
  'buildingAge',
  'interruption',
  'projectEmployees',
  'duration',
  'goods',
  'period',
  'noRates',
] as const;
export type ReferReason = (typeof referReasons)[number];

/** A premium of lines that add up to it exactly, without levies. */
export interface CommercialPremium {
  readonly parts: readonly PremiumPart[];
  /** The part of the premium that bears the levies of employees' compensation. */
  readonly employeesCents: number;
  /** Employees' compensation alone: the least that the insurer is liable for in one event. */
  readonly limitCents?: number;
}

/** The indicative rates of one form. */
export interface CommercialRating<Risk> {
  /** Why there is no figure, as far as the answers so far tell. */
  refers(risk: Partial<Risk>): ReferReason[];
  /** What a figure cannot do without, given the answers so far. */
  needs(risk: Partial<Risk>): readonly (keyof Risk & string)[];
  premium(risk: Risk): CommercialPremium;
}

export type Rated<Risk> =
  | { readonly kind: 'refer'; readonly reasons: readonly ReferReason[] }
  | { readonly kind: 'missing'; readonly fields: readonly (keyof Risk & string)[] }
  | { readonly kind: 'rated'; readonly premium: CommercialPremium };

/** A premium that is all one section without employees. */
export const withoutEmployees = (parts: readonly PremiumPart[]): CommercialPremium => ({ parts, employeesCents: 0 });

/** What the rates say of the answers so far. Throws RangeError on amounts beyond what a double holds exactly. */
export function rateCommercial<Risk extends object>(rating: CommercialRating<Risk>, risk: Partial<Risk>): Rated<Risk> {
  const reasons = rating.refers(risk);
  if (reasons.length > 0) return { kind: 'refer', reasons };
  const fields = rating.needs(risk).filter((field) => risk[field] === undefined);
  if (fields.length > 0) return { kind: 'missing', fields };
  return { kind: 'rated', premium: rating.premium(risk as Risk) };
}

/** Sections, loadings and what lifts to a minimum, each summed: together the premium. */
export function subtotals(parts: readonly PremiumPart[]): {
  sumCents: number;
  loadingCents: number;
  minimumCents: number;
  premiumCents: number;
} {
  const of = (kind: PremiumPart['kind']) => sumOf(parts.filter((part) => part.kind === kind));
  return {
    sumCents: of('section'),
    loadingCents: of('loading'),
    minimumCents: of('minimum'),
    premiumCents: sumOf(parts),
  };
}
