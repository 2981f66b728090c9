import type { CommercialLevies } from '@onegi/rating/commercial/levied';
import { monthsLater, monthsUntil } from '@onegi/rating/dates';
import { type LevyClass, levyInForce, otherLeviesInForce } from '@onegi/rating/levy';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';

/** A period of insurance, as far as it is known. */
export interface Period {
  readonly startsOn?: string | null | undefined;
  readonly endsOn?: string | null | undefined;
}

/** The levies of a policy that begins on the first day of its period, or today while that is not known. */
export function leviesInForce(
  { levies, settings, today }: CatalogueSnapshot,
  levyClass: LevyClass,
  { startsOn, endsOn }: Period,
): CommercialLevies {
  const inception = startsOn ?? today;
  const years = endsOn ? Math.max(1, Math.ceil(monthsUntil(inception, endsOn) / 12)) : 1;
  return {
    levyByYear: Array.from({ length: years }, (_, year) =>
      levyInForce(levies, settings.levyMode, levyClass, monthsLater(inception, 12 * year)),
    ),
    // A commercial policy bears those of employees' compensation on that section; motor business has its own.
    ofClass: otherLeviesInForce(levies, levyClass === 'MOTOR' ? 'MOTOR' : 'EMPLOYEES_COMPENSATION', inception),
  };
}
