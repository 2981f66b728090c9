import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const studentNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Illness or injury that existed before cover started, and anything that follows from it, is not covered.',
    '保障生效前已存在的疾病或受傷，以及由此引致的任何情況，不獲保障。',
  ],
  ['exclusion', 'Pregnancy, childbirth and related treatment are excluded.', '懷孕、分娩及相關治療不受保。'],
  [
    'exclusion',
    'Dental treatment is excluded unless an accident made it necessary.',
    '除因意外所需外，牙科治療不受保。',
  ],
  ['exclusion', 'Injury at full-time paid work is excluded.', '從事全職受薪工作期間受傷不受保。'],
  [
    'condition',
    'Cover pauses when a stay in Hong Kong lasts longer than 60 days, until the student leaves again.',
    '返港逗留逾 60 日，保障即暫停，直至學生再次離港。',
  ],
  ['exclusion', 'Motor racing and professional sport are excluded.', '賽車及職業運動不受保。'],
  [
    'note',
    'Premium is not refundable once cover has started; 80% is refunded before that day on proof of a rejected visa.',
    '保障生效後保費不設退還；生效前如能證明簽證被拒，可退還 80% 保費。',
  ],
];
