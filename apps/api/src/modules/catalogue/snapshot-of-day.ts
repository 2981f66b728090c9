import type { SoldLine } from '@onegi/contract/lines';
import { levyInForce } from '@onegi/rating/levy';
import { LEVY_CLASS } from './levy-class.ts';
import { headInForce, type LoadedCatalogue } from './load-catalogue.ts';
import type { CatalogueSnapshot, VersionByLine } from './snapshot.ts';

/** The catalogue as it stands on one day. A version published for a later day comes in by itself on that day. */
export function snapshotOfDay(loaded: LoadedCatalogue, today: string): CatalogueSnapshot {
  const { settings, levies } = loaded;
  const levyRow = (line: SoldLine, inceptionDate: string) =>
    levyInForce(levies, settings.levyMode, LEVY_CLASS[line], inceptionDate);
  return {
    today,
    settings,
    insurers: loaded.insurers,
    insurerByCode: loaded.insurerByCode,
    levies,
    promotions: loaded.promotions,
    line<Line extends SoldLine>(line: Line): VersionByLine[Line] {
      const head = headInForce(loaded.heads, line, today);
      const version = head && loaded.compiled[line].get(head.version);
      if (!version) throw new Error(`No published ${line} catalogue is in force on ${today}`);
      return version;
    },
    levyRow,
    travelTerms: (departOn, promotionBasisPoints = 0) => ({
      levy: levyRow('TRAVEL', departOn),
      promotionBasisPoints,
      dayLimit: settings.travelDayLimit,
    }),
  };
}
