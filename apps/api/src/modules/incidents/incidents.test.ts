import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { describe, expect, test } from 'vitest';
import { answersOf, assess, coversOf, nothing, pays, planOf, upTo } from '../../../seeds/catalogue/incident-tester.ts';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { Outcome } from './assessment.ts';
import type { Answers, Incident, Question } from './incident.ts';
import { incidentsByLine } from './incidents-by-line.ts';

type Tier = 'B' | 'S' | 'P';
const tiers: readonly Tier[] = ['B', 'S', 'P'];
const lines = Object.keys(incidentsByLine) as LineCode[];

type Worked = readonly [
  line: LineCode,
  incident: string,
  tier: Tier,
  answers: Answers,
  dollars: number,
  outcome: Outcome,
  variant?: string,
];

/** Worked by hand from the benefit tables. */
const worked: readonly Worked[] = [
  // Baggage delay: only over 6 hours, up to 1,000.
  ['TRAVEL', 'baggage-late', 'S', { hoursLate: 31, shopping: 800 }, 800, pays],
  ['TRAVEL', 'baggage-late', 'S', { hoursLate: 6, shopping: 800 }, 0, nothing],
  ['TRAVEL', 'baggage-late', 'S', { hoursLate: 7, shopping: 1_000 }, 1_000, pays],
  ['TRAVEL', 'baggage-late', 'S', { hoursLate: 7, shopping: 1_001 }, 1_000, upTo],
  // Hospital in Japan: 38,000 of 1,000,000, and 4 × 300; Basic has no daily sum.
  ['TRAVEL', 'hospital-abroad', 'S', {}, 39_200, pays],
  ['TRAVEL', 'hospital-abroad', 'B', {}, 38_000, pays],
  ['TRAVEL', 'hospital-abroad', 'S', { daysInHospital: 11 }, 41_000, upTo],
  // Alert: half of what cancellation pays, limit 30,000 first.
  ['TRAVEL', 'travel-alert', 'S', { alert: 'red', prepaid: 24_000 }, 12_000, pays],
  ['TRAVEL', 'travel-alert', 'S', { alert: 'red', prepaid: 50_000 }, 15_000, upTo],
  ['TRAVEL', 'travel-alert', 'S', { alert: 'amber', prepaid: 24_000 }, 0, nothing],
  ['TRAVEL', 'travel-alert', 'S', { alert: 'black', prepaid: 24_000 }, 24_000, pays],
  // Delay: each full 6 hours 300, up to 2,400.
  ['TRAVEL', 'flight-delayed', 'S', { hoursLate: 5 }, 0, nothing],
  ['TRAVEL', 'flight-delayed', 'S', { hoursLate: 6 }, 300, pays],
  ['TRAVEL', 'flight-delayed', 'S', { hoursLate: 13 }, 600, pays],
  ['TRAVEL', 'flight-delayed', 'S', { hoursLate: 48 }, 2_400, pays],
  ['TRAVEL', 'flight-delayed', 'S', { hoursLate: 54 }, 2_400, upTo],
  ['TRAVEL', 'phone-stolen', 'B', {}, 0, nothing],
  // 2 × 3,000 a piece; 6 pieces of 3,000 meet the limit of 15,000.
  ['TRAVEL', 'belongings-stolen', 'S', { items: 2, itemPrice: 4_500 }, 6_000, upTo],
  ['TRAVEL', 'belongings-stolen', 'S', { items: 6, itemPrice: 3_000 }, 15_000, upTo],
  // Money 3,000 and documents 10,000 of their own; Basic has 1,500 for both.
  ['TRAVEL', 'wallet-stolen', 'S', { cash: 3_500, documents: 1_800 }, 4_800, upTo],
  ['TRAVEL', 'wallet-stolen', 'B', { cash: 1_000, documents: 1_800 }, 1_500, upTo],
  // Half the sum from age 71; a sum of its own under 18.
  ['TRAVEL', 'fatal-accident', 'S', { age: 70 }, 800_000, pays],
  ['TRAVEL', 'fatal-accident', 'S', { age: 71 }, 400_000, pays],
  ['TRAVEL', 'fatal-accident', 'S', { age: 17 }, 250_000, pays],
  ['TRAVEL', 'fatal-accident', 'S', { age: 18 }, 800_000, pays],

  // Water: 22,000 + 8,000 less 1,000, in old buildings less 2,000.
  ['HOME', 'burst-pipe', 'S', { contents: 22_000, decoration: 8_000, buildingAge: 'W' }, 29_000, pays],
  ['HOME', 'burst-pipe', 'S', { contents: 22_000, decoration: 8_000, buildingAge: 'M' }, 28_000, pays],
  ['HOME', 'burst-pipe', 'S', { contents: 700, decoration: 800, buildingAge: 'W' }, 500, pays],
  ['HOME', 'burst-pipe', 'S', { contents: 900, decoration: 0, buildingAge: 'W' }, 0, nothing],
  ['HOME', 'burst-pipe', 'B', { contents: 500_900, decoration: 0, buildingAge: 'W' }, 499_900, pays],
  ['HOME', 'burst-pipe', 'B', { contents: 501_001, decoration: 0, buildingAge: 'W' }, 500_000, upTo],
  // 60,000 - 500 + 2 × 10,000 + 3,000 of 4,000 cash + 2,000.
  ['HOME', 'burglary', 'S', {}, 84_500, upTo],
  ['HOME', 'typhoon', 'S', { contents: 18_000, buildingType: 'H' }, 15_000, pays],
  ['HOME', 'typhoon', 'P', { contents: 18_000, buildingType: 'A' }, 17_700, pays],
  // 150,000 - 500 + 10,000 + 20 nights: 800 of 1,200 in Basic, all of it in Standard.
  ['HOME', 'kitchen-fire', 'B', {}, 175_500, upTo],
  ['HOME', 'kitchen-fire', 'S', {}, 183_500, pays],
  ['HOME', 'kitchen-fire', 'B', { nights: 30, contents: 500, debris: 0 }, 20_000, upTo],
  // One item: at most 50,000 in Basic, after the excess is taken off what the item limit leaves.
  ['HOME', 'dropped-television', 'B', { itemPrice: 60_000 }, 49_500, upTo],
  ['HOME', 'water-below', 'S', { liability: 80_000 }, 77_000, pays],
  ['HOME', 'water-below', 'S', { liability: 3_000 }, 0, nothing],
  ['HOME', 'freezer-fails', 'B', {}, 0, nothing],
  ['HOME', 'freezer-fails', 'S', { foodCost: 3_500 }, 3_000, pays],
  ['HOME', 'freezer-fails', 'S', { foodCost: 3_501 }, 3_000, upTo],
  // The optional cover bears the excess for any loss.
  ['HOME', 'handbag-abroad', 'S', { handbag: 18_000, worldwideEffects: '25000' }, 17_500, pays],
  ['HOME', 'handbag-abroad', 'S', { handbag: 30_000, worldwideEffects: '25000' }, 25_000, upTo],
  ['HOME', 'handbag-abroad', 'S', { handbag: 18_000, worldwideEffects: 'none' }, 0, nothing],

  ['FIRE', 'kitchen-fire', 'B', { repair: 180_000, debris: 15_000, sumInsured: 3_000_000 }, 195_000, pays],
  // Debris: 5% of 200,000.
  ['FIRE', 'kitchen-fire', 'B', { repair: 180_000, debris: 15_000, sumInsured: 200_000 }, 190_000, upTo],
  ['FIRE', 'kitchen-fire', 'B', { repair: 300_000, debris: 0, sumInsured: 200_000 }, 200_000, upTo],
  ['FIRE', 'typhoon', 'B', {}, 0, nothing],
  ['FIRE', 'typhoon', 'S', { repair: 60_000 }, 57_000, pays],
  ['FIRE', 'typhoon', 'S', { repair: 2_500 }, 0, nothing],
  // Earth: 10% of the loss, at least 10,000. The two meet at 100,000.
  ['FIRE', 'earthquake', 'S', { repair: 90_000 }, 80_000, pays],
  ['FIRE', 'earthquake', 'S', { repair: 100_000 }, 90_000, pays],
  ['FIRE', 'earthquake', 'S', { repair: 300_000 }, 270_000, pays],
  ['FIRE', 'landslip', 'S', {}, 0, nothing],
  ['FIRE', 'landslip', 'P', { repair: 800_000 }, 720_000, pays],
  ['FIRE', 'lorry-hits-wall', 'S', { repair: 45_000 }, 43_500, pays],
  // Rebuilt for 3,000,000, fees of 120,000 within 5%, rent of 40,000 cut to 30,000.
  ['FIRE', 'total-loss', 'S', {}, 3_150_000, upTo],
  ['FIRE', 'total-loss', 'B', {}, 3_000_000, pays],

  ['OS', 'hospital-stay', 'B', {}, 0, nothing],
  ['OS', 'doctor-visits', 'S', { visits: 20, visitCost: 900 }, 18_000, pays],
  ['OS', 'doctor-visits', 'S', { visits: 24, visitCost: 900 }, 18_000, upTo],
  ['OS', 'laptop-stolen', 'S', { laptopPrice: 8_000 }, 8_000, pays],
  ['OS', 'laptop-stolen', 'S', { laptopPrice: 10_000 }, 8_000, upTo],
  ['OS', 'sponsor-dies', 'P', {}, 300_000, pays],
  ['OS', 'flight-delayed', 'B', { hoursLate: 11 }, 300, pays],
  ['OS', 'flight-delayed', 'B', { hoursLate: 30 }, 1_200, upTo],
  ['OS', 'flown-home', 'B', { evacuation: 250_000 }, 250_000, pays],

  // Unknown car: 1.5 × max(1.5% of 250,000, 4,000) = 6,000.
  ['MOTOR', 'car-park', 'S', { repair: 18_000, carValue: 250_000 }, 12_000, pays],
  ['MOTOR', 'car-park', 'B', { repair: 18_000, carValue: 250_000 }, 8_000, pays],
  ['MOTOR', 'car-park', 'P', { repair: 18_000, carValue: 250_000 }, 15_000, pays],
  ['MOTOR', 'car-park', 'S', { repair: 5_000, carValue: 250_000 }, 0, nothing],
  // 1.5% of 400,000 is 6,000: × 1.5 = 9,000.
  ['MOTOR', 'car-park', 'S', { repair: 18_000, carValue: 400_000 }, 9_000, pays],
  ['MOTOR', 'car-park', 'S', {}, 0, nothing, 'T'],
  // 4,000 + 6,000 for a young driver + 6,000 for an inexperienced one.
  ['MOTOR', 'own-fault', 'S', { repair: 45_000, carValue: 250_000, driver: 'young' }, 35_000, pays],
  ['MOTOR', 'own-fault', 'S', { repair: 45_000, carValue: 250_000, driver: 'young-inexperienced' }, 29_000, pays],
  ['MOTOR', 'own-fault', 'S', { repair: 45_000, carValue: 250_000, driver: 'unnamed' }, 33_000, pays],
  // The loss is the value of the car, 250,000, less 4,000.
  ['MOTOR', 'own-fault', 'S', { repair: 300_000, carValue: 250_000, driver: 'named' }, 246_000, upTo],
  ['MOTOR', 'other-car', 'S', { damageClaim: 60_000, driver: 'named' }, 57_000, pays],
  ['MOTOR', 'other-car', 'S', { damageClaim: 60_000, driver: 'unnamed' }, 49_000, pays, 'T'],
  ['MOTOR', 'other-car', 'P', { damageClaim: 3_002_000, driver: 'named' }, 3_000_000, pays, 'T'],
  ['MOTOR', 'other-car', 'P', { damageClaim: 3_002_001, driver: 'named' }, 3_000_000, upTo, 'T'],
  ['MOTOR', 'stolen', 'S', { carValue: 250_000, daysWithoutCar: 8 }, 244_400, pays],
  ['MOTOR', 'windscreen', 'P', { windscreen: 9_000 }, 9_000, pays],
  ['MOTOR', 'passengers-hurt', 'S', { persons: 2, medicalEach: 6_000 }, 10_000, upTo],
  ['MOTOR', 'pedestrian-hurt', 'B', { compensation: 120_000_000 }, 100_000_000, upTo, 'T'],

  ['PA', 'broken-leg', 'S', { medicalCost: 9_500, sessions: 8, sessionCost: 550 }, 22_700, upTo],
  ['PA', 'broken-leg', 'B', { medicalCost: 6_000, sessions: 0 }, 6_000, pays],
  ['PA', 'hospital-stay', 'S', { cause: 'accident', daysInHospital: 90, medicalCost: 0 }, 27_000, pays],
  ['PA', 'hospital-stay', 'S', { cause: 'accident', daysInHospital: 91, medicalCost: 0 }, 27_000, upTo],
  ['PA', 'off-work', 'B', {}, 0, nothing],
  ['PA', 'off-work', 'S', { cause: 'accident', weeks: 60 }, 26_000, upTo],
  ['PA', 'lasting-loss', 'S', { loss: 'other-toe' }, 30_000, pays],
  ['PA', 'lasting-loss', 'B', { loss: 'limb' }, 375_000, pays],
  ['PA', 'fatal-accident', 'S', { transport: 'public', funeral: 10_000 }, 2_010_000, pays],
  ['PA', 'fatal-accident', 'B', { transport: 'public', funeral: 5_000 }, 505_000, pays],
  ['PA', 'bonesetter', 'B', { visits: 6, visitCost: 280 }, 800, upTo],

  // 80% of 28,000 + 2 × 80% of 900 + 80% of 2,400.
  ['PET', 'swallowed-toy', 'S', { petAge: 3, held: 7 }, 25_760, pays],
  ['PET', 'swallowed-toy', 'S', { petAge: 3, held: 6 }, 0, nothing],
  // 70% at age 4: 19,600 + 1,260 + 1,680.
  ['PET', 'swallowed-toy', 'S', { petAge: 4 }, 22_540, pays],
  // 30,000 + 20 × 720 + 1,920 is more than 45,000 in a year.
  ['PET', 'swallowed-toy', 'S', { surgery: 40_000, nightsAtVet: 20 }, 45_000, upTo],
  ['PET', 'skin-illness', 'S', { visits: 3, visitCost: 600, medicine: 1_200 }, 2_010, upTo],
  ['PET', 'skin-illness', 'S', { visits: 12, visitCost: 400, medicine: 0 }, 3_200, upTo],
  ['PET', 'skin-illness', 'S', { visits: 12, visitCost: 500, medicine: 0 }, 3_500, upTo],
  ['PET', 'skin-illness', 'S', { held: 29 }, 0, nothing],
  ['PET', 'cancer', 'P', { chemotherapy: 10_000, imaging: 0, held: 180 }, 8_000, pays],
  ['PET', 'cancer', 'P', { chemotherapy: 10_000, imaging: 0, held: 179 }, 0, nothing],
  ['PET', 'bitten-child', 'S', { liability: 60_000 }, 0, nothing],
  ['PET', 'bitten-child', 'S', { liability: 60_000 }, 60_000, pays, 'thirdParty'],

  // 5 × 300 + 10,000 of 18,000 + 9 of 12 days × 200.
  ['DH', 'broken-leg', 'S', {}, 13_300, upTo],
  ['DH', 'broken-leg', 'S', { held: 13 }, 0, nothing],
  ['DH', 'broken-leg', 'S', { daysInHospital: 0, operation: 0, daysWithoutHelper: 3 }, 0, nothing],
  ['DH', 'broken-leg', 'S', { daysInHospital: 0, operation: 0, daysWithoutHelper: 4 }, 200, pays],
  // 80 × 300 + 10,000 meet the yearly 30,000 for hospital and surgery.
  ['DH', 'broken-leg', 'S', { daysInHospital: 80, operation: 10_000, daysWithoutHelper: 0 }, 30_000, upTo],
  ['DH', 'toothache', 'S', { dentalBill: 1_000 }, 666.67, pays],
  ['DH', 'toothache', 'S', { dentalBill: 2_250 }, 1_500, pays],
  ['DH', 'toothache', 'S', { dentalBill: 2_251 }, 1_500, upTo],
  ['DH', 'toothache', 'B', {}, 0, nothing],
  ['DH', 'work-injury', 'B', { compensation: 180_000 }, 180_000, pays],
  ['DH', 'clinic-visits', 'S', { visits: 16, visitCost: 200 }, 3_000, upTo],
  // 60,000 of hospital cover, and the rest from the top-up.
  ['DH', 'cancer', 'P', { treatment: 90_000 }, 90_000, upTo],
  ['DH', 'cancer', 'P', { treatment: 120_000 }, 110_000, upTo],
  ['DH', 'cancer', 'P', { treatment: 50_000 }, 50_000, pays],
  ['DH', 'cancer', 'P', { held: 13 }, 0, nothing],

  // 4 × 750 + 4 × 750 + 12,500 + 35% of it twice + 14,000.
  ['MEDICAL', 'operation', 'B', {}, 41_250, upTo],
  // 4 × 1,800 + 4 × 1,500 + 30,000 + 10,500 + 10,500 + 18,000.
  ['MEDICAL', 'operation', 'S', {}, 82_200, upTo],
  // All of 8,800 + 6,000 + 45,000 + 15,000 + 16,000 + 18,000; less the deductible.
  ['MEDICAL', 'operation', 'P', {}, 108_800, pays],
  ['MEDICAL', 'operation', 'P', { deductible: '25000' }, 83_800, pays],
  ['MEDICAL', 'operation', 'S', { deductible: '25000' }, 82_200, upTo],
  ['MEDICAL', 'operation', 'P', { held: 29 }, 0, nothing],
  ['MEDICAL', 'operation', 'S', {}, 0, nothing, 'O'],
  // 70% of 12,000; 70% of 30,000 is more than 20,000.
  ['MEDICAL', 'scan', 'B', { scan: 12_000 }, 8_400, pays],
  ['MEDICAL', 'scan', 'B', { scan: 30_000 }, 20_000, upTo],
  ['MEDICAL', 'scan', 'P', { scan: 30_000, deductible: '25000' }, 5_000, pays],
  ['MEDICAL', 'scan', 'P', { scan: 20_000, deductible: '25000' }, 0, nothing],
  ['MEDICAL', 'intensive-care', 'S', { daysInIntensiveCare: 26, intensiveCareCost: 8_000 }, 200_000, upTo],
  ['MEDICAL', 'public-ward', 'B', {}, 0, nothing],
  ['MEDICAL', 'public-ward', 'S', { daysInHospital: 6 }, 3_000, pays],
  ['MEDICAL', 'flu', 'S', { visits: 3, visitCost: 380 }, 840, upTo, 'O'],
  ['MEDICAL', 'flu', 'S', { visits: 31, visitCost: 280 }, 8_400, upTo, 'H+clinical'],
  ['MEDICAL', 'flu', 'S', {}, 0, nothing],
  ['MEDICAL', 'teeth', 'S', { fillings: 2, fillingCost: 900, rootCanal: 3_000 }, 4_800, pays, 'D'],
  // 6 × 1,000 + 3,000 is more than 8,000 in a year.
  ['MEDICAL', 'teeth', 'S', { fillings: 6, fillingCost: 1_000, rootCanal: 3_000 }, 8_000, upTo, 'D'],
  ['MEDICAL', 'critical-illness', 'S', { held: 90 }, 300_000, pays, 'H+criticalIllness'],
  ['MEDICAL', 'critical-illness', 'S', { held: 89 }, 0, nothing, 'H+criticalIllness'],
  ['MEDICAL', 'childbirth', 'S', { birth: 60_000, held: 364 }, 0, nothing, 'H+maternity'],
  ['MEDICAL', 'childbirth', 'S', { birth: 60_000, held: 365 }, 50_000, upTo, 'H+maternity'],

  ['GOLF', 'hole-in-one', 'B', { holes: 1, bill: 5_000 }, 5_000, pays],
  // 3 × 5,000, of which 10,000 a year.
  ['GOLF', 'hole-in-one', 'B', { holes: 3, bill: 8_000 }, 10_000, upTo],
  ['GOLF', 'hole-in-one', 'B', { place: 'asia' }, 0, nothing],
  ['GOLF', 'hole-in-one', 'S', { place: 'asia' }, 8_000, pays],
  ['GOLF', 'hole-in-one', 'S', { place: 'worldwide' }, 0, nothing],
  ['GOLF', 'boot-theft', 'P', { stolen: 18_000 }, 5_000, upTo],
  ['GOLF', 'clubs-damaged', 'S', { clubs: 3, clubPrice: 3_500 }, 10_500, pays],
  ['GOLF', 'clubs-damaged', 'S', { clubs: 7, clubPrice: 4_500 }, 25_000, upTo],
  ['GOLF', 'sprain', 'S', { medicalCost: 4_200, weeksDisabled: 3 }, 5_700, pays],
  ['GOLF', 'hired-clubs', 'S', { hireDays: 6, hireCost: 250 }, 1_500, pays],
  ['GOLF', 'hired-clubs', 'S', { hireDays: 2, hireCost: 450 }, 600, upTo],
  ['GOLF', 'club-breaks', 'B', {}, 0, nothing],
];

