import type { OptionalCoverSeed } from '../line-seed.ts';
import { cash, included, upTo } from '../terms.ts';

export const studentOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'OSO1',
    rider: 'sponsorAccident',
    name: 'Sponsor (parent) personal accident',
    nameZh: '供款人意外保障',
    adds: [
      {
        name: { en: 'Accidental death or permanent disablement of the sponsor', zhHant: '供款人意外身故或永久傷殘' },
        terms: cash(500_000),
      },
    ],
  },
  {
    code: 'OSO2',
    rider: 'dental',
    name: 'Dental',
    nameZh: '牙科',
    adds: [{ name: { en: 'Dental treatment', zhHant: '牙科治療' }, terms: upTo(3_000) }],
  },
  {
    code: 'OSO3',
    rider: 'winterSports',
    name: 'Winter sports',
    nameZh: '冬季運動',
    adds: [
      {
        name: { en: 'Injury while skiing or snowboarding as an amateur', zhHant: '業餘滑雪或滑雪板運動期間受傷' },
        terms: included,
      },
    ],
  },
];
