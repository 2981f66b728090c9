import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const fireNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Contents, decoration added by the occupier and money are not covered.',
    '家居財物、住戶自行加裝的裝修及金錢不受保。',
  ],
  [
    'condition',
    'Insure the full reinstatement cost; average applies when under-insured.',
    '應按全數重建成本投保；投保不足將按比例賠償。',
  ],
  ['exclusion', 'Unauthorised building works are excluded.', '違例建築工程不受保。'],
  ['exclusion', 'War, nuclear and terrorism are excluded.', '戰爭、核風險及恐怖活動不受保。'],
  ['note', 'Only the owner or mortgagor may take out this cover.', '只限業主或按揭人投保。'],
];
