import { accidentOrIllness, added, amount, choice, count, type ExcessRule, held, type Incident } from '../incident.ts';

const deductible = added('deductible', 'deductible', ['25000']);
const bornByInsured: Readonly<Record<string, readonly ExcessRule[]>> = {
  hospital: [{ benefit: 'ME15', chosen: 'deductible' }],
};

export const medicalIncidents: readonly Incident[] = [
  {
    code: 'operation',
    questions: [
      choice('operationClass', ['complex', 'major', 'intermediate', 'minor']),
      accidentOrIllness,
      count('daysInHospital', 'day', 4, 365),
      amount('wardCost', 2_200),
      amount('doctorCost', 1_500),
      amount('surgeonFee', 45_000),
      amount('anaesthetist', 15_000),
      amount('theatre', 16_000),
      amount('sundries', 18_000),
      deductible,
      held,
    ],
    claims: [
      { benefit: 'ME02', each: 'wardCost', units: 'daysInHospital', excess: 'hospital' },
      { benefit: 'ME04', each: 'doctorCost', units: 'daysInHospital', excess: 'hospital' },
      { benefit: 'ME07', cost: 'surgeonFee', level: 'operationClass', excess: 'hospital' },
      { benefit: 'ME08', cost: 'anaesthetist', level: 'operationClass', excess: 'hospital' },
      { benefit: 'ME09', cost: 'theatre', level: 'operationClass', excess: 'hospital' },
      { benefit: 'ME03', cost: 'sundries', excess: 'hospital' },
    ],
    excesses: bornByInsured,
    held: 'held',
  },
  {
    code: 'scan',
    questions: [amount('scan', 12_000), accidentOrIllness, deductible, held],
    claims: [{ benefit: 'ME10', cost: 'scan', excess: 'hospital' }],
    excesses: bornByInsured,
    held: 'held',
  },
  {
    code: 'cancer-treatment',
    questions: [amount('treatment', 320_000), deductible, held],
    claims: [{ benefit: 'ME11', cost: 'treatment', excess: 'hospital' }],
    excesses: bornByInsured,
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'public-ward',
    questions: [count('daysInHospital', 'day', 6, 365), accidentOrIllness, held],
    claims: [{ benefit: 'ME14', units: 'daysInHospital' }],
    held: 'held',
  },
  {
    code: 'intensive-care',
    questions: [
      count('daysInIntensiveCare', 'day', 3, 180),
      amount('intensiveCareCost', 9_000),
      accidentOrIllness,
      deductible,
      held,
    ],
    claims: [{ benefit: 'ME06', each: 'intensiveCareCost', units: 'daysInIntensiveCare', excess: 'hospital' }],
    excesses: bornByInsured,
    held: 'held',
  },
  {
    code: 'flu',
    questions: [count('visits', 'visit', 3, 60), amount('visitCost', 380), held],
    claims: [{ benefit: 'ME21', each: 'visitCost', units: 'visits' }],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'teeth',
    questions: [count('fillings', 'item', 2, 32), amount('fillingCost', 1_200), amount('rootCanal', 5_500)],
    claims: [
      { benefit: 'ME32', each: 'fillingCost', units: 'fillings' },
      { benefit: 'ME34', cost: 'rootCanal' },
    ],
  },
  {
    code: 'psychiatric-care',
    questions: [amount('treatment', 50_000), deductible, held],
    claims: [{ benefit: 'ME13', cost: 'treatment', excess: 'hospital' }],
    excesses: bornByInsured,
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'critical-illness',
    questions: [held],
    claims: [{ benefit: 'ME41' }],
    cause: 'illness',
    held: 'held',
  },
  {
    code: 'childbirth',
    questions: [amount('birth', 60_000), held],
    claims: [{ benefit: 'ME42', cost: 'birth' }],
    held: 'held',
  },
];
