import type { OptionalCoverSeed } from '../line-seed.ts';
import { upTo } from '../terms.ts';

export const petOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'PEO1',
    rider: 'dental',
    name: 'Dental illness',
    nameZh: '牙科疾病',
    adds: [
      {
        name: { en: 'Treatment of dental illness, scaling excepted', zhHant: '牙科疾病治療（洗牙除外）' },
        terms: upTo(3_000),
      },
    ],
  },
  {
    code: 'PEO2',
    rider: 'theft',
    name: 'Theft or straying',
    nameZh: '被竊或走失',
    adds: [
      {
        name: { en: 'The price paid for a pet that is stolen or lost', zhHant: '寵物被竊或走失時的購入價' },
        terms: upTo(5_000),
      },
    ],
  },
];
