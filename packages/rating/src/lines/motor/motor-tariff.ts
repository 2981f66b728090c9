import { type Band, readBands } from '../../bands.ts';
import { byKey } from '../../by-key.ts';
import { byTier, type Tier } from '../../line-rating.ts';
import type { Tariff } from '../../tariff.ts';
import type { MotorCover } from './motor-types.ts';

export const COVERS: readonly MotorCover[] = ['C', 'T'];
const RATED_GROUPS = ['1', '2', '3', '4', '5', '6'] as const;
export type RatedGroup = (typeof RATED_GROUPS)[number];

type ByTier<Value> = Readonly<Record<Tier, Value>>;
type ByCover<Value> = Readonly<Record<MotorCover, Value>>;

/** Loadings are percent of the base. */
export interface MotorTariff {
  /** Whole dollars. */
  readonly thirdParty: Readonly<Record<RatedGroup, ByTier<number>>>;
  /** Tenths of a percent of the value. */
  readonly ownDamageRate: Readonly<Record<RatedGroup, number>>;
  /** Hundredths of the rate, by the last dollar of the slice. */
  readonly slices: readonly Band[];
  /** Hundredths. */
  readonly ownDamageTier: ByTier<number>;
  /** By the last year of age. */
  readonly vehicleAge: ByCover<readonly Band[]>;
  /** By the first year of age. */
  readonly driverAge: ByCover<readonly Band[]>;
  readonly oldestDriver: number;
  /** By the first year of experience. */
  readonly experience: readonly Band[];
  readonly extraDriver: number;
  readonly driversFree: number;
  /** By the last dollar claimed. */
  readonly claims: readonly Band[];
  readonly minimum: ByCover<ByTier<number>>;
  readonly leastValue: number;
  readonly mostDrivers: number;
  /** From this no-claim discount on, an accident does not match it. */
  readonly mismatchFromNcd: number;
  readonly licenceAge: number;
  readonly protectorFromNcd: number;
}

/**
 * Cells: thirdParty [group, tier], ownDamage [group] percent of the value, slice [last dollar] share of that rate,
 * ownDamageTier [tier]; loadings in percent: vehicleAge [cover, last year], driverAge [cover, first year],
 * experience [first year], claims [last dollar], extraDriver [each], extraDriver [free]; minimum [cover, tier];
 * refer [oldestDriver | leastValue | mostDrivers | mismatchFromNcd | licenceAge], protector [fromNcd].
 * What lies outside the bands is referred.
 */
export function readMotorTariff(tariff: Tariff): MotorTariff {
  const single = (table: string, name: string) => tariff.integer(0, table, name);
  return {
    thirdParty: byKey(RATED_GROUPS, (group) => byTier((tier) => tariff.integer(0, 'thirdParty', group, tier))),
    ownDamageRate: byKey(RATED_GROUPS, (group) => tariff.integer(1, 'ownDamage', group)),
    slices: readBands(tariff, 2, 'slice'),
    ownDamageTier: byTier((tier) => tariff.integer(2, 'ownDamageTier', tier)),
    vehicleAge: byKey(COVERS, (cover) => readBands(tariff, 0, 'vehicleAge', cover)),
    driverAge: byKey(COVERS, (cover) => readBands(tariff, 0, 'driverAge', cover)),
    oldestDriver: single('refer', 'oldestDriver'),
    experience: readBands(tariff, 0, 'experience'),
    extraDriver: single('extraDriver', 'each'),
    driversFree: single('extraDriver', 'free'),
    claims: readBands(tariff, 0, 'claims'),
    minimum: byKey(COVERS, (cover) => byTier((tier) => tariff.integer(0, 'minimum', cover, tier))),
    leastValue: single('refer', 'leastValue'),
    mostDrivers: single('refer', 'mostDrivers'),
    mismatchFromNcd: single('refer', 'mismatchFromNcd'),
    licenceAge: single('refer', 'licenceAge'),
    protectorFromNcd: single('protector', 'fromNcd'),
  };
}
