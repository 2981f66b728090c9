import { added, amount, choice, count, held, type Incident, ownCount } from '../incident.ts';

const petAge = ownCount('petAge', 'year', 9, { fromSearch: true });

export const petIncidents: readonly Incident[] = [
  {
    code: 'swallowed-toy',
    questions: [
      amount('surgery', 28_000),
      count('nightsAtVet', 'night', 2, 60),
      amount('nightCost', 900),
      amount('imaging', 2_400),
      petAge,
      held,
    ],
    claims: [
      { benefit: 'PE02', cost: 'surgery' },
      { benefit: 'PE03', each: 'nightCost', units: 'nightsAtVet' },
      { benefit: 'PE07', cost: 'imaging' },
    ],
    cause: 'accident',
    held: 'held',
    age: 'petAge',
  },
  {
    code: 'skin-illness',
    questions: [count('visits', 'visit', 3, 60), amount('visitCost', 600), amount('medicine', 1_200), petAge, held],
    claims: [
      { benefit: 'PE04', each: 'visitCost', units: 'visits' },
      { benefit: 'PE06', cost: 'medicine' },
    ],
    cause: 'illness',
    held: 'held',
    age: 'petAge',
  },
  {
    code: 'cancer',
    questions: [amount('chemotherapy', 24_000), amount('imaging', 5_000), petAge, held],
    claims: [
      { benefit: 'PE08', cost: 'chemotherapy' },
      { benefit: 'PE07', cost: 'imaging' },
    ],
    cause: 'cancer-or-joint-disease',
    held: 'held',
    age: 'petAge',
  },
  {
    code: 'limping',
    questions: [
      choice('cause', ['accident', 'illness', 'cancer-or-joint-disease']),
      amount('surgery', 22_000),
      amount('imaging', 3_200),
      petAge,
      held,
    ],
    claims: [
      { benefit: 'PE02', cost: 'surgery' },
      { benefit: 'PE07', cost: 'imaging' },
    ],
    held: 'held',
    age: 'petAge',
  },
  {
    code: 'bad-teeth',
    questions: [amount('dentalBill', 2_600), added('withPetDental', 'dental')],
    claims: [{ benefit: 'PEO1', cost: 'dentalBill' }],
  },
  {
    code: 'bitten-child',
    questions: [amount('liability', 60_000)],
    claims: [{ benefit: 'PE10', cost: 'liability' }],
  },
  {
    code: 'lost-pet',
    questions: [amount('advertising', 2_000), amount('petPrice', 12_000), added('withPetTheft', 'theft')],
    claims: [
      { benefit: 'PE12', cost: 'advertising' },
      { benefit: 'PEO2', cost: 'petPrice' },
    ],
  },
  {
    code: 'pet-dies',
    questions: [amount('cremation', 2_800)],
    claims: [{ benefit: 'PE11', cost: 'cremation' }],
  },
  {
    code: 'owner-in-hospital',
    questions: [amount('boarding', 3_000)],
    claims: [{ benefit: 'PE14', cost: 'boarding' }],
  },
  {
    code: 'trip-cancelled',
    questions: [amount('prepaid', 8_000)],
    claims: [{ benefit: 'PE13', cost: 'prepaid' }],
  },
];
