import { amount, count, type Incident } from '../incident.ts';

export const studentIncidents: readonly Incident[] = [
  {
    code: 'hospital-stay',
    questions: [amount('hospitalCost', 120_000)],
    claims: [{ benefit: 'OS01', cost: 'hospitalCost' }],
  },
  {
    code: 'doctor-visits',
    questions: [count('visits', 'visit', 24, 100), amount('visitCost', 900, { most: 50_000 })],
    claims: [{ benefit: 'OS01', each: 'visitCost', units: 'visits' }],
  },
  {
    code: 'laptop-stolen',
    questions: [amount('laptopPrice', 10_000)],
    claims: [{ benefit: 'OS10', cost: 'laptopPrice', thing: 'laptop' }],
  },
  { code: 'sponsor-dies', questions: [], claims: [{ benefit: 'OS08' }] },
  {
    code: 'study-interrupted',
    questions: [amount('tuition', 90_000)],
    claims: [{ benefit: 'OS07', cost: 'tuition' }],
  },
  {
    code: 'flight-delayed',
    questions: [count('hoursLate', 'hours', 13, 240)],
    claims: [{ benefit: 'OS13', hours: 'hoursLate' }],
  },
  {
    code: 'passport-lost',
    questions: [amount('documents', 2_500)],
    claims: [{ benefit: 'OS12', cost: 'documents' }],
  },
  {
    code: 'room-burgled',
    questions: [amount('contents', 12_000)],
    claims: [{ benefit: 'OS11', cost: 'contents' }],
  },
  {
    code: 'flown-home',
    questions: [amount('evacuation', 250_000)],
    claims: [{ benefit: 'OS04', cost: 'evacuation' }],
  },
];
