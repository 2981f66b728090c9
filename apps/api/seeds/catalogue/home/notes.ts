import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const homeNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Wear and tear, gradual seepage, vermin and mould are excluded.',
    '自然損耗、逐漸滲水、蟲蛀及霉菌不受保。',
  ],
  [
    'exclusion',
    'Illegal structures, roof, garden and balcony items are excluded.',
    '僭建物及天台、花園、露台物品不受保。',
  ],
  [
    'condition',
    'Cover for theft is suspended when the home is vacant for over 60 days in a row.',
    '單位連續空置逾 60 日，盜竊保障即暫停。',
  ],
  [
    'condition',
    'Valuables must be declared when a single item exceeds the per-item limit.',
    '單件價值超出每件上限的貴重物品須申報。',
  ],
  [
    'exclusion',
    'The building structure itself is not covered unless the Building option is bought.',
    '除非加購「樓宇結構」保障，否則樓宇結構不受保。',
  ],
  [
    'note',
    'Buildings over 50 years may be inspected before cover is confirmed.',
    '樓齡逾 50 年的單位或須驗樓後方可確認承保。',
  ],
];
