import { accidentOrIllness, added, amount, choice, count, type Incident } from '../incident.ts';

const losses: readonly [string, ...string[]] = [
  'limb',
  'hands-or-feet',
  'sight-both-eyes',
  'sight-one-eye',
  'hearing-both-ears',
  'hearing-one-ear',
  'thumb',
  'index-finger',
  'big-toe',
  'other-toe',
];

export const accidentIncidents: readonly Incident[] = [
  {
    code: 'broken-leg',
    questions: [amount('medicalCost', 9_500), count('sessions', 'visit', 8, 100), amount('sessionCost', 550)],
    claims: [
      { benefit: 'PA06', cost: 'medicalCost' },
      { benefit: 'PA11' },
      { benefit: 'PA08', each: 'sessionCost', units: 'sessions' },
    ],
  },
  {
    code: 'hospital-stay',
    questions: [accidentOrIllness, count('daysInHospital', 'day', 5, 365), amount('medicalCost', 28_000)],
    claims: [
      { benefit: 'PA06', cost: 'medicalCost', accidentOnly: true },
      { benefit: 'PA09', units: 'daysInHospital', accidentOnly: true },
    ],
  },
  {
    code: 'off-work',
    questions: [accidentOrIllness, count('weeks', 'week', 6, 260), added('withWeeklyBenefit', 'weeklyBenefit')],
    claims: [
      { benefit: 'PA10', units: 'weeks', accidentOnly: true },
      { benefit: 'PAO1', units: 'weeks', accidentOnly: true },
    ],
  },
  {
    code: 'lasting-loss',
    questions: [choice('loss', losses)],
    claims: [{ benefit: 'PA03', level: 'loss' }],
  },
  {
    code: 'fatal-accident',
    questions: [choice('transport', ['elsewhere', 'public']), amount('funeral', 30_000)],
    claims: [
      { benefit: 'PA01' },
      { benefit: 'PA01', when: { transport: 'public' }, needs: ['PA04'] },
      { benefit: 'PA13', cost: 'funeral' },
    ],
  },
  {
    code: 'bonesetter',
    questions: [count('visits', 'visit', 5, 100), amount('visitCost', 280)],
    claims: [{ benefit: 'PA07', each: 'visitCost', units: 'visits' }],
  },
  {
    code: 'burns',
    questions: [amount('medicalCost', 12_000), count('daysInBurnsWard', 'day', 7, 365), added('withBurns', 'burns')],
    claims: [
      { benefit: 'PA05' },
      { benefit: 'PA06', cost: 'medicalCost' },
      { benefit: 'PAO2', units: 'daysInBurnsWard' },
    ],
  },
  {
    code: 'hurt-somebody',
    questions: [amount('liability', 80_000)],
    claims: [{ benefit: 'PA14', cost: 'liability' }],
  },
];
