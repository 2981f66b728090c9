import { startRules } from '@onegi/contract/lines/search';
import { writtenDay } from '@onegi/contract/written-dates';
import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const student: QuotedLine<'OS'> = {
  keep: (search) => search,
  rules: ({ startOn }, { today }) => startRules('startOn', startOn, today),
  risk: (search) => search,
  startsOn: ({ startOn }) => startOn,
  years: ({ coverYears }) => coverYears,
  describe(search, language) {
    const t = texts[language];
    return [
      t('quotes.years', { years: search.coverYears }),
      t('quotes.students', { count: search.persons }),
      t('quotes.from', { from: writtenDay(search.startOn, language) }),
    ];
  },
  packing: { coverYears: as.numeral, persons: as.number, startOn: as.day, promotionCode: as.text },
};
