import { multiplyDivideHalfUp, safeInteger } from '../money.ts';

/** Lines of a commercial premium. */
export const partCodes = [
  'employees',
  'lossRatio',
  'contents',
  'stock',
  'interruption',
  'liability',
  'money',
  'buildingAge',
  'smallBusiness',
  'works',
  'duration',
  'limit',
  'cargo',
  'clauses',
  'air',
  'lessThanContainer',
  'war',
  'property',
  'sprinklers',
  'builtBefore1980',
  'turnover',
  'eventDays',
  'minimum',
  'contentsMinimum',
  'employeesMinimum',
] as const;
export type PartCode = (typeof partCodes)[number];

/** How a line came about: a rate of an amount, a price per piece, or a factor (in hundredths) on what stands above it. */
export type Working =
  | { readonly kind: 'rate'; readonly ofCents: number; readonly ratePpm: number }
  | { readonly kind: 'each'; readonly count: number; readonly cents: number }
  | { readonly kind: 'factor'; readonly hundredths: number };

/** One line of a premium. A loading is negative where it is a discount; a minimum is what is added to reach it. */
export interface PremiumPart {
  readonly code: PartCode;
  readonly kind: 'section' | 'loading' | 'minimum';
  readonly cents: number;
  readonly working?: Working;
  /** Of employees: their place in the list. */
  readonly row?: number;
}

/** A factor on everything above it; 115 is +15%. */
export interface Factor {
  readonly code: PartCode;
  readonly hundredths: number;
}

/** The lines' total in cents. Throws RangeError beyond what a double holds exactly. */
export const sumOf = (parts: readonly PremiumPart[]): number =>
  parts.reduce((total, { cents }) => safeInteger(total + cents), 0);

/** A section at a rate, rounded half-up to the cent; no line at all where there is nothing to insure. */
export function ratedSection(code: PartCode, ofCents: number | undefined, ratePpm: number): PremiumPart[] {
  if (!ofCents) return [];
  const cents = multiplyDivideHalfUp(ofCents, ratePpm, 1_000_000);
  return [{ code, kind: 'section', cents, working: { kind: 'rate', ofCents, ratePpm } }];
}

/**
 * The lines with factors applied to their sum. Factors multiply exactly: each running total is the sum times all factors
 * so far, rounded half-up once, and a factor's line is the difference it makes. A factor of 1.00 makes no line.
 */
export function withFactors(parts: readonly PremiumPart[], factors: readonly Factor[]): PremiumPart[] {
  const sum = sumOf(parts);
  let [numerator, denominator, running] = [1, 1, sum];
  const added = factors
    .filter(({ hundredths }) => hundredths !== 100)
    .map(({ code, hundredths }): PremiumPart => {
      numerator *= hundredths;
      denominator *= 100;
      const total = multiplyDivideHalfUp(sum, numerator, denominator);
      const cents = total - running;
      running = total;
      return { code, kind: 'loading', cents, working: { kind: 'factor', hundredths } };
    });
  return [...parts, ...added];
}

/** The lines, and one that lifts their sum to the minimum where it is below; of a section, that says which. */
export function withMinimum(
  parts: readonly PremiumPart[],
  minimumCents: number,
  code: PartCode = 'minimum',
): PremiumPart[] {
  const short = minimumCents - sumOf(parts);
  return short > 0 ? [...parts, { code, kind: 'minimum', cents: short }] : [...parts];
}

/** A row of a table of rates. Throws RangeError for what the table does not have. */
export function rateOf(table: Readonly<Record<string | number, number>>, key: string | number): number {
  const rate = Object.hasOwn(table, key) ? table[key] : undefined;
  if (rate === undefined) throw new RangeError(`No rate for ${key}`);
  return rate;
}
