import { added, amount, choice, count, hoursLate, type Incident, ownCount } from '../incident.ts';

export const travelIncidents: readonly Incident[] = [
  {
    code: 'baggage-late',
    questions: [hoursLate(31), amount('shopping', 1_200)],
    claims: [{ benefit: 'TR12', cost: 'shopping', hours: 'hoursLate' }],
  },
  {
    code: 'hospital-abroad',
    questions: [count('daysInHospital', 'day', 4, 90), amount('hospitalCost', 38_000)],
    claims: [
      { benefit: 'TR01', cost: 'hospitalCost' },
      { benefit: 'TR04', units: 'daysInHospital' },
    ],
  },
  {
    code: 'travel-alert',
    questions: [choice('alert', ['amber', 'red', 'black']), amount('prepaid', 24_000)],
    claims: [{ benefit: 'TR21', cost: 'prepaid', level: 'alert' }],
  },
  {
    code: 'trip-cancelled',
    questions: [amount('prepaid', 18_000)],
    claims: [{ benefit: 'TR14', cost: 'prepaid' }],
  },
  {
    code: 'flight-delayed',
    questions: [hoursLate(13)],
    claims: [{ benefit: 'TR16', hours: 'hoursLate' }],
  },
  {
    code: 'phone-stolen',
    questions: [amount('phonePrice', 8_000)],
    claims: [{ benefit: 'TR11', cost: 'phonePrice' }],
  },
  {
    code: 'belongings-stolen',
    questions: [count('items', 'item', 2, 20), amount('itemPrice', 4_500)],
    claims: [{ benefit: 'TR10', each: 'itemPrice', units: 'items' }],
  },
  {
    code: 'wallet-stolen',
    questions: [amount('cash', 2_500), amount('documents', 1_800)],
    claims: [
      { benefit: 'TR13', cost: 'cash', level: 'money' },
      { benefit: 'TR13', cost: 'documents', level: 'documents' },
    ],
  },
  {
    code: 'fatal-accident',
    questions: [ownCount('age', 'year', 80)],
    claims: [
      { benefit: 'TR08', when: { age: { atLeast: 18 } } },
      { benefit: 'TR09', when: { age: { below: 18 } } },
    ],
    age: 'age',
  },
  {
    code: 'rental-car',
    questions: [amount('rentalExcess', 8_000)],
    claims: [{ benefit: 'TR18', cost: 'rentalExcess' }],
  },
  {
    code: 'injured-somebody',
    questions: [amount('liability', 300_000)],
    claims: [{ benefit: 'TR17', cost: 'liability' }],
  },
  {
    code: 'port-missed',
    questions: [
      count('ports', 'time', 1, 20),
      amount('excursion', 1_600),
      amount('satellitePhone', 600),
      added('withCruise', 'cruise'),
    ],
    claims: [
      { benefit: 'TRO1', units: 'ports' },
      { benefit: 'TRO1.2', cost: 'excursion' },
      { benefit: 'TRO1.3', cost: 'satellitePhone' },
    ],
  },
  {
    code: 'golf-clubs-lost',
    questions: [amount('golfEquipment', 9_000), added('withGolf', 'golf')],
    claims: [{ benefit: 'TRO3', cost: 'golfEquipment' }],
  },
  {
    code: 'diving-injury',
    questions: [amount('hospitalCost', 52_000), added('withScuba', 'scuba')],
    claims: [{ benefit: 'TR01', cost: 'hospitalCost', needs: ['TRO2'] }],
  },
  {
    code: 'ski-gear-stolen',
    questions: [count('items', 'item', 2, 20), amount('itemPrice', 3_500), added('withWinter', 'winter')],
    claims: [{ benefit: 'TR10', each: 'itemPrice', units: 'items', needs: ['TRO4'] }],
  },
  {
    code: 'hole-in-one',
    questions: [amount('bill', 2_400), added('withGolf', 'golf')],
    claims: [{ benefit: 'TRO3.2', cost: 'bill' }],
  },
];
