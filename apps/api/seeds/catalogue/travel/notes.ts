import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const travelNotes: readonly NoteSeed[] = [
  ['exclusion', 'Illness or injury that existed before the trip is not covered.', '出發前已存在的疾病或受傷不獲保障。'],
  [
    'condition',
    'Buy before leaving Hong Kong; cover cannot start once you have departed.',
    '必須於離港前投保，出發後不可補買。',
  ],
  [
    'exclusion',
    'Baggage left unattended, and loss not reported to the police or carrier within 24 hours, is not payable.',
    '無人看管的行李，或未於 24 小時內報警或通知承運人的損失，不獲賠償。',
  ],
  [
    'exclusion',
    'War, nuclear events and deliberate acts are excluded; passive terrorism injury is covered.',
    '戰爭、核事故及蓄意行為不受保；被動受恐怖活動所傷則受保障。',
  ],
  [
    'exclusion',
    'Manual work, professional sport, racing and mountaineering above 5,000 m are excluded.',
    '體力勞動工作、職業運動、競賽及攀登海拔超過 5,000 米的山峰不受保。',
  ],
  [
    'exclusion',
    'Trips taken against medical advice or for treatment are excluded.',
    '違反醫生建議或以求醫為目的的旅程不受保。',
  ],
  ['note', 'Premium is not refundable once the single-trip cover is issued.', '單次旅程保單一經簽發，保費恕不退還。'],
  ['condition', 'Each trip under annual cover is limited to 90 days.', '全年計劃每次旅程最長 90 日。'],
];
