import { describe } from 'vitest';
import { type HandWorked, nothing, pays, testHandWorked, upTo } from '../../../seeds/catalogue/incident-tester.ts';

const scan = { scan: 12_000 };
const limp = { surgery: 10_000, imaging: 1_000, petAge: 2 };
const stay = { daysInHospital: 5, medicalCost: 28_000 };
const visits = { visits: 4, visitCost: 180 };

const cases: readonly HandWorked[] = [
  ['LPG-MEDICAL-P', 'scan', { ...scan, cause: 'accident', held: 0 }, 12_000, pays, 'an accident waits for nothing'],
  ['LPG-MEDICAL-P', 'scan', { ...scan, cause: 'illness', held: 29 }, 0, nothing, 'illness waits 30 days'],
  ['LPG-MEDICAL-P', 'scan', { ...scan, cause: 'illness', held: 30 }, 12_000, pays, '30 days are over'],
  ['BRG-MEDICAL-S', 'scan', { scan: 20_000, cause: 'accident', held: 1 }, 14_000, pays, '70% of 20,000'],
  [
    'MQD-MEDICAL-B',
    'intensive-care',
    { daysInIntensiveCare: 3, intensiveCareCost: 9_000, cause: 'accident', held: 5 },
    9_000,
    upTo,
    '3,500 × 0.8, as a nice number 3,000, for 3 days',
  ],
  [
    'MQD-MEDICAL-B',
    'intensive-care',
    { daysInIntensiveCare: 3, intensiveCareCost: 9_000, cause: 'illness', held: 5 },
    0,
    nothing,
    'illness waits 30 days',
  ],
  ['OVI-MEDICAL-S', 'public-ward', { daysInHospital: 6, cause: 'accident', held: 10 }, 3_300, pays, '6 × 500 × 1.1'],
  [
    'OVI-MEDICAL-S',
    'public-ward',
    { daysInHospital: 6, cause: 'illness', held: 10 },
    0,
    nothing,
    'illness waits 30 days',
  ],
  ['LPG-MEDICAL-S', 'flu', { held: 29 }, 0, nothing, 'flu is an illness', 'O'],
  ['PLV-MEDICAL-P', 'critical-illness', { held: 89 }, 0, nothing, '90 days', 'H+criticalIllness'],
  ['PLV-MEDICAL-P', 'childbirth', { birth: 60_000, held: 364 }, 0, nothing, '12 months', 'H+maternity'],
  ['LPG-PET-S', 'limping', { ...limp, cause: 'accident', held: 7 }, 8_800, pays, '80% of 10,000 + 80% of 1,000'],
  ['LPG-PET-S', 'limping', { ...limp, cause: 'accident', held: 6 }, 0, nothing, 'an accident waits 7 days'],
  ['LPG-PET-S', 'limping', { ...limp, cause: 'illness', held: 29 }, 0, nothing, 'illness waits 30 days'],
  ['LPG-PET-S', 'limping', { ...limp, cause: 'illness', held: 30 }, 8_800, pays, '30 days are over'],
  [
    'EGP-PET-S',
    'limping',
    { ...limp, cause: 'cancer-or-joint-disease', held: 179 },
    0,
    nothing,
    'joint disease waits 180 days',
  ],
  [
    'CGV-PET-P',
    'limping',
    { surgery: 50_000, imaging: 0, petAge: 8, cause: 'cancer-or-joint-disease', held: 180 },
    30_000,
    pays,
    '60% at age 8',
  ],
  [
    'MQD-PET-B',
    'limping',
    { surgery: 30_000, imaging: 2_000, petAge: 5, cause: 'accident', held: 7 },
    13_000,
    upTo,
    '70%: 21,000 of which 12,000, and 1,400 of which 1,500 × 0.8, as a nice number 1,000',
  ],
  ['STP-PA-S', 'hospital-stay', { ...stay, cause: 'illness' }, 0, nothing, 'cover for accidents alone'],
  ['STP-PA-S', 'hospital-stay', { ...stay, cause: 'accident' }, 16_500, upTo, '15,000 of 28,000 + 5 × 300'],
  [
    'MQD-PA-S',
    'off-work',
    { weeks: 6, cause: 'illness', withWeeklyBenefit: 'added' },
    0,
    nothing,
    'the optional cover is for accidents too',
  ],
  ['EGP-DH-S', 'clinic-visits', { ...visits, held: 13 }, 0, nothing, '14 days'],
  ['EGP-DH-S', 'clinic-visits', { ...visits, held: 14 }, 720, pays, '4 × 180, limit 190'],
  ['JDF-DH-S', 'broken-leg', { held: 13 }, 0, nothing, 'this clause waits whatever the cause'],
  ['CGV-DH-B', 'work-injury', { compensation: 50_000 }, 50_000, pays, 'the liability waits for nothing'],
];

describe('what brought it about, and how long there has been cover', () => testHandWorked(cases));
