import type { LevyRow } from '../levy.ts';
import { type CommercialRating, rateCommercial, subtotals } from './commercial-rating.ts';
import { type CommercialLevies, leviedPremium } from './levied.ts';

/** A premium as a table of cases states it: lines as `code: cents`, the minimum's among them, and the sum. */
export function ratedAs<Risk extends object>(rating: CommercialRating<Risk>, risk: Partial<Risk>) {
  const rated = rateCommercial(rating, risk);
  if (rated.kind !== 'rated') return rated;
  const lines = rated.premium.parts.map(({ code, cents }) => `${code} ${(cents / 100).toFixed(2)}`);
  return { lines, premium: (subtotals(rated.premium.parts).premiumCents / 100).toFixed(2) };
}

const row = (code: LevyRow['code'], ratePpm: number, capCents: number | null = null): LevyRow => ({
  code,
  class: code === 'IA' ? 'GENERAL' : 'EMPLOYEES_COMPENSATION',
  effectiveFrom: '2021-04-01',
  effectiveTo: null,
  ratePpm,
  capCents,
});

const IA_DATED = row('IA', 1_000, 500_000);
const employeesLevies = [row('ECIL', 58_000), row('GTFC', 30_000), row('ECIIB', 20_000)];

export const levies = (years = 1, first: LevyRow = IA_DATED): CommercialLevies => ({
  levyByYear: Array.from({ length: years }, () => first),
  ofClass: employeesLevies,
});

/** The levies and the total, in dollars; a risk that is rated. */
export function leviedAs<Risk extends object>(rating: CommercialRating<Risk>, risk: Risk, terms = levies()) {
  const rated = rateCommercial(rating, risk);
  if (rated.kind !== 'rated') throw new Error(`Not rated: ${JSON.stringify(rated)}`);
  const levied = leviedPremium(rated.premium, terms);
  return {
    levies: levied.levies.map(({ code, cents }) => `${code} ${(cents / 100).toFixed(2)}`),
    total: (levied.totalCents / 100).toFixed(2),
  };
}
