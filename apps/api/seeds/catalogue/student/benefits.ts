import type { BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { actualCost, byTier, cash, notCovered, perSixHours, row, same, tiers, upTo } from '../terms.ts';

const visitsAYear = (count: number): BenefitTerms => ({ kind: 'count', count, unit: 'visit' });
const withLaptop = (limit: number, laptop: number) => upTo(limit, { subLimits: [{ per: 'laptop', amount: laptop }] });

/** Limits per insured student and year, whole HK$, before the insurer's limit factor. */
export const studentBenefits: readonly BenefitSeed[] = [
  row(
    'OS01',
    'medical',
    'Medical expenses (in-patient and out-patient)',
    '醫療費用（住院及門診）',
    byTier([null, 1_000_000, 2_000_000]),
    { highlightRank: 1 },
  ),
  row(
    'OS02',
    'medical',
    'Number of out-patient visits',
    '門診次數',
    tiers(notCovered, visitsAYear(20), visitsAYear(30)),
    { partOf: 'OS01' },
  ),
  row(
    'OS03',
    'medical',
    'Follow-up treatment in Hong Kong',
    '返港跟進治療',
    byTier([20_000, 100_000, 200_000], (limit) => upTo(limit, { withinDays: 90 })),
  ),
  row('OS04', 'medical', 'Emergency evacuation and repatriation', '緊急醫療運送及送返', same(actualCost)),
  row('OS05', 'medical', 'Compassionate visit', '親屬探望', byTier([20_000, 50_000, 80_000])),
  row('OS14', 'medical', 'Trauma counselling', '創傷輔導', byTier([null, 10_000, 15_000])),
  row(
    'OS06',
    'accident',
    'Accidental death and permanent disablement',
    '意外身故及永久傷殘',
    byTier([600_000, 1_000_000, 1_200_000], cash),
    { highlightRank: 3 },
  ),
  row('OS07', 'study', 'Study interruption', '學業中斷', byTier([30_000, 100_000, 200_000]), { highlightRank: 2 }),
  row(
    'OS08',
    'study',
    'Education fund on death of sponsor',
    '教育基金（供養人身故）',
    byTier([100_000, 200_000, 300_000], cash),
  ),
  row('OS15', 'study', 'Academic award', '學業優異獎', byTier([null, 1_500, 2_500], cash)),
  row('OS09', 'liability', 'Personal liability', '個人責任', byTier([1_000_000, 2_000_000, 3_000_000]), {
    highlightRank: 4,
  }),
  row(
    'OS10',
    'baggage',
    'Baggage and belongings',
    '行李及個人財物',
    tiers(withLaptop(8_000, 5_000), withLaptop(15_000, 8_000), withLaptop(25_000, 12_000)),
  ),
  row('OS11', 'baggage', 'Contents of overseas residence', '海外居所家居財物', byTier([null, 10_000, 20_000])),
  row('OS12', 'baggage', 'Travel documents', '旅遊證件', byTier([3_000, 8_000, 10_000])),
  row(
    'OS13',
    'trip',
    'Travel delay',
    '旅程延誤',
    tiers(perSixHours(300, 1_200), perSixHours(400, 2_400), perSixHours(500, 4_000)),
  ),
];
