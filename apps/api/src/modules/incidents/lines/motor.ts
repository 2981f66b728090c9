import { added, amount, choice, count, type ExcessRule, type Incident, ownAmount } from '../incident.ts';

const carValue = ownAmount('carValue', { least: 1, fromSearch: true });
const driver = choice('driver', ['named', 'young', 'inexperienced', 'young-inexperienced', 'unnamed']);

/** What drivers add to the excess that applies anyway. */
const byDriver: readonly ExcessRule[] = [
  { benefit: 'EX5', when: { driver: ['young', 'young-inexperienced'] } },
  { benefit: 'EX6', when: { driver: ['inexperienced', 'young-inexperienced'] } },
  { benefit: 'EX7', when: { driver: 'unnamed' } },
];

export const motorIncidents: readonly Incident[] = [
  {
    code: 'car-park',
    questions: [amount('repair', 18_000), carValue],
    claims: [{ benefit: 'MO03', cost: 'repair', value: 'carValue', excess: 'car' }],
    excesses: { car: [{ benefit: 'EX2', value: 'carValue' }] },
  },
  {
    code: 'own-fault',
    questions: [amount('repair', 45_000), carValue, driver],
    claims: [{ benefit: 'MO03', cost: 'repair', value: 'carValue', excess: 'car' }],
    excesses: { car: [{ benefit: 'EX1', value: 'carValue' }, ...byDriver] },
  },
  {
    code: 'other-car',
    questions: [amount('damageClaim', 60_000), driver, added('withPropertyDamage', 'propertyDamage')],
    claims: [{ benefit: 'MO02', raisedBy: 'MOO2', cost: 'damageClaim', excess: 'property' }],
    excesses: { property: [{ benefit: 'EX4' }, ...byDriver] },
  },
  {
    code: 'stolen',
    questions: [carValue, count('daysWithoutCar', 'day', 8, 60)],
    claims: [
      { benefit: 'MO03', cost: 'carValue', value: 'carValue', excess: 'theft' },
      { benefit: 'MO09', units: 'daysWithoutCar' },
    ],
    excesses: { theft: [{ benefit: 'EX3', value: 'carValue' }] },
  },
  {
    code: 'windscreen',
    questions: [amount('windscreen', 4_200), added('withWindscreen', 'windscreen')],
    claims: [
      { benefit: 'MO05', cost: 'windscreen' },
      { benefit: 'MOO3', cost: 'windscreen', rest: true },
    ],
  },
  {
    code: 'towed-away',
    questions: [amount('towing', 1_800)],
    claims: [{ benefit: 'MO08', cost: 'towing' }],
  },
  {
    code: 'pedestrian-hurt',
    questions: [amount('compensation', 2_500_000)],
    claims: [{ benefit: 'MO01', cost: 'compensation' }],
  },
  {
    code: 'passengers-hurt',
    questions: [count('persons', 'person', 2, 7), amount('medicalEach', 6_000)],
    claims: [{ benefit: 'MO06', each: 'medicalEach', units: 'persons' }],
  },
  {
    code: 'keys-lost',
    questions: [amount('keyCost', 2_800)],
    claims: [{ benefit: 'MO11', cost: 'keyCost' }],
  },
  {
    code: 'under-repair',
    questions: [count('daysWithoutCar', 'day', 12, 60), added('withLossOfUse', 'lossOfUse')],
    claims: [
      { benefit: 'MO09', units: 'daysWithoutCar' },
      { benefit: 'MOO5', units: 'daysWithoutCar' },
    ],
  },
  {
    code: 'driver-killed',
    questions: [choice('driverKilled', ['holder', 'other']), added('withDriverAccident', 'driverAccident')],
    claims: [{ benefit: 'MO07', when: { driverKilled: 'holder' } }, { benefit: 'MOO4' }],
  },
];
