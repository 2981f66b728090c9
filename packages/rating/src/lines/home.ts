import { byTier, type ChosenRider, type LineRating, type MarketPrice, type Tier } from '../line-rating.ts';
import type { Tariff } from '../tariff.ts';
import { checkWhole } from '../whole.ts';

export type HomeAreaBand = '01' | '02' | '03' | '04' | '05' | '06';
export type HomeRider = 'building' | 'worldwideEffects' | 'lossOfRent' | 'extraLiability' | 'helperPack';
export type HomeReason = 'area-over-limit' | 'basic-not-offered';

export interface HomeRisk {
  /** Gross floor area; in band 06 the square feet say it. */
  readonly areaBand: HomeAreaBand;
  readonly areaSqFt?: number | null;
  /** A flat, H house or village house. */
  readonly buildingType: 'A' | 'H';
  /** W within 35 years, M more. */
  readonly buildingAge: 'W' | 'M';
  readonly riders: readonly ChosenRider<HomeRider>[];
}

export const homeRating: LineRating<HomeRisk, HomeRider, HomeReason> = {
  riders: ['building', 'worldwideEffects', 'lossOfRent', 'extraLiability', 'helperPack'],
  riderVariants: ['*'],
  compile(cells) {
    const tariff = readHomeTariff(cells);
    return {
      price(risk) {
        const area = areaOf(tariff, risk);
        if (area === null) return byTier(() => 'area-over-limit');
        return byTier((tier) => priceHome(tariff, risk, area, tier));
      },
      riderBasis: () => ({ variant: '*', adults: 1, children: 0, insuredDollars: 0 }),
    };
  },
};

const BANDS: readonly HomeAreaBand[] = ['01', '02', '03', '04', '05'];

interface HomeTariff {
  /** Smallest first; premiums in hundredths of a dollar. */
  readonly bands: readonly {
    readonly code: string;
    readonly lastSqFt: number;
    readonly premium: Record<Tier, number>;
  }[];
  readonly perSqFt: number;
  readonly largeFactor: Record<Tier, number>;
  readonly house: number;
  readonly old: number;
  readonly minimum: Record<Tier, number>;
  readonly mostSqFt: number;
}

/**
 * Cells: band [area band] its last square foot, premium [area band, tier], large [perSqFt] for each square foot above the
 * last band, large [tier] the factor on such a premium, factor [house | old], minimum [tier], refer [mostSqFt].
 */
function readHomeTariff(tariff: Tariff): HomeTariff {
  const bands = BANDS.map((code) => ({
    code,
    lastSqFt: tariff.integer(0, 'band', code),
    premium: byTier((tier) => tariff.integer(2, 'premium', code, tier)),
  }));
  return {
    bands,
    perSqFt: tariff.integer(2, 'large', 'perSqFt'),
    largeFactor: byTier((tier) => tariff.integer(2, 'large', tier)),
    house: tariff.integer(2, 'factor', 'house'),
    old: tariff.integer(2, 'factor', 'old'),
    minimum: byTier((tier) => tariff.integer(0, 'minimum', tier)),
    mostSqFt: tariff.integer(0, 'refer', 'mostSqFt'),
  };
}

type HomeBand = HomeTariff['bands'][number];

/** A band, the square feet above the last band, or null above the limit. */
function areaOf(tariff: HomeTariff, risk: HomeRisk): HomeBand | number | null {
  if (risk.areaBand !== '06') {
    const band = tariff.bands.find(({ code }) => code === risk.areaBand);
    if (!band) throw new RangeError(`There is no area band ${risk.areaBand}`);
    return band;
  }
  const sqFt = checkWhole('A gross floor area', risk.areaSqFt, 1);
  if (sqFt > tariff.mostSqFt) return null;
  return tariff.bands.find(({ lastSqFt }) => sqFt <= lastSqFt) ?? sqFt;
}

function priceHome(
  tariff: HomeTariff,
  risk: HomeRisk,
  area: HomeBand | number,
  tier: Tier,
): MarketPrice | 'basic-not-offered' {
  const house = risk.buildingType === 'H';
  const old = risk.buildingAge === 'M';
  if (house && old && tier === 'B') return 'basic-not-offered';
  return {
    amount: typeof area === 'number' ? largePremium(tariff, area, tier) : area.premium[tier] * 100,
    factor: (house ? tariff.house : 100) * (old ? tariff.old : 100),
    scale: 100_000_000,
    minimumDollars: tariff.minimum[tier],
    addedDollars: 0,
  };
}

/** Ten-thousandths of a dollar: the Standard premium of the last band and its square feet above, by the tier's factor. */
function largePremium({ bands, perSqFt, largeFactor }: HomeTariff, sqFt: number, tier: Tier): number {
  const last = bands.at(-1) as HomeBand;
  return (last.premium.S + perSqFt * (sqFt - last.lastSqFt)) * largeFactor[tier];
}
