import { added, amount, count, held, type Incident } from '../incident.ts';

export const helperIncidents: readonly Incident[] = [
  {
    code: 'broken-leg',
    questions: [
      count('daysInHospital', 'day', 5, 180),
      amount('wardCost', 450),
      amount('operation', 18_000),
      count('daysWithoutHelper', 'day', 12, 180),
      held,
    ],
    claims: [
      { benefit: 'DH03', each: 'wardCost', units: 'daysInHospital' },
      { benefit: 'DH04', cost: 'operation' },
      { benefit: 'DH10', units: 'daysWithoutHelper' },
    ],
    cause: 'accident',
    held: 'held',
  },
  {
    code: 'clinic-visits',
    questions: [count('visits', 'visit', 4, 60), amount('visitCost', 320), held],
    claims: [{ benefit: 'DH05', each: 'visitCost', units: 'visits' }],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'toothache',
    questions: [amount('dentalBill', 1_200), held],
    claims: [{ benefit: 'DH07', cost: 'dentalBill' }],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'work-injury',
    questions: [amount('compensation', 180_000)],
    claims: [{ benefit: 'DH01', cost: 'compensation' }],
  },
  {
    code: 'theft',
    questions: [amount('stolen', 8_000)],
    claims: [{ benefit: 'DH12', cost: 'stolen' }],
  },
  {
    code: 'sent-home',
    questions: [amount('fare', 25_000)],
    claims: [{ benefit: 'DH09', cost: 'fare' }],
  },
  {
    code: 'leaves-ill',
    questions: [amount('agencyFee', 9_000), held],
    claims: [{ benefit: 'DH11', cost: 'agencyFee' }],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'flooded-neighbour',
    questions: [amount('liability', 150_000)],
    claims: [{ benefit: 'DH13', cost: 'liability' }],
  },
  {
    code: 'cancer',
    questions: [amount('treatment', 90_000), held, added('withCriticalIllness', 'criticalIllness')],
    claims: [
      { benefit: 'DH02', cost: 'treatment' },
      { benefit: 'DH14', cost: 'treatment', rest: true },
      { benefit: 'DHO1' },
    ],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'maternity-leave',
    questions: [amount('temporaryHelp', 6_000), added('withMaternity', 'maternityReplacement')],
    claims: [{ benefit: 'DHO3', cost: 'temporaryHelp' }],
  },
  {
    code: 'abuse',
    questions: [amount('counselling', 4_000), added('withCounselling', 'counselling')],
    claims: [{ benefit: 'DHO2', cost: 'counselling' }],
  },
];
