import type { BenefitSeed } from '../line-seed.ts';
import { byTier, cash, costOfEach, each, notCovered, perVisit, row, same, tiers, upTo, waiting } from '../terms.ts';

const perEvent = (limit: number) => upTo(limit, { per: 'event' });
const noWages = (amount: number, limit: number) => each('day', amount, { limit, fromUnit: 4 });

const waited = ['DH02', 'DH03', 'DH04', 'DH05', 'DH06', 'DH07', 'DH10', 'DH11'];

/** Limits per policy year, whole HK$, before the insurer's limit factor. */
export const helperBenefits: readonly BenefitSeed[] = [
  row(
    'DH01',
    'employer',
    'Employer’s liability (Employees’ Compensation Ordinance and common law)',
    '僱主責任（僱員補償條例及普通法）',
    same(perEvent(100_000_000)),
    { highlightRank: 1 },
  ),
  row('DH12', 'employer', 'Fidelity (dishonesty)', '忠誠保障', byTier([null, 3_000, 10_000])),
  row('DH02', 'medical', 'Hospital and surgery', '住院及手術', byTier([null, 30_000, 60_000]), { highlightRank: 2 }),
  row(
    'DH03',
    'medical',
    'of which room and board',
    '當中：房租及膳食',
    byTier([null, 300, 500], (amount) => costOfEach('day', amount)),
    { partOf: 'DH02' },
  ),
  row(
    'DH04',
    'medical',
    'of which operations',
    '當中：手術',
    byTier([null, 10_000, 20_000], (limit) => upTo(limit, { per: 'operation' })),
    { partOf: 'DH02' },
  ),
  row(
    'DH05',
    'medical',
    'Out-patient',
    '門診',
    tiers(notCovered, upTo(3_000, perVisit(200)), upTo(5_000, perVisit(250))),
    { highlightRank: 3 },
  ),
  row(
    'DH06',
    'medical',
    'of which bonesetting and physiotherapy',
    '當中：跌打及物理治療',
    tiers(notCovered, upTo(500, perVisit(100)), upTo(1_000, perVisit(150))),
    { partOf: 'DH05' },
  ),
  row('DH14', 'medical', 'Cancer and heart disease top-up', '癌症及心臟病額外醫療', byTier([null, null, 50_000])),
  row(
    'DH07',
    'dental',
    'Dental',
    '牙科',
    byTier([null, 1_500, 2_500], (limit) => upTo(limit, { coInsurance: 'one-third' })),
  ),
  row('DH08', 'accident', 'Personal accident on rest days', '休息日個人意外', byTier([null, 150_000, 250_000], cash), {
    highlightRank: 4,
  }),
  row('DH09', 'costs', 'Repatriation', '遣返費用', byTier([20_000, 30_000, 50_000])),
  row(
    'DH10',
    'costs',
    'Loss-of-service cash',
    '服務中斷現金津貼',
    tiers(notCovered, noWages(200, 6_000), noWages(300, 9_000)),
  ),
  row('DH11', 'costs', 'Replacement helper cost', '補聘家傭費用', byTier([null, 5_000, 12_000])),
  row('DH13', 'liability', 'Helper’s liability to others', '家傭第三者責任', byTier([null, 200_000, 500_000])),
  row(
    'DH15',
    'general',
    'Waiting period: medical, dental, loss of service and replacement',
    '等候期：醫療、牙科、服務中斷及補聘',
    same(waiting(14, 'day', { benefits: waited })),
  ),
];
