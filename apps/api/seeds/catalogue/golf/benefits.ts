import type { BenefitTerms, TermsOf } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { byTier, cash, costOfEach, each, perItem, row, same, tiers, upTo } from '../terms.ts';

const inAYear = (limit: number): BenefitTerms => ({ kind: 'aggregate', limit, benefits: ['GO05'] });
const area = (where: TermsOf<'territory'>['area']): BenefitTerms => ({ kind: 'territory', area: where });
const weekly = (amount: number) => each('week', amount, { most: { count: 52, unit: 'week' } });

/** The annual travel plan that can be included. */
const travel = (destination: 'A' | 'W', tier: 'B' | 'S'): TermsOf<'plan'> => ({
  kind: 'plan',
  line: 'TRAVEL',
  tripType: 'A',
  destination,
  tier,
});
const travelPlans = [travel('A', 'B'), travel('A', 'S'), travel('W', 'S')] as const;
const [basicTravel, standardTravel, premierTravel] = travelPlans;
const offered = (offers: TermsOf<'plan'>): BenefitTerms => ({ kind: 'optional', offers });

/** Limits per insured person and year, whole HK$, before the insurer's limit factor. Travel is the buyer's choice. */
export const golfBenefits: readonly BenefitSeed[] = [
  row(
    'GO01',
    'liability',
    'Public liability on the course',
    '球場公眾責任',
    byTier([3_000_000, 5_000_000, 10_000_000]),
    { highlightRank: 1 },
  ),
  row('GO10', 'liability', 'Buggy liability', '高球車責任', byTier([null, 100_000, 300_000])),
  row(
    'GO02',
    'equipment',
    'Golfing equipment',
    '高爾夫球用具',
    tiers(upTo(15_000, perItem(2_000)), upTo(25_000, perItem(4_000)), upTo(40_000, perItem(6_000))),
    { highlightRank: 2 },
  ),
  row(
    'GO15',
    'equipment',
    'of which theft from an unattended car boot',
    '當中：無人看管車尾箱內的盜竊損失',
    same(upTo(5_000)),
    { partOf: 'GO02' },
  ),
  row(
    'GO03',
    'equipment',
    'Club breakage',
    '球桿折斷',
    byTier([null, 2_000, 3_500], (limit) => upTo(limit, { per: 'club' })),
  ),
  row(
    'GO04',
    'equipment',
    'Personal effects at the club',
    '會所內個人物品',
    tiers(upTo(3_000, perItem(1_000)), upTo(6_000, perItem(1_500)), upTo(10_000, perItem(2_000))),
  ),
  row(
    'GO11',
    'equipment',
    'Hire of clubs',
    '租用球桿',
    byTier([null, 1_500, 3_000], (limit) => costOfEach('day', 300, { limit })),
  ),
  row(
    'GO05',
    'holeInOne',
    'Hole-in-one',
    '一桿入洞',
    byTier([5_000, 10_000, 20_000], (limit) => upTo(limit, { per: 'time' })),
    {
      highlightRank: 3,
    },
  ),
  row('GO06', 'holeInOne', 'Hole-in-one, in a year', '一桿入洞（全年）', byTier([10_000, 30_000, 60_000], inAYear)),
  row('GO07', 'accident', 'Personal accident', '個人意外', byTier([200_000, 500_000, 1_000_000], cash), {
    highlightRank: 4,
  }),
  row('GO08', 'accident', 'Accidental medical expenses', '意外醫療費用', byTier([null, 5_000, 15_000])),
  row('GO09', 'accident', 'Weekly benefit', '每週津貼', byTier([null, 500, 1_000], weekly)),
  row(
    'GO12',
    'costs',
    'Course membership fee refund on disablement',
    '傷殘時退還會籍費用',
    byTier([null, null, 20_000]),
  ),
  row(
    'GO13',
    'general',
    'Territory',
    '承保地域',
    tiers(area('hong-kong-mainland-macao'), area('asia'), area('worldwide')),
  ),
  row(
    'GO14',
    'general',
    'Travel section',
    '旅遊保障',
    tiers(offered(basicTravel), offered(standardTravel), offered(premierTravel)),
    { variants: { travel: tiers(basicTravel, standardTravel, premierTravel) } },
  ),
];
