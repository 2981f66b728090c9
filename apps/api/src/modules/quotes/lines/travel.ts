import { peopleOf, travelDateRules } from '@onegi/contract/lines/travel';
import { writtenDay } from '@onegi/contract/written-dates';
import { daysCovered } from '@onegi/rating/dates';
import { texts } from '../../../lib/texts.ts';
import * as as from '../packing.ts';
import type { QuotedLine } from './quoted-line.ts';

export const travel: QuotedLine<'TRAVEL'> = {
  keep: ({ returnOn, ...search }) => (search.tripType === 'S' && returnOn ? { ...search, returnOn } : search),
  rules: (search, { today, settings }) => travelDateRules(search, { today, dayLimit: settings.travelDayLimit }),
  risk: (search) => ({ ...search, returnOn: search.returnOn ?? null }),
  startsOn: ({ departOn }) => departOn,
  describe(search, language) {
    const t = texts[language];
    // A family with spouse is priced for two adults, also where one was searched.
    const adults = peopleOf(search).filter((kind) => kind === 'A').length;
    const counted = t('quotes.people', { adults, children: search.children });
    const people = search.party === 'F' ? t('quotes.family', { people: counted }) : counted;
    const from = writtenDay(search.departOn, language);
    const when = search.returnOn
      ? t('quotes.trip', {
          from,
          until: writtenDay(search.returnOn, language),
          days: daysCovered(search.departOn, search.returnOn),
        })
      : t('quotes.from', { from });
    return [t(`quotes.tripType.${search.tripType}`), t(`quotes.destination.${search.destination}`), when, people];
  },
  packing: {
    tripType: as.text,
    destination: as.text,
    departOn: as.day,
    returnOn: as.day,
    party: as.text,
    withSpouse: as.flag,
    adults: as.number,
    children: as.number,
    promotionCode: as.text,
  },
};
