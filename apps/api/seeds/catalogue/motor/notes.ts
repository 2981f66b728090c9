import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const motorNotes: readonly NoteSeed[] = [
  [
    'exclusion',
    'Racing, hire and reward, and unlicensed or drink driving are not covered.',
    '賽車、出租載客、無牌或酒後駕駛不受保。',
  ],
  [
    'exclusion',
    'The driver of the insured car is not a third party; buy personal accident if needed.',
    '受保車輛的司機不屬第三者，如有需要請另購人身意外保障。',
  ],
  ['note', 'NCD must be proved by a certificate from the previous insurer.', '須提供前保險公司的無索償折扣證明。'],
  ['exclusion', 'Wear, mechanical failure and depreciation are excluded.', '損耗、機件故障及折舊不受保。'],
  ['exclusion', 'Cover applies in Hong Kong only unless extended.', '除另有延伸外，只限香港境內。'],
  ['note', 'Third-party cover is compulsory under Cap. 272.', '根據第 272 章，第三者風險保險屬強制性。'],
  [
    'condition',
    'Excesses add up where more than one applies to an event.',
    '同一事故如有多於一項墊底費適用，須累積計算。',
  ],
];
