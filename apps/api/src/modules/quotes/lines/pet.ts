import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const pet: QuotedLine<'PET'> = {
  keep: (search) => search,
  risk: (search) => search,
  describe(search, language) {
    const t = texts[language];
    return [
      t(`quotes.petType.${search.petType}`),
      search.petAgeYears === 0 ? t('quotes.petUnderOne') : t('quotes.petAge', { years: search.petAgeYears }),
      ...(search.thirdParty ? [t('quotes.thirdParty')] : []),
    ];
  },
  packing: {
    petCount: as.numeral,
    petType: as.text,
    petAgeYears: as.number,
    thirdParty: as.flag,
    promotionCode: as.text,
  },
};
