import { added, amount, choice, count, type Incident } from '../incident.ts';

const place = choice('place', ['hong-kong-mainland-macao', 'asia', 'worldwide']);

export const golfIncidents: readonly Incident[] = [
  {
    code: 'hole-in-one',
    questions: [count('holes', 'time', 1, 10, { least: 1 }), amount('bill', 8_000), place],
    claims: [{ benefit: 'GO05', each: 'bill', units: 'holes' }],
    place: 'place',
  },
  {
    code: 'ball-hits-player',
    questions: [amount('liability', 350_000), place, added('withExtraLiability', 'extraLiability')],
    claims: [{ benefit: 'GO01', raisedBy: 'GOO2', cost: 'liability' }],
    place: 'place',
  },
  {
    code: 'boot-theft',
    questions: [amount('stolen', 18_000), amount('dearestItem', 4_500, { within: 'stolen' }), place],
    claims: [{ benefit: 'GO15', cost: 'stolen', dearest: 'dearestItem' }],
    place: 'place',
  },
  {
    code: 'clubs-damaged',
    questions: [count('clubs', 'item', 3, 14), amount('clubPrice', 3_500), place],
    claims: [{ benefit: 'GO02', each: 'clubPrice', units: 'clubs' }],
    place: 'place',
  },
  {
    code: 'club-breaks',
    questions: [amount('clubPrice', 2_600), place],
    claims: [{ benefit: 'GO03', cost: 'clubPrice' }],
    place: 'place',
  },
  {
    code: 'buggy-crash',
    questions: [amount('buggy', 60_000), place],
    claims: [{ benefit: 'GO10', cost: 'buggy' }],
    place: 'place',
  },
  {
    code: 'sprain',
    questions: [amount('medicalCost', 4_200), count('weeksDisabled', 'week', 3, 104), place],
    claims: [
      { benefit: 'GO08', cost: 'medicalCost' },
      { benefit: 'GO09', units: 'weeksDisabled' },
    ],
    place: 'place',
  },
  {
    code: 'hired-clubs',
    questions: [count('hireDays', 'day', 2, 60), amount('hireCost', 450), place],
    claims: [{ benefit: 'GO11', each: 'hireCost', units: 'hireDays' }],
    place: 'place',
  },
  {
    code: 'clubhouse-theft',
    questions: [count('items', 'item', 2, 20), amount('itemPrice', 1_400), place],
    claims: [{ benefit: 'GO04', each: 'itemPrice', units: 'items' }],
    place: 'place',
  },
];
