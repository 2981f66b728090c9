import type { AmountTerms, BenefitTerms } from '../../../src/ports/benefit-terms.ts';
import type { BenefitSeed } from '../line-seed.ts';
import { actualCost, cash, each, excess, notCovered, perItem, perSixHours, perVisit, same, upTo } from '../terms.ts';

function perHospitalDay(amount: number, limit: number): BenefitTerms {
  return each('day', amount, { limit, trigger: { event: 'hospital-stay' } });
}

const halvedFrom71 = { ageLimits: [{ fromAge: 71, toAge: 80, percent: 50 }] };
const overSixHours: Partial<AmountTerms> = { trigger: { event: 'baggage-delay', measure: 'over', hours: 6 } };

const visits = (amount: number): Partial<AmountTerms> => ({ withinDays: 90, ...perVisit(amount) });

function moneyAndDocuments(money: number, documents: number): BenefitTerms {
  return {
    kind: 'parts',
    parts: [
      { of: 'money', limit: money },
      { of: 'documents', limit: documents },
    ],
  };
}

/** Limits per insured person and trip, whole HK$, before the insurer's limit factor. */
export const travelBenefits: readonly BenefitSeed[] = [
  {
    code: 'TR01',
    group: 'medical',
    name: 'Medical expenses overseas',
    nameZh: '海外醫療費用',
    highlightRank: 1,
    terms: { B: upTo(300_000), S: upTo(1_000_000), P: upTo(1_500_000) },
  },
  {
    code: 'TR02',
    group: 'medical',
    name: 'Follow-up treatment in Hong Kong (90 days)',
    nameZh: '返港後跟進治療（90 日內）',
    terms: {
      B: upTo(30_000, { withinDays: 90 }),
      S: upTo(100_000, { withinDays: 90 }),
      P: upTo(150_000, { withinDays: 90 }),
    },
  },
  {
    code: 'TR03',
    group: 'medical',
    name: 'of which Chinese medicine / bonesetting',
    nameZh: '當中：中醫／跌打治療',
    partOf: 'TR02',
    terms: { B: upTo(1_500, visits(150)), S: upTo(3_000, visits(200)), P: upTo(4_500, visits(300)) },
  },
  {
    code: 'TR04',
    group: 'medical',
    name: 'Overseas hospital cash',
    nameZh: '海外住院現金津貼',
    terms: { B: notCovered, S: perHospitalDay(300, 3_000), P: perHospitalDay(500, 10_000) },
  },
  {
    code: 'TR05',
    group: 'medical',
    name: 'Emergency evacuation and repatriation',
    nameZh: '緊急醫療運送及送返',
    terms: { B: upTo(1_000_000), S: actualCost, P: actualCost },
  },
  {
    code: 'TR06',
    group: 'medical',
    name: 'Repatriation of mortal remains',
    nameZh: '遺體運返',
    terms: { B: upTo(50_000), S: upTo(100_000), P: actualCost },
  },
  {
    code: 'TR07',
    group: 'medical',
    name: 'Compassionate visit by a relative',
    nameZh: '親屬探望',
    terms: { B: notCovered, S: upTo(30_000), P: upTo(60_000) },
  },
  {
    code: 'TR08',
    group: 'accident',
    name: 'Accidental death and permanent disablement',
    nameZh: '意外身故及永久傷殘',
    terms: { B: cash(300_000, halvedFrom71), S: cash(800_000, halvedFrom71), P: cash(1_200_000, halvedFrom71) },
  },
  {
    code: 'TR09',
    group: 'accident',
    name: 'of which a child under 18',
    nameZh: '當中：未滿 18 歲兒童',
    partOf: 'TR08',
    terms: {
      B: cash(100_000, { who: 'child' }),
      S: cash(250_000, { who: 'child' }),
      P: cash(300_000, { who: 'child' }),
    },
  },
  {
    code: 'TR10',
    group: 'baggage',
    name: 'Baggage and personal effects',
    nameZh: '行李及個人物品',
    highlightRank: 3,
    terms: { B: upTo(5_000, perItem(3_000)), S: upTo(15_000, perItem(3_000)), P: upTo(25_000, perItem(5_000)) },
  },
  {
    code: 'TR11',
    group: 'baggage',
    name: 'Mobile phone (one per trip)',
    nameZh: '手提電話（每旅程一部）',
    terms: { B: notCovered, S: upTo(1_500, { timesPerTrip: 1 }), P: upTo(3_000, { timesPerTrip: 1 }) },
  },
  {
    code: 'TR12',
    group: 'baggage',
    name: 'Baggage delay (over 6 hours)',
    nameZh: '行李延誤（逾 6 小時）',
    terms: { B: upTo(300, overSixHours), S: upTo(1_000, overSixHours), P: upTo(2_000, overSixHours) },
  },
  {
    code: 'TR13',
    group: 'baggage',
    name: 'Personal money and travel documents',
    nameZh: '個人錢財及旅遊證件',
    terms: { B: upTo(1_500), S: moneyAndDocuments(3_000, 10_000), P: moneyAndDocuments(5_000, 20_000) },
  },
  {
    code: 'TR14',
    group: 'trip',
    name: 'Trip cancellation',
    nameZh: '取消旅程',
    highlightRank: 2,
    terms: { B: upTo(10_000), S: upTo(30_000), P: upTo(50_000) },
  },
  {
    code: 'TR15',
    group: 'trip',
    name: 'Trip curtailment',
    nameZh: '縮短旅程',
    terms: { B: upTo(10_000), S: upTo(30_000), P: upTo(50_000) },
  },
  {
    code: 'TR16',
    group: 'trip',
    name: 'Travel delay (each full 6 hours)',
    nameZh: '旅程延誤（每滿 6 小時）',
    highlightRank: 4,
    terms: { B: perSixHours(200, 800), S: perSixHours(300, 2_400), P: perSixHours(500, 4_000) },
  },
  {
    code: 'TR17',
    group: 'liability',
    name: 'Personal liability',
    nameZh: '個人責任',
    terms: { B: upTo(1_000_000), S: upTo(2_500_000), P: upTo(5_000_000) },
  },
  {
    code: 'TR18',
    group: 'liability',
    name: 'Rental vehicle excess',
    nameZh: '租車自負額',
    terms: { B: notCovered, S: upTo(5_000), P: upTo(10_000) },
  },
  {
    code: 'TR19',
    group: 'general',
    name: 'Excess',
    nameZh: '自負額',
    terms: same(excess(0)),
  },
  {
    code: 'TR20',
    group: 'general',
    name: 'Free extension',
    nameZh: '自動延長',
    terms: same({ kind: 'extension', days: 10 }),
  },
  {
    code: 'TR21',
    group: 'general',
    name: 'Outbound Travel Alert (cancellation payable)',
    nameZh: '外遊警示（取消旅程賠償）',
    terms: same({
      kind: 'percent',
      ofBenefit: 'TR14',
      levels: [
        { level: 'amber', percent: 0 },
        { level: 'red', percent: 50 },
        { level: 'black', percent: 100 },
      ],
      trigger: { event: 'outbound-travel-alert' },
    }),
  },
];
