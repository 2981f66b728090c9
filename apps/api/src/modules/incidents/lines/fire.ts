import { amount, type Incident } from '../incident.ts';

const sumInsured = amount('sumInsured', 3_000_000, { least: 1, most: 30_000_000, fromSearch: true });
const wholeBuilding = { most: 30_000_000 };

/** Damage to the building by one of the events insured against, and the excess such events bear. */
function damage(code: string, event: string, excess: string, repair: number): Incident {
  return {
    code,
    questions: [amount('repair', repair, wholeBuilding), sumInsured],
    claims: [{ benefit: 'FI01', cost: 'repair', needs: [event], excess: 'loss' }],
    excesses: { loss: [{ benefit: excess }] },
  };
}

export const fireIncidents: readonly Incident[] = [
  {
    code: 'kitchen-fire',
    questions: [amount('repair', 180_000, wholeBuilding), amount('debris', 15_000), sumInsured],
    claims: [
      { benefit: 'FI01', cost: 'repair', needs: ['FI02'], excess: 'loss' },
      { benefit: 'FI11', cost: 'debris', needs: ['FI02'] },
    ],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  damage('typhoon', 'FI04', 'FI17', 60_000),
  damage('burst-pipe', 'FI05', 'FI17', 22_000),
  damage('lorry-hits-wall', 'FI06', 'FI19', 45_000),
  damage('landslip', 'FI09', 'FI18', 800_000),
  damage('earthquake', 'FI08', 'FI18', 90_000),
  damage('vandals', 'FI07', 'FI19', 12_000),
  {
    code: 'total-loss',
    questions: [
      amount('rebuilding', 3_000_000, wholeBuilding),
      amount('architects', 120_000),
      amount('accommodation', 40_000),
      sumInsured,
    ],
    claims: [
      { benefit: 'FI01', cost: 'rebuilding', needs: ['FI02'], excess: 'loss' },
      { benefit: 'FI12', cost: 'architects', needs: ['FI02'] },
      { benefit: 'FI13', cost: 'accommodation', needs: ['FI02'] },
    ],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  {
    code: 'passer-by',
    questions: [amount('liability', 400_000)],
    claims: [{ benefit: 'FI14', cost: 'liability' }],
  },
];
