/** Important notes and main exclusions. */
export const fireNotes: readonly (readonly [english: string, chinese: string])[] = [
  [
    'Contents, decoration added by the occupier and money are not covered.',
    '家居財物、住戶自行加裝的裝修及金錢不受保。',
  ],
  [
    'Insure the full reinstatement cost; average applies when under-insured.',
    '應按全數重建成本投保；投保不足將按比例賠償。',
  ],
  ['Unauthorised building works are excluded.', '違例建築工程不受保。'],
  ['War, nuclear and terrorism are excluded.', '戰爭、核風險及恐怖活動不受保。'],
  ['Only the owner or mortgagor may take out this cover.', '只限業主或按揭人投保。'],
];
