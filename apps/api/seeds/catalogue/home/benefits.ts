import type { BenefitSeed } from '../line-seed.ts';
import { byTier, cash, costOfEach, excess, included, perItem, row, same, tiers, upTo } from '../terms.ts';

/** Limits per policy year, whole HK$, before the insurer's limit factor. */
export const homeBenefits: readonly BenefitSeed[] = [
  row('HO01', 'contents', 'Home contents, all risks', '家居財物全險', byTier([500_000, 800_000, 1_500_000]), {
    highlightRank: 1,
  }),
  row(
    'HO02',
    'contents',
    'of which any one item or set',
    '當中：每件／每套',
    byTier([50_000, 100_000, 150_000], (limit) => upTo(limit, { per: 'item' })),
    { partOf: 'HO01' },
  ),
  row(
    'HO03',
    'contents',
    'Valuables in total',
    '貴重物品總額',
    tiers(upTo(100_000, perItem(5_000)), upTo(250_000, perItem(10_000)), upTo(500_000, perItem(20_000))),
  ),
  row('HO04', 'contents', 'Interior decoration and renovation', '室內裝修', byTier([100_000, 300_000, 600_000]), {
    highlightRank: 4,
  }),
  row(
    'HO05',
    'contents',
    'Contents during renovation',
    '裝修期間家居財物',
    byTier([null, 100_000, 200_000], (limit) => upTo(limit, { months: 2 })),
  ),
  row('HO06', 'contents', 'Contents while moving home', '搬遷期間家居財物', byTier([50_000, 150_000, 300_000])),
  row('HO09', 'contents', 'Cash at home', '家中現金', byTier([1_500, 3_000, 5_000])),
  row(
    'HO10',
    'contents',
    'Door locks and windows after burglary',
    '爆竊後更換門鎖及窗戶',
    byTier([1_500, 3_000, 5_000]),
  ),
  row('HO11', 'contents', 'Frozen food', '冷藏食物', byTier([null, 3_000, 6_000])),
  row('HO12', 'contents', 'Domestic helper’s belongings', '家傭個人財物', byTier([null, 5_000, 10_000])),
  row(
    'HO07',
    'costs',
    'Temporary accommodation',
    '臨時居所',
    tiers(
      costOfEach('day', 800, { limit: 20_000 }),
      costOfEach('day', 1_500, { limit: 60_000 }),
      costOfEach('day', 2_500, { limit: 100_000 }),
    ),
    { highlightRank: 3 },
  ),
  row('HO08', 'costs', 'Removal of debris', '清理殘骸費用', byTier([20_000, 50_000, 100_000])),
  row(
    'HO13',
    'accident',
    'Death by fire or burglary at home',
    '家中火災或爆竊意外身故',
    byTier([50_000, 100_000, 200_000], cash),
  ),
  row(
    'HO14',
    'liability',
    'Occupier’s and personal liability',
    '住戶及個人法律責任',
    byTier([3_000_000, 10_000_000, 15_000_000]),
    { highlightRank: 2 },
  ),
  row('HO15', 'liability', 'Tenant’s liability to landlord', '租客對業主責任', byTier([null, 500_000, 1_000_000])),
  row('HO16', 'assistance', '24-hour home assistance referral', '24 小時家居支援轉介', same(included)),
  row('HO17', 'excess', 'Excess: any loss', '墊底費：所有損失', tiers(excess(500), excess(500), excess(300))),
  row('HO18', 'excess', 'Excess: water damage', '墊底費：水漬損毀', same(excess(1_000))),
  row(
    'HO19',
    'excess',
    'Excess: water damage, building over 35 years',
    '墊底費：水漬損毀（樓齡逾 35 年）',
    same(excess(2_000)),
  ),
  row(
    'HO20',
    'excess',
    'Excess: typhoon or flood, house or village house',
    '墊底費：颱風或水浸（獨立屋／村屋）',
    same(excess(3_000)),
  ),
  row('HO21', 'excess', 'Excess: liability for water damage', '墊底費：水漬引致的法律責任', same(excess(3_000))),
];
