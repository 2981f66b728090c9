import { peopleOf } from '@onegi/contract/lines/travel';
import { travelPeriod } from '../../policies/cover-period.ts';
import { bornAsChild, bornBetweenAges } from './birth-span.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { place } from './places.ts';

const adultAges = { from: 18, to: 80 } as const;
const OLDEST_CHILD = 17;

/** Everybody who travels, adults first. */
export const travelForm: LineForm<SearchOf<'TRAVEL'>> = {
  applicantPlace: () => 'choice',
  places(search, departOn) {
    const kinds = peopleOf(search);
    const adults = kinds.filter((kind) => kind === 'A').length;
    return kinds.map((kind, index) =>
      kind === 'A'
        ? place('A', ['adult', { number: index + 1 }], {
            ...bornBetweenAges(adultAges.from, adultAges.to, departOn),
            hint: ['agesAtDeparture', adultAges],
            needs: ['hkid', 'relationship'],
            tooOld: 'validation.adultReferred',
            tooYoung: 'validation.adultAge',
          })
        : place('C', ['child', { number: index + 1 - adults }], {
            ...bornAsChild(OLDEST_CHILD, departOn),
            hint: ['babyToAtDeparture', { to: OLDEST_CHILD }],
            needs: ['relationship'],
            tooOld: 'validation.childAge',
            tooYoung: 'validation.childAge',
          }),
    );
  },
  questions: () => [],
  coverStart: ({ departOn }) => departOn,
  period: travelPeriod,
};
