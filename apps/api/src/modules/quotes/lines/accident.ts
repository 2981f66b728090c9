import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const accident: QuotedLine<'PA'> = {
  keep: ({ spouseClass, ...search }) => (search.party === 'F' && spouseClass ? { ...search, spouseClass } : search),
  risk: (search) => ({ ...search, spouseClass: search.spouseClass ?? search.yourClass }),
  describe(search, language) {
    const t = texts[language];
    return [
      t(`quotes.accidentParty.${search.party}`),
      ...(search.children > 0 ? [t('quotes.children', { count: search.children })] : []),
      search.spouseClass
        ? t('quotes.classes', { yours: Number(search.yourClass), spouses: Number(search.spouseClass) })
        : t('quotes.class', { yours: Number(search.yourClass) }),
    ];
  },
  packing: {
    party: as.text,
    children: as.number,
    yourClass: as.text,
    spouseClass: as.text,
    promotionCode: as.text,
  },
};
