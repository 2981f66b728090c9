import type { BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import {
  byTier,
  cash,
  costOfEach,
  each,
  excess,
  fullCover,
  perVisit,
  row,
  same,
  type TermsByTier,
  tiers,
  upTo,
  waiting,
} from '../terms.ts';

/** Hospital care is what shows without a search; out-patient (O) and dental plans (D) have none of its benefits. */
const hospitalOnly = { variants: { O: null, D: null } };

/** A benefit of the plan or extra named, and of no other. */
const of = (terms: TermsByTier, ...choices: readonly string[]) => ({
  variants: Object.fromEntries(choices.map((choice) => [choice, terms])),
});

const days = (count: number) => ({ most: { count, unit: 'day' as const } });

const operations = (complex: number, major: number, intermediate: number, minor: number): BenefitTerms => ({
  kind: 'parts',
  parts: [
    { of: 'complex', limit: complex },
    { of: 'major', limit: major },
    { of: 'intermediate', limit: intermediate },
    { of: 'minor', limit: minor },
  ],
});

const ofSurgeon: BenefitTerms = { kind: 'share', percent: 35, of: 'surgeon-fee', ofBenefit: 'ME07' };

const hospitalBenefits = Array.from({ length: 13 }, (_, index) => `ME${String(index + 2).padStart(2, '0')}`);
const inAYear = (limit: number): BenefitTerms => ({ kind: 'aggregate', limit, benefits: hospitalBenefits });
const dentalInAYear = (limit: number): BenefitTerms => ({
  kind: 'aggregate',
  limit,
  benefits: ['ME32', 'ME33', 'ME34'],
});

const visits =
  (count: number) =>
  (amount: number): BenefitTerms =>
    costOfEach('visit', amount, { most: { count, unit: 'visit' } });
const perTooth = (limit: number) => upTo(limit, { per: 'tooth' });

/** Limits per year, whole HK$, before the insurer's limit factor. */
export const medicalBenefits: readonly BenefitSeed[] = [
  row('ME01', 'hospital', 'Annual limit', '每年保障限額', byTier([420_000, 1_000_000, 8_000_000], inAYear), {
    highlightRank: 1,
    ...hospitalOnly,
  }),
  row(
    'ME02',
    'hospital',
    'Room and board',
    '病房及膳食',
    tiers(costOfEach('day', 750, days(180)), costOfEach('day', 1_800, days(180)), {
      kind: 'actual-cost',
      full: true,
      ...days(180),
    }),
    { highlightRank: 2, ...hospitalOnly },
  ),
  row(
    'ME03',
    'hospital',
    'Miscellaneous hospital charges',
    '醫院雜項費用',
    tiers(upTo(14_000), upTo(40_000), fullCover),
    hospitalOnly,
  ),
  row(
    'ME04',
    'hospital',
    'Attending doctor',
    '主診醫生巡房費',
    tiers(costOfEach('day', 750), costOfEach('day', 1_800), fullCover),
    hospitalOnly,
  ),
  row('ME05', 'hospital', 'Specialist’s fee', '專科醫生費', tiers(upTo(4_300), upTo(10_000), fullCover), hospitalOnly),
  row(
    'ME06',
    'hospital',
    'Intensive care',
    '深切治療',
    tiers(costOfEach('day', 3_500, days(25)), costOfEach('day', 8_000, days(25)), {
      kind: 'actual-cost',
      full: true,
      ...days(25),
    }),
    hospitalOnly,
  ),
  row(
    'ME14',
    'hospital',
    'Hospital cash in public ward',
    '公立醫院住院現金',
    byTier([null, 500, 1_200], (amount) => each('day', amount)),
    hospitalOnly,
  ),
  row(
    'ME07',
    'surgery',
    'Surgeon’s fee, by class of operation',
    '外科醫生費（按手術類別）',
    tiers(operations(50_000, 25_000, 12_500, 5_000), operations(120_000, 60_000, 30_000, 12_000), fullCover),
    { highlightRank: 3, ...hospitalOnly },
  ),
  row('ME08', 'surgery', 'Anaesthetist', '麻醉科醫生費', tiers(ofSurgeon, ofSurgeon, fullCover), hospitalOnly),
  row('ME09', 'surgery', 'Operating theatre', '手術室費', tiers(ofSurgeon, ofSurgeon, fullCover), hospitalOnly),
  row(
    'ME10',
    'surgery',
    'Prescribed imaging',
    '訂明診斷成像',
    tiers(upTo(20_000, { coInsurance: 30 }), upTo(40_000, { coInsurance: 30 }), fullCover),
    hospitalOnly,
  ),
  row(
    'ME11',
    'surgery',
    'Prescribed non-surgical cancer treatment',
    '訂明非手術癌症治療',
    tiers(upTo(80_000), upTo(250_000), fullCover),
    { highlightRank: 4, ...hospitalOnly },
  ),
  row(
    'ME12',
    'surgery',
    'Out-patient care before and after confinement',
    '入院前後門診',
    tiers(upTo(3_000, perVisit(580)), upTo(8_000, perVisit(1_000)), {
      kind: 'actual-cost',
      full: true,
      withinDays: 90,
    }),
    hospitalOnly,
  ),
  row(
    'ME13',
    'surgery',
    'Psychiatric treatment in Hong Kong',
    '本地精神科治療',
    byTier([30_000, 40_000, 80_000]),
    hospitalOnly,
  ),
  row('ME21', 'outpatient', 'General practitioner', '普通科', null, {
    highlightRank: 5,
    ...of(byTier([180, 280, 420], visits(30)), 'O', 'clinical'),
  }),
  row('ME22', 'outpatient', 'Specialist', '專科', null, {
    highlightRank: 6,
    ...of(byTier([400, 650, 1_000], visits(10)), 'O', 'clinical'),
  }),
  row('ME23', 'outpatient', 'Chinese medicine', '中醫', null, {
    highlightRank: 7,
    ...of(byTier([150, 200, 280], visits(10)), 'O', 'chineseMedicine'),
  }),
  row('ME24', 'outpatient', 'Physiotherapy', '物理治療', null, {
    ...of(byTier([250, 350, 500], visits(8)), 'O', 'clinical'),
  }),
  row('ME25', 'outpatient', 'X-ray and laboratory', 'X 光及化驗', null, {
    highlightRank: 8,
    ...of(byTier([1_500, 3_000, 6_000]), 'O', 'clinical'),
  }),
  row('ME35', 'dental', 'Annual dental limit', '每年牙科限額', null, {
    highlightRank: 9,
    ...of(byTier([4_000, 8_000, 16_000], dentalInAYear), 'D', 'dental'),
  }),
  row('ME31', 'dental', 'Scaling and polishing', '洗牙', null, {
    highlightRank: 10,
    ...of(same({ kind: 'included', timesPerYear: 2 }), 'D', 'dental'),
  }),
  row('ME32', 'dental', 'Fillings', '補牙', null, {
    highlightRank: 11,
    ...of(byTier([600, 1_000, 1_800], perTooth), 'D', 'dental'),
  }),
  row('ME33', 'dental', 'Extraction', '脫牙', null, of(byTier([700, 1_200, 2_000], perTooth), 'D', 'dental')),
  row('ME34', 'dental', 'Root canal treatment', '杜牙根', null, {
    highlightRank: 12,
    ...of(byTier([null, 3_000, 6_000], perTooth), 'D', 'dental'),
  }),
  row(
    'ME41',
    'chosen',
    'Critical illness',
    '危疾',
    null,
    of(byTier([100_000, 300_000, 500_000], cash), 'criticalIllness'),
  ),
  row('ME42', 'chosen', 'Maternity', '產科', null, of(byTier([30_000, 50_000, 100_000]), 'maternity')),
  row(
    'ME15',
    'general',
    'Deductible choice',
    '自付費選擇',
    tiers(excess(0), excess(0), excess(0, { choices: [0, 25_000] })),
    hospitalOnly,
  ),
  row('ME16', 'general', 'Waiting period: illness', '等候期：疾病', same(waiting(30, 'day', { cause: 'illness' })), {
    variants: { D: null },
  }),
  row(
    'ME17',
    'general',
    'Waiting period: maternity',
    '等候期：產科',
    null,
    of(same(waiting(12, 'month', { benefits: ['ME42'] })), 'maternity'),
  ),
  row(
    'ME18',
    'general',
    'Waiting period: critical illness',
    '等候期：危疾',
    null,
    of(same(waiting(90, 'day', { benefits: ['ME41'] })), 'criticalIllness'),
  ),
];
