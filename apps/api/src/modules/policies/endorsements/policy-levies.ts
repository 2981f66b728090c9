import type { LineCode } from '@onegi/contract/lines';
import { monthsLater, monthsUntil } from '@onegi/rating/dates';
import type { PolicyLevies } from '@onegi/rating/endorsements/figures';
import { type LevyClass, type LevyMode, levyInForce, levyOfYearsCents, otherLeviesInForce } from '@onegi/rating/levy';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';
import { LEVY_CLASS } from '../../catalogue/levy-class.ts';

interface Levied {
  readonly line: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

const commercialClasses: Readonly<Record<string, LevyClass>> = {
  EC: 'EMPLOYEES_COMPENSATION',
  BP: 'EMPLOYEES_COMPENSATION',
  CAR: 'EMPLOYEES_COMPENSATION',
  MARINE: 'MARINE',
};

/** The class of business, by what is insured: packages have a section of employees' compensation. */
const levyClassOf = (line: string): LevyClass => commercialClasses[line] ?? LEVY_CLASS[line as LineCode] ?? 'GENERAL';

/** Whether all of a premium bears the levies of its class, or a part that has to be said. */
export const bearsPart = (line: string): boolean => line === 'BP' || line === 'CAR';

/**
 * The levies of a policy that came of an insurer's offer, by its first day. The way of reckoning is the one that its first
 * premium was levied by; where neither says so, the one in force.
 */
export function policyLevies(
  { levies, settings }: CatalogueSnapshot,
  { line, starts_on, ends_on }: Levied,
  first: { readonly net_premium_cents: number; readonly levy_cents: number },
): PolicyLevies {
  const levyClass = levyClassOf(line);
  const years = Math.max(1, Math.ceil(monthsUntil(starts_on, ends_on) / 12));
  const rowsBy = (mode: LevyMode) =>
    Array.from({ length: years }, (_, year) => levyInForce(levies, mode, levyClass, monthsLater(starts_on, 12 * year)));
  const otherMode: LevyMode = settings.levyMode === 'DATED' ? 'FIXED_004' : 'DATED';
  const levyByYear =
    [settings.levyMode, otherMode]
      .map(rowsBy)
      .find((rows) => levyOfYearsCents(first.net_premium_cents, rows) === first.levy_cents) ??
    rowsBy(settings.levyMode);
  return { levyByYear, otherLevies: otherLeviesInForce(levies, levyClass, starts_on) };
}
