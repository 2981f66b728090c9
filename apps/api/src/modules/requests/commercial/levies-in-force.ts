import type { CommercialLevies } from '@onegi/rating/commercial/levied';
import { monthsLater, monthsUntil } from '@onegi/rating/dates';
import { type LevyClass, levyInForce, otherLeviesInForce } from '@onegi/rating/levy';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';

/** A period of insurance, as far as it is known. */
export interface Period {
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
}

/** The levies of a policy that begins on the first day of its period, or today while that is not known. */
export function leviesInForce(
  { levies, settings, today }: CatalogueSnapshot,
  levyClass: LevyClass,
  { startsOn = today, endsOn }: Period,
): CommercialLevies {
  const years = endsOn === undefined ? 1 : Math.max(1, Math.ceil(monthsUntil(startsOn, endsOn) / 12));
  return {
    levyByYear: Array.from({ length: years }, (_, year) =>
      levyInForce(levies, settings.levyMode, levyClass, monthsLater(startsOn, 12 * year)),
    ),
    // A commercial policy bears those of employees' compensation on that section; motor business has its own.
    ofClass: otherLeviesInForce(levies, levyClass === 'MOTOR' ? 'MOTOR' : 'EMPLOYEES_COMPENSATION', startsOn),
  };
}
