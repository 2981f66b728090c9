import type { BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import {
  actualCost,
  byTier,
  cash,
  each,
  excess,
  included,
  notCovered,
  optional,
  row,
  same,
  type TermsByTier,
  tiers,
  upTo,
} from '../terms.ts';

const perEvent = (limit: number) => upTo(limit, { per: 'event' });
const firstMonths = (count: number): BenefitTerms => ({ kind: 'period', count, unit: 'month' });
const ofValue = (percent: number, atLeast: number) => excess(atLeast, { percentOf: { percent, of: 'car-value' } });
const ownDamageTimes = (times: number): BenefitTerms => ({
  kind: 'excess-multiple',
  of: 'own-damage',
  ofBenefit: 'EX1',
  times,
});
const more = (amount: number) => excess(amount, { additional: true });

/** Third-party cover, where it differs from comprehensive cover. */
const thirdParty = (T: TermsByTier | null) => ({ variants: { T } });
const notInThirdParty = thirdParty(same(notCovered));

/** Comprehensive cover, and third-party cover as a variant; whole HK$ before the insurer's limit factor. */
export const motorBenefits: readonly BenefitSeed[] = [
  row('MO01', 'thirdParty', 'Third-party death or bodily injury', '第三者死亡或身體受傷', same(perEvent(100_000_000)), {
    highlightRank: 5,
  }),
  row(
    'MO02',
    'thirdParty',
    'Third-party property damage',
    '第三者財物損毀',
    byTier([2_000_000, 2_000_000, 5_000_000], perEvent),
    { highlightRank: 2, ...thirdParty(byTier([2_000_000, 2_000_000, 3_000_000], perEvent)) },
  ),
  row('MO14', 'thirdParty', 'Legal representation for inquest', '死因研訊法律費用', byTier([5_000, 10_000, 30_000]), {
    highlightRank: 7,
    ...thirdParty(same(upTo(5_000))),
  }),
  row(
    'MO03',
    'car',
    'Own damage, fire and theft',
    '車輛損毀、火災及盜竊',
    tiers(
      { kind: 'value', basis: 'market' },
      { kind: 'value', basis: 'market' },
      { kind: 'value', basis: 'market-or-agreed' },
    ),
    { highlightRank: 1, ...notInThirdParty },
  ),
  row(
    'MO04',
    'car',
    'New-for-old replacement',
    '新車「以新換舊」',
    tiers(notCovered, firstMonths(12), firstMonths(24)),
    notInThirdParty,
  ),
  row(
    'MO05',
    'car',
    'Windscreen without effect on the no-claim discount',
    '擋風玻璃（不影響無索償折扣）',
    tiers(upTo(3_000), upTo(5_000), actualCost),
    { highlightRank: 4, ...notInThirdParty },
  ),
  row('MO11', 'car', 'Key replacement', '更換車匙', byTier([null, 1_500, 4_000]), notInThirdParty),
  row('MO12', 'car', 'Personal effects in car', '車內個人財物', byTier([null, 2_000, 5_000]), notInThirdParty),
  row('MO13', 'car', 'EV charger and cable', '電動車充電裝置', byTier([null, 5_000, 15_000]), notInThirdParty),
  row(
    'MO06',
    'people',
    'Medical expenses',
    '醫療費用',
    byTier([2_000, 5_000, 10_000], (limit) => upTo(limit, { per: 'person' })),
    notInThirdParty,
  ),
  row('MO07', 'people', 'Personal accident of policyholder', '車主人身意外', byTier([null, 100_000, 300_000], cash), {
    highlightRank: 6,
    ...thirdParty(byTier([null, null, 50_000], cash)),
  }),
  row('MO08', 'assistance', 'Towing to garage', '拖車服務', tiers(upTo(1_000), upTo(2_500), actualCost), {
    ...thirdParty(byTier([null, null, 1_000])),
  }),
  row('MO15', 'assistance', '24-hour roadside assistance', '24 小時道路救援', same(included), {
    highlightRank: 3,
    ...thirdParty(tiers(notCovered, notCovered, included)),
  }),
  row(
    'MO09',
    'costs',
    'Loss-of-use allowance',
    '停用津貼',
    tiers(notCovered, each('day', 300, { limit: 3_000 }), each('day', 500, { limit: 7_500 })),
    notInThirdParty,
  ),
  row(
    'MO10',
    'costs',
    'No-claim discount protection (one claim a year)',
    '無索償折扣保障（每年一次）',
    tiers(notCovered, optional, { kind: 'included', timesPerYear: 1 }),
    notInThirdParty,
  ),
  row(
    'EX1',
    'excess',
    'Excess: own damage',
    '墊底費：車輛損毀',
    tiers(ofValue(2, 5_000), ofValue(1.5, 4_000), ofValue(1, 3_000)),
    thirdParty(null),
  ),
  row(
    'EX2',
    'excess',
    'Excess: parking damage, third party unknown',
    '墊底費：泊車損毀（第三者不明）',
    tiers(ownDamageTimes(2), ownDamageTimes(1.5), ownDamageTimes(1)),
    thirdParty(null),
  ),
  row(
    'EX3',
    'excess',
    'Excess: theft',
    '墊底費：盜竊',
    tiers(ofValue(2, 10_000), ofValue(1.5, 8_000), ofValue(1, 6_000)),
    thirdParty(null),
  ),
  row(
    'EX4',
    'excess',
    'Excess: third-party property',
    '墊底費：第三者財物',
    tiers(excess(4_000), excess(3_000), excess(2_000)),
  ),
  row(
    'EX5',
    'excess',
    'Excess: young driver (under 25)',
    '墊底費：年輕駕駛者（未滿 25 歲）',
    tiers(more(8_000), more(6_000), more(5_000)),
  ),
  row(
    'EX6',
    'excess',
    'Excess: inexperienced driver (under 2 years)',
    '墊底費：經驗不足駕駛者（少於 2 年）',
    tiers(more(8_000), more(6_000), more(5_000)),
  ),
  row('EX7', 'excess', 'Excess: unnamed driver', '墊底費：非記名駕駛者', tiers(more(10_000), more(8_000), more(6_000))),
];
