import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, Place, SearchOf } from './line-form.ts';
import { place } from './places.ts';

const ask = asking('golf');
const adultAges = { from: 18, to: 70 } as const;
const childAges = { from: 12, to: 23 } as const;
const MOST_CHILDREN = 3;

export const golfForm: LineForm<SearchOf<'GOLF'>> = {
  applicantPlace: () => 'first',
  places({ party }, startsOn) {
    const adult = { ...bornBetweenAges(adultAges.from, adultAges.to, startsOn), hint: ['ages', adultAges] } as const;
    const child = (_: unknown, index: number): Place =>
      place('C', ['child', { number: index + 1 }], {
        ...bornBetweenAges(childAges.from, childAges.to, startsOn),
        hint: ['ages', childAges],
        needs: [],
        required: false,
        relationship: 'CH',
      });
    const self = place('A', ['self'], { ...adult, needs: ['hkid'], relationship: 'S' });
    if (party === 'I') return [self];
    const spouse = place('A', ['spouse'], { ...adult, needs: ['hkid'], required: false, relationship: 'SP' });
    return [self, spouse, ...Array.from({ length: MOST_CHILDREN }, child)];
  },
  questions: (_search, { today }) =>
    inOrder(
      startQuestion(today),
      ask('professional', { type: 'RADIO', accepted: 'N', heading: 'golf' }),
      ask('homeClub', { type: 'VARCHAR', size: 80, required: false }),
      ask('handicap', { type: 'INTEGER', smallest: 0, largest: 54, required: false }),
    ),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
};
