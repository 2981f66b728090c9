import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const accidentNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'This cover is for accidents: illness of any kind is not covered.',
    '本計劃只保障意外，任何疾病均不受保。',
  ],
  ['exclusion', 'Self-injury, suicide and any attempt at it are excluded.', '自殘、自殺或企圖自殺不受保。'],
  [
    'exclusion',
    'Accidents under the influence of alcohol or drugs are excluded.',
    '受酒精或藥物影響下發生的意外不受保。',
  ],
  [
    'exclusion',
    'Flying other than as a fare-paying passenger of an airline is excluded.',
    '以購票乘客以外身分乘搭飛機不受保。',
  ],
  ['exclusion', 'Professional sport and extreme sport are excluded.', '職業運動及極限運動不受保。'],
  [
    'exclusion',
    'War, civil war and duty in the police, fire or other uniformed services are excluded.',
    '戰爭、內戰，以及警察、消防或其他紀律部隊執勤不受保。',
  ],
  [
    'condition',
    'A change of occupation must be reported; another class may mean another premium.',
    '轉職須通知保險公司，職業類別改變或須調整保費。',
  ],
];
