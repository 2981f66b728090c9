import type { AmountTerms, BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { byTier, cash, each, included, notCovered, perVisit, row, same, tiers, upTo } from '../terms.ts';

type Scale = NonNullable<AmountTerms['scale']>;

/** Permanent partial disablement, in percent of the sum. */
const scale: Scale = [
  { loss: 'hands-or-feet', percent: 100 },
  { loss: 'sight-both-eyes', percent: 100 },
  { loss: 'limb', percent: 75 },
  { loss: 'hearing-both-ears', percent: 75 },
  { loss: 'sight-one-eye', percent: 50 },
  { loss: 'thumb', percent: 30 },
  { loss: 'hearing-one-ear', percent: 15 },
  { loss: 'index-finger', percent: 15 },
  { loss: 'big-toe', percent: 10 },
  { loss: 'other-toe', percent: 3 },
];

const childShare: BenefitTerms = {
  kind: 'share',
  percent: 20,
  of: 'adult-sum',
  ofBenefit: 'PA01',
  limit: 300_000,
};

const weekly = (amount: number, weeks: number) => each('week', amount, { most: { count: weeks, unit: 'week' } });

/** Limits per adult, whole HK$, before the insurer's limit factor. */
export const accidentBenefits: readonly BenefitSeed[] = [
  row('PA01', 'accident', 'Accidental death', '意外身故', byTier([500_000, 1_000_000, 2_000_000], cash), {
    highlightRank: 1,
  }),
  row('PA16', 'accident', 'of which a child', '當中：子女', same(childShare), { partOf: 'PA01' }),
  row('PA02', 'accident', 'Permanent total disablement', '永久完全傷殘', byTier([500_000, 1_000_000, 2_000_000], cash)),
  row(
    'PA03',
    'accident',
    'Permanent partial disablement',
    '永久部分傷殘',
    byTier([500_000, 1_000_000, 2_000_000], (limit) => cash(limit, { scale })),
  ),
  row(
    'PA04',
    'accident',
    'Double indemnity on public transport',
    '公共交通雙倍賠償',
    tiers(notCovered, included, included),
  ),
  row('PA05', 'accident', 'Major burns', '嚴重燒傷', byTier([100_000, 200_000, 400_000], cash)),
  row('PA11', 'accident', 'Broken bones', '骨折保障', byTier([null, 10_000, 25_000], cash)),
  row(
    'PA06',
    'medical',
    'Accidental medical expenses',
    '意外醫療費用',
    byTier([6_000, 15_000, 30_000], (limit) => upTo(limit, { per: 'accident' })),
    { highlightRank: 2 },
  ),
  row(
    'PA07',
    'medical',
    'Bonesetting and acupuncture',
    '跌打及針灸',
    tiers(upTo(800, perVisit(150)), upTo(2_000, perVisit(200)), upTo(4_000, perVisit(300))),
  ),
  row(
    'PA08',
    'medical',
    'Physiotherapy and chiropractic',
    '物理治療及脊醫',
    tiers(upTo(1_500, perVisit(300)), upTo(4_000, perVisit(400)), upTo(8_000, perVisit(600))),
  ),
  row(
    'PA09',
    'income',
    'Hospital cash',
    '住院現金',
    byTier([null, 300, 600], (amount) => each('day', amount, { most: { count: 90, unit: 'day' } })),
  ),
  row(
    'PA10',
    'income',
    'Weekly benefit, temporary total disablement',
    '暫時完全傷殘每週津貼',
    tiers(notCovered, weekly(500, 52), weekly(1_000, 104)),
    { highlightRank: 3 },
  ),
  row('PA12', 'costs', 'Mobility aid and home alteration', '輔助器材及家居改裝', byTier([5_000, 20_000, 50_000])),
  row('PA13', 'costs', 'Funeral expenses', '殮葬費用', byTier([5_000, 10_000, 20_000])),
  row('PA14', 'liability', 'Personal liability', '個人責任', byTier([null, 1_000_000, 3_000_000]), {
    highlightRank: 4,
  }),
  row('PA15', 'assistance', 'Emergency assistance worldwide', '全球緊急支援', same(included)),
];
