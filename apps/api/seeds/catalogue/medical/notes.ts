import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const medicalNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Conditions that existed before cover started and were not declared are not covered.',
    '保障生效前已存在而未申報的病症不獲保障。',
  ],
  [
    'exclusion',
    'Cosmetic treatment is excluded unless an accident made it necessary.',
    '除因意外所需外，美容治療不受保。',
  ],
  ['exclusion', 'Congenital conditions are excluded.', '先天性疾病不受保。'],
  ['exclusion', 'Experimental and unproven treatment is excluded.', '實驗性及未經證實的治療不受保。'],
  [
    'exclusion',
    'HIV and related illness are not covered in the first 5 years.',
    '人體免疫力缺乏病毒及相關疾病於首 5 年內不受保。',
  ],
  [
    'exclusion',
    'Treatment of addiction to alcohol, drugs or other substances is excluded.',
    '酒精、藥物或其他物質成癮的治療不受保。',
  ],
  [
    'condition',
    'Charges must be reasonable and customary, and treatment medically necessary.',
    '收費須合理及慣常，治療須為醫療所需。',
  ],
  [
    'note',
    'Maternity cover can be added at age 18 to 45; at other ages the choice is ignored and not charged.',
    '產科保障只供 18 至 45 歲人士加選；其他年齡的選擇不予計算，亦不收費。',
  ],
];
