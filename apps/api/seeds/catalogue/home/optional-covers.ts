import type { OptionalCoverSeed } from '../line-seed.ts';
import { included, upTo } from '../terms.ts';

export const homeOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'HOO1',
    rider: 'building',
    name: 'Building structure (reinstatement cost)',
    nameZh: '樓宇結構（重建成本）',
    adds: [
      {
        name: { en: 'Rebuilding the home, up to the sum you name', zhHant: '按你所填金額，賠償重建樓宇的費用' },
        terms: included,
      },
    ],
  },
  {
    code: 'HOO2',
    rider: 'worldwideEffects',
    name: 'Worldwide personal effects',
    nameZh: '全球個人財物',
    adds: [
      {
        name: {
          en: 'Personal effects away from home anywhere in the world, up to the limit you choose',
          zhHant: '在世界各地的個人財物，以你所選限額為上限',
        },
        terms: included,
      },
    ],
  },
  {
    code: 'HOO3',
    rider: 'lossOfRent',
    name: 'Landlord loss of rent',
    nameZh: '業主租金損失',
    adds: [
      {
        name: {
          en: 'Rent lost while the home cannot be let after insured damage, up to a year',
          zhHant: '單位因受保損毀而未能出租期間的租金損失，最長一年',
        },
        terms: included,
      },
    ],
  },
  {
    code: 'HOO4',
    rider: 'extraLiability',
    name: 'Additional liability to HK$20,000,000',
    nameZh: '額外責任保障至 2,000 萬',
    adds: [
      {
        name: { en: 'Occupier’s and personal liability raised to', zhHant: '住戶及個人法律責任提高至' },
        terms: upTo(20_000_000),
      },
    ],
  },
  {
    code: 'HOO5',
    rider: 'helperPack',
    name: 'Domestic helper pack',
    nameZh: '家傭保障組合',
    adds: [
      {
        name: {
          en: 'The Basic domestic helper cover for one helper, for a year',
          zhHant: '為一名家傭提供家傭保險基本計劃的保障，為期一年',
        },
        terms: included,
      },
    ],
  },
];
