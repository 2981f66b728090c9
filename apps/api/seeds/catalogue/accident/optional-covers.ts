import type { OptionalCoverSeed } from '../line-seed.ts';
import { each, included } from '../terms.ts';

export const accidentOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'PAO1',
    rider: 'weeklyBenefit',
    name: 'Weekly benefit',
    nameZh: '每週津貼',
    adds: [
      {
        name: {
          en: 'Your temporary total disablement, on top of the plan',
          zhHant: '你暫時完全傷殘期間，在計劃以外加發',
        },
        terms: each('week', 500, { most: { count: 52, unit: 'week' } }),
      },
    ],
  },
  {
    code: 'PAO2',
    rider: 'burns',
    name: 'Critical burns ward',
    nameZh: '燒傷',
    adds: [
      {
        name: { en: 'Stay in a burns ward', zhHant: '入住燒傷病房' },
        terms: each('day', 1_000, { most: { count: 30, unit: 'day' } }),
      },
    ],
  },
  {
    code: 'PAO3',
    rider: 'adventureSport',
    name: 'Amateur adventure sport',
    nameZh: '業餘冒險運動',
    adds: [
      {
        name: {
          en: 'Accidents in adventure sports done as an amateur with a licensed operator',
          zhHant: '業餘參與由持牌機構舉辦的冒險運動時發生的意外',
        },
        terms: included,
      },
    ],
  },
];
