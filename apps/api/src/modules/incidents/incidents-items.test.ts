import { describe } from 'vitest';
import { type HandWorked, pays, testHandWorked, upTo } from '../../../seeds/catalogue/incident-tester.ts';

const stolen = { jewels: 0, cash: 0, locks: 0, contents: 150_000, dearestItem: 80_000 };
const jewelsAlone = { contents: 0, dearestItem: 0, cash: 0, locks: 0 };
const here = 'hong-kong-mainland-macao';

const cases: readonly HandWorked[] = [
  ['LPG-HOME-B', 'burglary', stolen, 119_500, upTo, '80,000 counts 50,000: 120,000 - 500'],
  ['LPG-HOME-S', 'burglary', stolen, 149_500, pays, 'one item counts up to 100,000'],
  ['MQD-HOME-B', 'burglary', stolen, 109_500, upTo, '80,000 counts 50,000 × 0.8: 110,000 - 500'],
  [
    'PLV-HOME-P',
    'kitchen-fire',
    { contents: 400_000, dearestItem: 300_000, debris: 0, nights: 0 },
    294_700,
    upTo,
    '300,000 counts 150,000 × 1.3: 295,000 - 300',
  ],
  ['EGP-HOME-B', 'typhoon', { contents: 60_000, dearestItem: 60_000, buildingType: 'A' }, 49_500, upTo, '50,000 - 500'],
  [
    'BRG-HOME-S',
    'burst-pipe',
    { contents: 200_000, dearestItem: 120_000, decoration: 0, buildingAge: 'W' },
    184_000,
    upTo,
    '120,000 counts 100,000 × 1.05: 185,000 - 1,000',
  ],
  [
    'CGV-HOME-B',
    'burst-pipe',
    { contents: 600_000, dearestItem: 100_000, decoration: 0, buildingAge: 'W' },
    550_000,
    upTo,
    '554,000 meet the limit, 500,000 × 1.05 as a nice number',
  ],
  ['NQA-HOME-S', 'burglary', { ...jewelsAlone, jewels: 3, jewelPrice: 12_000 }, 29_500, upTo, '3 × 10,000 - 500'],
  [
    'PLV-HOME-P',
    'burglary',
    { ...jewelsAlone, jewels: 2, jewelPrice: 25_000 },
    49_700,
    pays,
    '20,000 × 1.3, as a nice number 25,000, twice, - 300',
  ],
  ['LPG-GOLF-S', 'boot-theft', { stolen: 6_000, dearestItem: 5_500, place: 'asia' }, 4_500, upTo, '5,500 counts 4,000'],
  [
    'LPG-GOLF-B',
    'boot-theft',
    { stolen: 4_000, dearestItem: 4_000, place: here },
    2_000,
    upTo,
    'one item counts 2,000',
  ],
  ['PLV-GOLF-P', 'boot-theft', { stolen: 18_000, dearestItem: 4_500, place: 'worldwide' }, 6_500, upTo, '5,000 × 1.3'],
  ['TDC-GOLF-S', 'clubs-damaged', { clubs: 5, clubPrice: 4_500, place: 'asia' }, 20_000, upTo, '5 × 4,000'],
  ['TDC-GOLF-B', 'clubhouse-theft', { items: 2, itemPrice: 1_400, place: here }, 2_000, upTo, '2 × 1,000'],
  ['CPW-TRAVEL-S', 'belongings-stolen', { items: 2, itemPrice: 3_000 }, 6_000, pays, '2 × 3,000'],
  ['PLV-TRAVEL-P', 'belongings-stolen', { items: 3, itemPrice: 7_000 }, 19_500, upTo, '3 × 5,000 × 1.3'],
  ['BRG-OS-S', 'laptop-stolen', { laptopPrice: 12_000 }, 8_500, upTo, '8,000 × 1.05, as a nice number'],
  ['LPG-MEDICAL-S', 'teeth', { fillings: 2, fillingCost: 1_200, rootCanal: 0 }, 2_000, upTo, '2 × 1,000', 'D'],
  [
    'BRG-DH-S',
    'broken-leg',
    { daysInHospital: 0, operation: 12_000, daysWithoutHelper: 0 },
    10_500,
    upTo,
    '10,000 × 1.05 for one operation',
  ],
  ['LPG-MOTOR-S', 'passengers-hurt', { persons: 3, medicalEach: 4_000 }, 12_000, pays, '3 × 4,000 of 5,000'],
  ['PLV-HOME-P', 'water-below', { liability: 19_600_000 }, 19_500_000, upTo, '19,597,000 meet 15,000,000 × 1.3'],
  [
    'PLV-MEDICAL-P',
    'cancer-treatment',
    { treatment: 15_000_000, deductible: 'none' },
    10_400_000,
    upTo,
    'full cover within 8,000,000 × 1.3 a year',
  ],
];

describe('limits for items, and the highest limits sold', () => testHandWorked(cases));
