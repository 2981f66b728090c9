import type { LineCode } from '@onegi/contract/lines';
import { leviesOn, type PremiumBearing } from '@onegi/rating/commercial/levied';
import type { LevyClass } from '@onegi/rating/levy';
import type { CatalogueSnapshot } from '../../../../ports/catalogue.ts';
import { LEVY_CLASS } from '../../../catalogue/levy-class.ts';
import type { RequestRow } from '../../tables.ts';
import { leviesInForce } from '../levies-in-force.ts';
import { ratedForms } from '../rated-forms.ts';

type Rated = Pick<RequestRow, 'template' | 'product' | 'starts_on' | 'ends_on'>;

/** The class of business that a case is: by its form where that has rates, else by its product. */
const levyClassOf = ({ template, product }: Rated): LevyClass =>
  ratedForms[template]?.levyClass ?? LEVY_CLASS[product as LineCode] ?? 'GENERAL';

/** Whether all of a premium bears the levies of its class: of employees' compensation and of motor. */
const bearsWhole = (row: Rated): boolean => row.template === 'EC' || levyClassOf(row) === 'MOTOR';

/**
 * The part of a premium that bears the levies of its class: all of employees' compensation and of motor, of other business
 * what was said to be employees' compensation.
 */
export function bearingOf(row: Rated, premiumCents: number, saidCents = 0): PremiumBearing {
  return { premiumCents, bearingCents: bearsWhole(row) ? premiumCents : saidCents };
}

/** The columns of an offer's premium and of the levies in force when its period begins, all in cents. */
export function priceOffer(snapshot: CatalogueSnapshot, row: Rated, premium: PremiumBearing) {
  const period = { startsOn: row.starts_on, endsOn: row.ends_on };
  const { levies } = leviesOn(premium, leviesInForce(snapshot, levyClassOf(row), period));
  const sumOf = (isIa: boolean) =>
    levies.filter(({ code }) => (code === 'IA') === isIa).reduce((sum, { cents }) => sum + cents, 0);
  return {
    premium_cents: premium.premiumCents,
    bearing_cents: premium.bearingCents,
    class_levies_cents: sumOf(false),
    ia_levy_cents: sumOf(true),
  };
}
