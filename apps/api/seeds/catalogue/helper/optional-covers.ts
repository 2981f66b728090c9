import type { OptionalCoverSeed } from '../line-seed.ts';
import { cash, upTo } from '../terms.ts';

export const helperOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'DHO1',
    rider: 'criticalIllness',
    name: 'Critical illness top-up',
    nameZh: '危疾額外保障',
    adds: [{ name: { en: 'First diagnosis of a critical illness', zhHant: '首次確診危疾' }, terms: cash(20_000) }],
  },
  {
    code: 'DHO2',
    rider: 'counselling',
    name: 'Abuse-of-family counselling',
    nameZh: '受虐輔導',
    adds: [
      {
        name: {
          en: 'Counselling of a family member abused by the helper',
          zhHant: '家庭成員遭家傭虐待後的心理輔導',
        },
        terms: upTo(5_000),
      },
    ],
  },
  {
    code: 'DHO3',
    rider: 'maternityReplacement',
    name: 'Maternity replacement allowance',
    nameZh: '產假補聘津貼',
    adds: [
      {
        name: { en: 'Temporary help during maternity leave', zhHant: '家傭產假期間聘用臨時傭工' },
        terms: upTo(5_000),
      },
    ],
  },
];