describe('what is paid, worked by hand', () => {
  for (const [line, incident, tier, answers, dollars, outcome, variant] of worked) {
    test(`${line} ${variant ?? ''}: ${incident}, tier ${tier}, ${JSON.stringify(answers)} pays ${dollars}`, () => {
      const found = assess(line, incident, tier, answers, variant);
      expect(found.amountCents).toBe(Math.round(dollars * 100));
      expect(found.outcome).toBe(outcome);
    });
  }

  test('every line has at least three worked cases and six incidents', () => {
    for (const line of lines) {
      expect(worked.filter((each) => each[0] === line).length).toBeGreaterThanOrEqual(3);
      expect(incidentsByLine[line].length).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('the steps', () => {
  const outcomeOf = (line: LineCode, code: string, tier: Tier, answers: Answers = {}, variant?: string) =>
    assess(line, code, tier, answers, variant).steps.map(({ benefitCode, text }) => `${benefitCode} ${text.en}`);

  test('name the clause, the trigger, the limit and what is paid', () => {
    expect(outcomeOf('TRAVEL', 'baggage-late', 'S')).toEqual([
      'TR12 The plan gives: HK$1,000, after more than 6 hours.',
      'TR12 31 hours are more than 6 hours, so the benefit pays.',
      'TR12 The cost is HK$1,200.',
      'TR12 The limit is HK$1,000.',
      'TR12 Pays HK$1,000.',
    ]);
  });

  test('name the excess by its own row', () => {
    expect(outcomeOf('MOTOR', 'own-fault', 'S', { driver: 'young' })).toEqual([
      'MO03 The plan gives: Market value.',
      'MO03 The cost is HK$45,000.',
      'EX1 You bear HK$4,000 yourself.',
      'EX5 You bear HK$6,000 yourself.',
      'MO03 Pays HK$35,000.',
    ]);
    expect(outcomeOf('MOTOR', 'car-park', 'S', { repair: 5_000 })).toContain(
      'EX2 You bear HK$5,000 yourself, which is the whole loss.',
    );
  });

  test('say why nothing is paid', () => {
    expect(outcomeOf('TRAVEL', 'phone-stolen', 'B')).toEqual(['TR11 This plan does not cover it.']);
    expect(outcomeOf('PET', 'bitten-child', 'S')).toEqual([
      'PE10 It can be added to this plan, but is not part of it.',
    ]);
    expect(outcomeOf('FIRE', 'typhoon', 'B')).toContain('FI04 The event is not covered, so nothing is paid.');
    expect(outcomeOf('MEDICAL', 'flu', 'S')).toEqual(['ME21 The cover that was chosen does not include this benefit.']);
    expect(outcomeOf('HOME', 'handbag-abroad', 'S', { worldwideEffects: 'none' })).toEqual([
      'HOO2 This optional cover has not been added to the plan.',
    ]);
    expect(outcomeOf('DH', 'toothache', 'S', { held: 13 })).toContain(
      'DH15 Cover has been in force for 13 days; the waiting period of 14 days is not over, so nothing is paid.',
    );
  });

  test('show the limit that claims share, and tell what they have in common once', () => {
    const steps = outcomeOf('PET', 'swallowed-toy', 'S', { surgery: 40_000, nightsAtVet: 20 });
    expect(steps).toContain('PE01 All of it together is limited to HK$45,000.');
    expect(steps.filter((step) => step.startsWith('PE16'))).toHaveLength(1);
  });
});

/** Answers within the bounds, the number of the question moved to where `at` (0 to 1) says. */
function moved(question: Question, at: number): number | string {
  if (question.kind === 'choice') return question.options[Math.floor(at * (question.options.length - 1))] as string;
  return Math.round(question.least + (question.most - question.least) * at);
}

const everyIncident = lines.flatMap((line) =>
  incidentsByLine[line].map((incident): [LineCode, string, typeof incident] => [line, incident.code, incident]),
);
const variantsIn = (line: LineCode) =>
  line === 'MEDICAL'
    ? ['H', 'O', 'D', 'H+criticalIllness+maternity']
    : [variantsOf(line).base, ...variantsOf(line).others];

const MOST_UNITS = 100;

/** The most a benefit can pay in dollars, read off its terms without the engine. */
function mostOf(terms: BenefitTerms, { sumInsured = 3_000_000, carValue = 250_000 }: Record<string, unknown>): number {
  switch (terms.kind) {
    case 'amount':
      return terms.per && !['event', 'accident'].includes(terms.per) ? terms.limit * MOST_UNITS : terms.limit;
    case 'per-unit':
      return Math.min(terms.limit ?? Number.POSITIVE_INFINITY, terms.amount * (terms.most?.count ?? 400));
    case 'parts':
      return Math.max(...terms.parts.map(({ limit }) => limit));
    case 'share':
      return terms.ofBenefit ? Number.POSITIVE_INFINITY : (Number(sumInsured) * terms.percent) / 100;
    case 'value':
      return Number(carValue);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** What an optional cover adds: 'TRO1.2' is the second thing that TRO1 does. */
function coverTerms(line: LineCode, code: string | undefined): BenefitTerms | undefined {
  const [cover, place = 1] = (code ?? '').split('.');
  return coversOf(line).find((each) => each.code === cover)?.adds[Number(place) - 1]?.terms;
}

const raisedTerms = (line: LineCode, { claims }: Incident, code: string) =>
  coverTerms(line, claims.find(({ benefit }) => benefit === code)?.raisedBy);

const dollarsIn = (text: string) => Number(text.replace(/[^\d.]|\.$/g, ''));

describe.each(everyIncident)('%s: %s', (line, code, incident) => {
  const samples: Answers[] = [0, 0.0001, 0.002, 0.03, 0.3, 1].flatMap((at) => [
    Object.fromEntries(incident.questions.map((question) => [question.key, moved(question, at)])),
    ...incident.questions.map((question) => ({ [question.key]: moved(question, at) })),
  ]);

  test('a better tier never pays less', () => {
    for (const variant of variantsIn(line)) {
      for (const answers of samples) {
        // Who chooses to bear more is paid less.
        if (answers.deductible === '25000') continue;
        const amounts = tiers.map((tier) => assess(line, code, tier, answers, variant).amountCents);
        expect(amounts, JSON.stringify({ variant, answers })).toEqual(amounts.toSorted((a, b) => a - b));
      }
    }
  });

  test('more loss never pays less', () => {
    // What a thing is worth, and which part of the loss is the dearest item, are no losses: more of it may pay less.
    const facts = incident.claims.flatMap(({ cost, value, dearest }) => [value === cost ? undefined : value, dearest]);
    const losses = incident.questions.filter(
      ({ kind, fromSearch, key }) => kind !== 'choice' && !fromSearch && key !== 'age' && !facts.includes(key),
    );
    for (const variant of variantsIn(line)) {
      for (const tier of tiers) {
        for (const question of losses) {
          const amounts = [0, 0.0001, 0.001, 0.01, 0.1, 0.5, 1].map(
            (at) => assess(line, code, tier, { [question.key]: moved(question, at) }, variant).amountCents,
          );
          expect(amounts, `${variant} ${tier} ${question.key}`).toEqual(amounts.toSorted((a, b) => a - b));
        }
      }
    }
  });

  test('no benefit pays more than its limit, nor all together more than a yearly one', () => {
    for (const variant of variantsIn(line)) {
      for (const tier of tiers) {
        const { benefits } = planOf(line, tier, variant, 10_000);
        for (const answers of samples) {
          const { steps } = assess(line, code, tier, answers, variant);
          const paid = steps.filter(({ kind }) => kind === 'pays');
          for (const { benefitCode, text } of paid) {
            const terms = benefits.find((benefit) => benefit.code === benefitCode)?.terms;
            const most = Math.max(
              ...[terms ?? coverTerms(line, benefitCode), raisedTerms(line, incident, benefitCode)].map((each) =>
                each ? mostOf(each, answersOf(incident, answers)) : 0,
              ),
            );
            expect(dollarsIn(text.en), benefitCode).toBeLessThanOrEqual(most);
          }
          for (const { terms } of benefits) {
            if (terms.kind !== 'aggregate') continue;
            const together = paid.filter(({ benefitCode }) => terms.benefits.includes(benefitCode));
            const total = together.reduce((sum, { text }) => sum + dollarsIn(text.en), 0);
            expect(total).toBeLessThanOrEqual(terms.limit);
          }
        }
      }
    }
  });

  test('what is paid is told step by step, in both languages, and adds up', () => {
    for (const variant of variantsIn(line)) {
      for (const tier of tiers) {
        for (const answers of samples) {
          const { outcome, amountCents, steps } = assess(line, code, tier, answers, variant);
          const paid = steps.filter(({ kind }) => kind === 'pays').map(({ text }) => text.en);
          const total = paid.reduce((sum, text) => sum + dollarsIn(text) * 100, 0);
          expect(Math.round(total)).toBe(amountCents);
          expect(outcome === 'does-not-pay').toBe(amountCents === 0);
          expect(steps.length).toBeGreaterThan(0);
          for (const { text, benefit } of steps) {
            expect(`${text.en}${text.zhHant}${benefit.en}${benefit.zhHant}`).not.toMatch(/[{}]|undefined|NaN|step\./);
          }
        }
      }
    }
  });
});
