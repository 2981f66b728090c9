import type { CommercialRating } from './commercial-rating.ts';
import { type EmployeesRow, employeesPremium, isHighHazard, isLossTooHigh } from './employees-compensation.ts';
import { type PremiumPart, ratedSection, rateOf, withFactors, withMinimum } from './premium.ts';

export interface BusinessPackageRisk {
  /** OFF office, SHP shop, RST restaurant; CLN clinic and SCH tutorial centre have no rates. */
  readonly occupancy: string;
  readonly buildingAge: number;
  readonly contentsCents: number;
  readonly stockCents?: number;
  readonly grossProfitCents?: number;
  /** Limit of public liability in dollars. */
  readonly liabilityLimit: number;
  readonly moneyCents?: number;
  readonly withEmployees: boolean;
  readonly employees?: readonly EmployeesRow[];
  /** Of employees' compensation: claims of three years to premium, in hundredths of a percent. */
  readonly lossRatioBasisPoints?: number;
  /** Asked for through the page for small businesses. */
  readonly isSmallBusiness?: boolean;
}

interface OccupancyRates {
  readonly contentsPpm: number;
  readonly contentsMinimumCents: number;
  readonly liabilityHundredths: number;
}

const occupancies: Readonly<Record<string, OccupancyRates>> = {
  OFF: { contentsPpm: 1_800, contentsMinimumCents: 900_00, liabilityHundredths: 100 },
  SHP: { contentsPpm: 2_800, contentsMinimumCents: 1_300_00, liabilityHundredths: 140 },
  RST: { contentsPpm: 4_500, contentsMinimumCents: 2_500_00, liabilityHundredths: 250 },
};

const STOCK_PPM = 2_500;
const INTERRUPTION_PPM = 1_000;
const MONEY_PPM = 6_000;
const liabilityCents = { 5000000: 450_00, 10000000: 650_00, 20000000: 1_100_00 };

const ratesOf = (occupancy: string): OccupancyRates | undefined =>
  Object.hasOwn(occupancies, occupancy) ? occupancies[occupancy] : undefined;

/** The sections without employees' compensation; the minimum is the contents section's alone. */
function sectionsOf(risk: BusinessPackageRisk, rates: OccupancyRates): PremiumPart[] {
  const contents = ratedSection('contents', risk.contentsCents, rates.contentsPpm);
  const cents = rateOf(liabilityCents, risk.liabilityLimit);
  const hundredths = rates.liabilityHundredths;
  return [
    ...withMinimum(contents, rates.contentsMinimumCents, 'contentsMinimum'),
    ...ratedSection('stock', risk.stockCents, STOCK_PPM),
    ...ratedSection('interruption', risk.grossProfitCents, INTERRUPTION_PPM),
    // Whole dollars times whole tenths: nothing to round.
    {
      code: 'liability',
      kind: 'section',
      cents: (cents * hundredths) / 100,
      working: { kind: 'rate', ofCents: cents, ratePpm: hundredths * 10_000 },
    },
    ...ratedSection('money', risk.moneyCents, MONEY_PPM),
  ];
}

/** Office, shop and restaurant; the age of the building and the discount are on all but employees' compensation. */
export const businessPackage: CommercialRating<BusinessPackageRisk> = {
  refers: ({ occupancy, withEmployees, employees, lossRatioBasisPoints }) => [
    ...(occupancy !== undefined && !ratesOf(occupancy) ? (['occupancy'] as const) : []),
    ...(withEmployees && isHighHazard(employees) ? (['highHazard'] as const) : []),
    ...(withEmployees && isLossTooHigh(lossRatioBasisPoints) ? (['lossRatio'] as const) : []),
  ],
  needs: ({ withEmployees }) => [
    'occupancy',
    'buildingAge',
    'contentsCents',
    'liabilityLimit',
    'withEmployees',
    ...(withEmployees ? (['employees'] as const) : []),
  ],
  premium(risk) {
    const rates = ratesOf(risk.occupancy);
    if (!rates) throw new RangeError(`No rates for ${risk.occupancy}`);
    const business = withFactors(sectionsOf(risk, rates), [
      { code: 'buildingAge', hundredths: risk.buildingAge > 40 ? 115 : 100 },
      { code: 'smallBusiness', hundredths: risk.isSmallBusiness ? 90 : 100 },
    ]);
    if (!risk.withEmployees) return { parts: business, employeesCents: 0 };
    const { parts, ...rest } = employeesPremium(risk.employees ?? [], risk.lossRatioBasisPoints);
    return { ...rest, parts: [...business, ...parts] };
  },
};
