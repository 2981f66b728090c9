import { addDays } from '@onegi/contract/lines/dates';
import type { TravelDestination, TravelRisk } from '@onegi/rating/lines/travel-types';
import { type Basket, pairs } from './basket.ts';

type Party = Pick<TravelRisk, 'party' | 'withSpouse' | 'adults' | 'children'>;

const parties: readonly Party[] = [
  { party: 'I', withSpouse: false, adults: 1, children: 0 },
  { party: 'I', withSpouse: false, adults: 4, children: 0 },
  { party: 'F', withSpouse: true, adults: 2, children: 2 },
];
const destinations: readonly TravelDestination[] = ['M', 'A', 'W'];
const days = [3, 7, 14, 45];

export const travel: Basket<'TRAVEL'> = {
  risks: (departOn) =>
    pairs(destinations, parties).flatMap(([destination, party]) => [
      ...days.map((count) => ({
        tripType: 'S' as const,
        destination,
        departOn,
        returnOn: addDays(departOn, count - 1),
        ...party,
      })),
      { tripType: 'A' as const, destination, departOn, returnOn: null, ...party },
    ]),
};
