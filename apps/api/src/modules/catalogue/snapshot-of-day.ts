import type { LineCode } from '@onegi/contract/lines';
import { levyInForce, otherLeviesInForce } from '@onegi/rating/levy';
import type { RateTerms } from '@onegi/rating/result';
import type { CatalogueSnapshot, LineVersion } from '../../ports/catalogue.ts';
import { LEVY_CLASS } from './levy-class.ts';
import { headInForce, type LoadedCatalogue } from './load-catalogue.ts';

/** The catalogue as it stands on one day. A version published for a later day comes in by itself on that day. */
export function snapshotOfDay(loaded: LoadedCatalogue, today: string): CatalogueSnapshot {
  const { settings, levies } = loaded;
  const iaLevy = (line: LineCode, inceptionDate: string) =>
    levyInForce(levies, settings.levyMode, LEVY_CLASS[line], inceptionDate);
  return {
    today,
    settings,
    insurers: loaded.insurers,
    insurerByCode: loaded.insurerByCode,
    levies,
    promotions: loaded.promotions,
    line<Line extends LineCode>(line: Line): LineVersion<Line> {
      const head = headInForce(loaded.heads, line, today);
      const version = head && loaded.compiled[line].get(head.version);
      if (!version) throw new Error(`No published ${line} catalogue is in force on ${today}`);
      return version as LineVersion<Line>;
    },
    terms(line, { startsOn, years }, promotionBasisPoints = 0): RateTerms {
      const first = iaLevy(line, startsOn);
      return {
        levyByYear: years === 1 ? [first] : [first, iaLevy(line, anniversary(startsOn))],
        otherLevies: otherLeviesInForce(levies, LEVY_CLASS[line], startsOn),
        promotionBasisPoints,
        ...(line === 'TRAVEL' ? { dayLimit: settings.travelDayLimit } : {}),
      };
    },
  };
}

/** The same day a year later; what began on 29 February has it on 1 March. */
function anniversary(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}
