import type { MedicalPeople } from '@onegi/rating/lines/medical';
import { type Basket, pairs } from './basket.ts';

const people: readonly MedicalPeople[] = ['01', '02', '03'];
const extras = [
  {},
  { clinical: true },
  { clinical: true, dental: true, criticalIllness: true, maternity: true, chineseMedicine: true },
];

export const medical: Basket<'MEDICAL'> = {
  risks: () => [
    ...pairs([25, 35, 45, 55, 64], people).flatMap(([age, who]) =>
      extras.map((chosen) => ({ careType: 'H' as const, people: who, age, ...chosen })),
    ),
    ...pairs(['D', 'O'] as const, people).map(([careType, who]) => ({ careType, people: who })),
  ],
};
