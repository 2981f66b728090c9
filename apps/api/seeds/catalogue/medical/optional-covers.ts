import type { OptionalCoverSeed } from '../line-seed.ts';
import { excess } from '../terms.ts';

export const medicalOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'MEO1',
    rider: 'deductible',
    name: 'Deductible of HK$25,000',
    nameZh: '25,000 元自付費',
    adds: [
      {
        name: {
          en: 'Hospital costs that you bear yourself in a policy year',
          zhHant: '每保單年度由你自行承擔的住院費用',
        },
        terms: excess(25_000),
      },
    ],
  },
];
