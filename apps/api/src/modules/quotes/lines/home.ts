import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import { grouped } from './grouped.ts';
import type { QuotedLine } from './quoted-line.ts';

export const home: QuotedLine<'HOME'> = {
  keep: ({ areaSqFt, ...search }) =>
    search.areaBand === '06' && areaSqFt !== undefined ? { ...search, areaSqFt } : search,
  risk: (search) => search,
  describe(search, language) {
    const t = texts[language];
    return [
      search.areaSqFt === undefined
        ? t(`quotes.area.${search.areaBand}`)
        : t('quotes.sqFt', { area: grouped(search.areaSqFt) }),
      t(`quotes.buildingType.${search.buildingType}`),
      t(`quotes.buildingAge.${search.buildingAge}`),
    ];
  },
  packing: {
    areaBand: as.text,
    areaSqFt: as.number,
    buildingType: as.text,
    buildingAge: as.text,
    promotionCode: as.text,
  },
};
