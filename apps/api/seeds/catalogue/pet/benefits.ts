import type { BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { byTier, costOfEach, notCovered, row, same, tiers, upTo, waiting } from '../terms.ts';

const vetBenefits = ['PE02', 'PE03', 'PE04', 'PE06', 'PE07', 'PE08', 'PE09'];
const ownerBenefits = ['PE11', 'PE12', 'PE13', 'PE14'];

const overall = (limit: number): BenefitTerms => ({
  kind: 'aggregate',
  limit,
  benefits: [...vetBenefits, ...ownerBenefits],
});
const visits = (count: number): BenefitTerms => ({ kind: 'count', count, unit: 'visit' });
const borne: BenefitTerms = {
  kind: 'co-insurance',
  ages: [
    { fromAge: 0, toAge: 3, percent: 20 },
    { fromAge: 4, toAge: 6, percent: 30 },
    { fromAge: 7, toAge: 9, percent: 40 },
  ],
  benefits: vetBenefits,
};
const liability = [500_000, 1_500_000, 3_000_000] as const;

/** Limits per year, whole HK$, before the insurer's limit factor. Liability is the buyer's choice. */
export const petBenefits: readonly BenefitSeed[] = [
  row('PE01', 'vet', 'Overall annual limit', '每年總賠償限額', byTier([20_000, 45_000, 80_000], overall), {
    highlightRank: 1,
  }),
  row('PE02', 'vet', 'Surgery', '手術費用', byTier([15_000, 30_000, 60_000]), { highlightRank: 2 }),
  row(
    'PE03',
    'vet',
    'Overnight stay',
    '住院',
    byTier([400, 800, 1_500], (amount) => costOfEach('night', amount)),
  ),
  row(
    'PE04',
    'vet',
    'Vet consultation',
    '獸醫診金',
    byTier([null, 350, 600], (amount) => costOfEach('visit', amount)),
    { highlightRank: 4 },
  ),
  row('PE05', 'vet', 'Number of vet visits', '診症次數', tiers(notCovered, visits(10), visits(20)), {
    partOf: 'PE04',
  }),
  row('PE06', 'vet', 'Prescribed medicine', '處方藥物', byTier([null, 4_000, 8_000])),
  row('PE07', 'vet', 'X-ray, ultrasound and laboratory', 'X 光、超聲波及化驗', byTier([1_500, 5_000, 12_000]), {
    highlightRank: 5,
  }),
  row('PE08', 'vet', 'Chemotherapy', '化療', byTier([null, 8_000, 15_000])),
  row('PE09', 'vet', 'Chinese medicine and physiotherapy', '中獸醫及物理治療', byTier([null, 1_500, 4_000])),
  row(
    'PE10',
    'liability',
    'Third-party liability',
    '第三者責任',
    byTier(liability, (limit) => ({ kind: 'optional', offers: upTo(limit) })),
    { highlightRank: 3, variants: { thirdParty: byTier(liability) } },
  ),
  row('PE11', 'owner', 'Cremation and burial', '火化及善終費用', byTier([null, 1_500, 3_000])),
  row('PE12', 'owner', 'Advertising for a lost pet', '尋找走失寵物廣告費', byTier([null, 1_500, 3_000])),
  row('PE13', 'owner', 'Owner’s trip cancelled for surgery', '因寵物手術取消旅程', byTier([null, 5_000, 10_000])),
  row('PE14', 'owner', 'Boarding while owner in hospital', '主人住院期間寄養', byTier([null, 2_000, 4_000])),
  row('PE15', 'general', 'Co-insurance: part of the vet bill you bear', '共同保險：獸醫費用自付部分', same(borne)),
  row(
    'PE16',
    'general',
    'Waiting period: accident',
    '等候期：意外',
    same(waiting(7, 'day', { cause: 'accident', benefits: vetBenefits })),
  ),
  row(
    'PE17',
    'general',
    'Waiting period: illness',
    '等候期：疾病',
    same(waiting(30, 'day', { cause: 'illness', benefits: vetBenefits })),
  ),
  row(
    'PE18',
    'general',
    'Waiting period: cancer and joint disease',
    '等候期：癌症及關節疾病',
    same(waiting(180, 'day', { cause: 'cancer-or-joint-disease', benefits: vetBenefits })),
  ),
];
