import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const golf: QuotedLine<'GOLF'> = {
  keep: (search) => search,
  risk: (search) => search,
  describe(search, language) {
    const t = texts[language];
    return [t(`quotes.golfParty.${search.party}`), ...(search.withTravel ? [t('quotes.withTravel')] : [])];
  },
  packing: { party: as.text, withTravel: as.flag, promotionCode: as.text },
};
