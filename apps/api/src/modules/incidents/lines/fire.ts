import { added, amount, type Claim, type Incident, ownAmount, sumNamed } from '../incident.ts';

const sumInsured = ownAmount('sumInsured', { least: 1, fromSearch: true });
const rebuildingValue = ownAmount('rebuildingValue', { least: 1 });

/** Damage to the building: never above its value, and paid in part where less than that is insured. */
const building = (cost: 'repair' | 'rebuilding', needs: string): Claim => ({
  benefit: 'FI01',
  cost,
  value: cost === 'rebuilding' ? 'rebuilding' : 'rebuildingValue',
  average: true,
  needs: [needs],
  excess: 'loss',
});

/** Damage to the building by one of the events insured against, and the excess such events bear. */
function damage(code: string, event: string, excess: string, repair: number): Incident {
  return {
    code,
    questions: [amount('repair', repair), rebuildingValue, sumInsured],
    claims: [building('repair', event)],
    excesses: { loss: [{ benefit: excess }] },
  };
}

const byTerrorism = damage('terrorism', 'FIO3', 'FI19', 250_000);

export const fireIncidents: readonly Incident[] = [
  {
    code: 'kitchen-fire',
    questions: [amount('repair', 180_000), amount('debris', 15_000), rebuildingValue, sumInsured],
    claims: [building('repair', 'FI02'), { benefit: 'FI11', cost: 'debris', needs: ['FI02'], excess: 'loss' }],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  damage('typhoon', 'FI04', 'FI17', 60_000),
  damage('burst-pipe', 'FI05', 'FI17', 22_000),
  damage('lorry-hits-wall', 'FI06', 'FI19', 45_000),
  damage('landslip', 'FI09', 'FI18', 800_000),
  damage('earthquake', 'FI08', 'FI18', 90_000),
  damage('vandals', 'FI07', 'FI19', 12_000),
  { ...byTerrorism, questions: [...byTerrorism.questions, added('withTerrorism', 'terrorism')] },
  {
    code: 'total-loss',
    questions: [
      amount('rebuilding', 3_000_000),
      amount('architects', 120_000),
      amount('accommodation', 40_000),
      sumInsured,
    ],
    claims: [
      building('rebuilding', 'FI02'),
      { benefit: 'FI12', cost: 'architects', needs: ['FI02'], excess: 'loss' },
      { benefit: 'FI13', cost: 'accommodation', needs: ['FI02'], excess: 'loss' },
    ],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  {
    code: 'contents-burnt',
    questions: [
      amount('contents', 80_000),
      ownAmount('contentsValue', { least: 1 }),
      sumNamed('contentsSum', 'contents'),
    ],
    claims: [
      {
        benefit: 'FIO1',
        cost: 'contents',
        value: 'contentsValue',
        average: true,
        needs: ['FI02'],
        excess: 'loss',
      },
    ],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  {
    code: 'rent-lost',
    questions: [amount('rentLost', 60_000), sumNamed('rentSum', 'lossOfRent')],
    claims: [{ benefit: 'FIO2', cost: 'rentLost', needs: ['FI02'], excess: 'loss' }],
    excesses: { loss: [{ benefit: 'FI16' }] },
  },
  {
    code: 'passer-by',
    questions: [amount('liability', 400_000)],
    claims: [{ benefit: 'FI14', cost: 'liability', excess: 'loss' }],
    excesses: { loss: [{ benefit: 'FI19' }] },
  },
];
