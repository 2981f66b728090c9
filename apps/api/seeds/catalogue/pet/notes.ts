import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const petNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Illness or injury that showed before cover started or within the waiting period is not covered.',
    '保障生效前或等候期內已出現的疾病或受傷不獲保障。',
  ],
  [
    'exclusion',
    'Hereditary and congenital conditions are not covered in the first 12 months.',
    '遺傳病及先天性疾病於首 12 個月內不受保。',
  ],
  [
    'exclusion',
    'Vaccination, neutering, dental scaling and other routine care are excluded.',
    '疫苗注射、絕育、洗牙及其他常規護理不受保。',
  ],
  ['exclusion', 'Breeding, pregnancy and birth are excluded.', '繁殖、懷孕及分娩不受保。'],
  [
    'condition',
    'The pet must carry a microchip, and a dog must be licensed, when the claim arises.',
    '索償時寵物須已植入晶片，狗隻並須領有有效狗牌。',
  ],
  [
    'note',
    'Dogs with a bite history and fighting breeds need the approval of an underwriter.',
    '曾有咬人紀錄或屬格鬥犬種的狗隻須由核保員審批。',
  ],
];
