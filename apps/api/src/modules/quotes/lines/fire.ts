import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import { grouped } from './grouped.ts';
import type { QuotedLine } from './quoted-line.ts';

export const fire: QuotedLine<'FIRE'> = {
  keep: (search) => search,
  risk: (search) => search,
  describe(search, language) {
    const t = texts[language];
    return [
      t('quotes.buildingYears', { years: search.buildingAgeYears }),
      t('quotes.sumInsured', { amount: grouped(search.sumInsuredDollars) }),
    ];
  },
  packing: { buildingAgeYears: as.number, sumInsuredDollars: as.number, promotionCode: as.text },
};
