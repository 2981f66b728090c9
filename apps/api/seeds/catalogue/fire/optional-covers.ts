import type { OptionalCoverSeed } from '../line-seed.ts';
import { included } from '../terms.ts';

export const fireOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'FIO1',
    rider: 'contents',
    name: 'Contents fire cover',
    nameZh: '室內財物火險',
    adds: [
      {
        name: {
          en: 'Contents damaged by fire, lightning or explosion, up to the sum you name',
          zhHant: '因火災、雷電或爆炸而損毀的室內財物，以你所填金額為上限',
        },
        terms: included,
      },
    ],
  },
  {
    code: 'FIO2',
    rider: 'lossOfRent',
    name: 'Loss of rent',
    nameZh: '租金損失',
    adds: [
      {
        name: {
          en: 'Rent lost while the property cannot be let after insured damage, up to a year',
          zhHant: '物業因受保損毀而未能出租期間的租金損失，最長一年',
        },
        terms: included,
      },
    ],
  },
  {
    code: 'FIO3',
    rider: 'terrorism',
    name: 'Terrorism',
    nameZh: '恐怖活動',
    adds: [
      {
        name: {
          en: 'Damage to the building by terrorism, up to the sum insured',
          zhHant: '恐怖活動造成的樓宇損毀，以投保額為上限',
        },
        terms: included,
      },
    ],
  },
];
