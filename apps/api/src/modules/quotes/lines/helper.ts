import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const helper: QuotedLine<'DH'> = {
  keep: (search) => search,
  risk: (search) => search,
  years: ({ coverYears }) => coverYears,
  describe(search, language) {
    const t = texts[language];
    return [t(`quotes.nationality.${search.nationality}`), t('quotes.years', { years: search.coverYears })];
  },
  packing: { nationality: as.text, coverYears: as.numeral, promotionCode: as.text },
};
