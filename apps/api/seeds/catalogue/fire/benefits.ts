import type { BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { byTier, excess, included, notCovered, ofSumInsured, row, same, tiers } from '../terms.ts';

const fromStandard = tiers(notCovered, included, included);
const premierAlone = tiers(notCovered, notCovered, included);
const earthquakeExcess: BenefitTerms = excess(10_000, { percentOf: { percent: 10, of: 'loss' } });

/** Whole HK$ or percent of the sum insured, before the insurer's limit factor. */
export const fireBenefits: readonly BenefitSeed[] = [
  row('FI01', 'building', 'Building structure', '樓宇結構', same(ofSumInsured(100)), { highlightRank: 1 }),
  row('FI02', 'perils', 'Fire and lightning', '火災及雷電', same(included)),
  row('FI03', 'perils', 'Domestic boiler or gas explosion', '家用鍋爐或氣體爆炸', same(included)),
  row('FI04', 'perils', 'Typhoon, windstorm and flood', '颱風、風暴及水浸', fromStandard, { highlightRank: 2 }),
  row('FI05', 'perils', 'Bursting or overflowing of pipes and tanks', '水管及水箱爆裂或滿溢', fromStandard),
  row('FI06', 'perils', 'Impact by vehicles and aircraft', '車輛及飛機撞擊', fromStandard),
  row('FI07', 'perils', 'Riot, strike and malicious damage', '暴動、罷工及惡意破壞', fromStandard),
  row('FI08', 'perils', 'Earthquake', '地震', fromStandard),
  row('FI09', 'perils', 'Landslip and subsidence', '山泥傾瀉及地陷', premierAlone),
  row('FI10', 'perils', 'Accidental damage to the building', '樓宇意外損毀', premierAlone),
  row('FI11', 'costs', 'Removal of debris', '清理殘骸', tiers(ofSumInsured(5), ofSumInsured(10), ofSumInsured(10))),
  row(
    'FI12',
    'costs',
    'Architects’ and surveyors’ fees',
    '建築師及測量師費用',
    tiers(notCovered, ofSumInsured(5), ofSumInsured(10)),
  ),
  row('FI13', 'costs', 'Alternative accommodation', '臨時居所', byTier([null, 30_000, 80_000]), { highlightRank: 4 }),
  row('FI14', 'liability', 'Owner’s liability', '業主法律責任', byTier([null, 1_000_000, 5_000_000]), {
    highlightRank: 3,
  }),
  row('FI15', 'general', 'Loss payee clause for the mortgagee bank', '按揭銀行受益條款', same(included)),
  row('FI16', 'excess', 'Excess: fire', '墊底費：火災', same(excess(0))),
  row('FI17', 'excess', 'Excess: water, typhoon and flood', '墊底費：水漬、颱風及水浸', same(excess(3_000))),
  row('FI18', 'excess', 'Excess: earthquake and landslip', '墊底費：地震及山泥傾瀉', same(earthquakeExcess)),
  row('FI19', 'excess', 'Excess: any other loss', '墊底費：其他損失', same(excess(1_500))),
];
