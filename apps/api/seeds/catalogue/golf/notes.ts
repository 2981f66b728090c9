import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const golfNotes: readonly NoteSeed[] = [
  ['condition', 'A hole-in-one must be confirmed by a certificate signed by the club.', '一桿入洞須有球會簽發的證明。'],
  [
    'exclusion',
    'A hole-in-one on a par-3 course or a simulator does not count.',
    '於三桿洞球場或模擬場地的一桿入洞不計。',
  ],
  ['exclusion', 'Golf balls, wear and tear and gradual damage are excluded.', '高爾夫球、自然損耗及逐漸損壞不受保。'],
  [
    'condition',
    'Theft from the boot of an unattended car is paid up to the limit shown for it.',
    '無人看管車尾箱內的盜竊損失，以所列限額為限。',
  ],
  ['note', 'Professional golfers need the approval of an underwriter.', '職業高爾夫球員須由核保員審批。'],
  [
    'note',
    'Family cover is for you, your spouse and children aged 12 to 23.',
    '家庭計劃保障投保人、配偶及 12 至 23 歲子女。',
  ],
];
