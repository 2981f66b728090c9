import { accidentOrIllness, added, amount, count, hoursLate, type Incident } from '../incident.ts';

export const studentIncidents: readonly Incident[] = [
  {
    code: 'hospital-stay',
    questions: [amount('hospitalCost', 120_000)],
    claims: [{ benefit: 'OS01', cost: 'hospitalCost' }],
  },
  {
    code: 'doctor-visits',
    questions: [count('visits', 'visit', 24, 100), amount('visitCost', 900)],
    claims: [{ benefit: 'OS01', each: 'visitCost', units: 'visits' }],
  },
  {
    code: 'laptop-stolen',
    questions: [amount('laptopPrice', 10_000)],
    claims: [{ benefit: 'OS10', cost: 'laptopPrice', thing: 'laptop' }],
  },
  {
    code: 'sponsor-dies',
    questions: [accidentOrIllness, added('withSponsorAccident', 'sponsorAccident')],
    claims: [{ benefit: 'OS08' }, { benefit: 'OSO1', accidentOnly: true }],
  },
  {
    code: 'study-interrupted',
    questions: [amount('tuition', 90_000)],
    claims: [{ benefit: 'OS07', cost: 'tuition' }],
  },
  {
    code: 'flight-delayed',
    questions: [hoursLate(13)],
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
  {
    code: 'toothache',
    questions: [amount('dentalBill', 3_500), added('withStudentDental', 'dental')],
    claims: [{ benefit: 'OSO2', cost: 'dentalBill' }],
  },
  {
    code: 'ski-injury',
    questions: [amount('hospitalCost', 45_000), added('withWinterSports', 'winterSports')],
    claims: [{ benefit: 'OS01', cost: 'hospitalCost', needs: ['OSO3'] }],
  },
];
