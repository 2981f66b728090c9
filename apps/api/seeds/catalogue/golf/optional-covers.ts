import type { OptionalCoverSeed } from '../line-seed.ts';
import { included, upTo } from '../terms.ts';

export const golfOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'GOO1',
    rider: 'secondSet',
    name: 'Second set of clubs',
    nameZh: '第二套球桿',
    adds: [
      {
        name: { en: 'A second set of clubs, within the same limits', zhHant: '第二套球桿，限額與原有用具相同' },
        terms: included,
      },
    ],
  },
  {
    code: 'GOO2',
    rider: 'extraLiability',
    name: 'Liability to HK$15,000,000',
    nameZh: '責任保障至 1,500 萬',
    adds: [
      {
        name: { en: 'Public liability on the course raised to', zhHant: '球場公眾責任提高至' },
        terms: upTo(15_000_000),
      },
    ],
  },
];
