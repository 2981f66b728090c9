import { added, amount, type Claim, choice, count, type Incident, ownAmount, sumNamed } from '../incident.ts';

const buildingAge = choice('buildingAge', ['W', 'M'], { fromSearch: true });
const buildingType = choice('buildingType', ['A', 'H'], { fromSearch: true });

/** Things lost or damaged together: each counts up to the limit for one item. */
const goods: Claim = { benefit: 'HO01', cost: 'contents', dearest: 'dearestItem', excess: 'loss' };
const dearestItem = (example: number) => amount('dearestItem', example, { within: 'contents' });

const anyLoss = { loss: [{ benefit: 'HO17' }] };
const waterLoss = {
  loss: [
    { benefit: 'HO18', when: { buildingAge: 'W' } },
    { benefit: 'HO19', when: { buildingAge: 'M' } },
  ],
};

export const homeIncidents: readonly Incident[] = [
  {
    code: 'burst-pipe',
    questions: [amount('contents', 22_000), dearestItem(9_000), amount('decoration', 8_000), buildingAge],
    claims: [goods, { benefit: 'HO04', cost: 'decoration', excess: 'loss' }],
    excesses: waterLoss,
  },
  {
    code: 'burglary',
    questions: [
      amount('contents', 60_000),
      dearestItem(15_000),
      count('jewels', 'item', 2, 50),
      amount('jewelPrice', 12_000),
      amount('cash', 4_000),
      amount('locks', 2_000),
    ],
    claims: [
      goods,
      { benefit: 'HO03', each: 'jewelPrice', units: 'jewels', excess: 'loss' },
      { benefit: 'HO09', cost: 'cash', excess: 'loss' },
      { benefit: 'HO10', cost: 'locks', excess: 'loss' },
    ],
    excesses: anyLoss,
  },
  {
    code: 'typhoon',
    questions: [amount('contents', 18_000), dearestItem(8_000), buildingType],
    claims: [goods],
    excesses: {
      loss: [
        { benefit: 'HO17', when: { buildingType: 'A' } },
        { benefit: 'HO20', when: { buildingType: 'H' } },
      ],
    },
  },
  {
    code: 'kitchen-fire',
    questions: [
      amount('contents', 150_000),
      dearestItem(20_000),
      amount('debris', 10_000),
      count('nights', 'night', 20, 365),
      amount('hotel', 1_200),
    ],
    claims: [
      goods,
      { benefit: 'HO08', cost: 'debris', excess: 'loss' },
      { benefit: 'HO07', each: 'hotel', units: 'nights', excess: 'loss' },
    ],
    excesses: anyLoss,
  },
  {
    code: 'dropped-television',
    questions: [amount('itemPrice', 16_000)],
    claims: [{ benefit: 'HO01', each: 'itemPrice', excess: 'loss' }],
    excesses: anyLoss,
  },
  {
    code: 'water-below',
    questions: [amount('liability', 80_000), added('withExtraLiability', 'extraLiability')],
    claims: [{ benefit: 'HO14', raisedBy: 'HOO4', cost: 'liability', excess: 'liability' }],
    excesses: { liability: [{ benefit: 'HO21' }] },
  },
  {
    code: 'freezer-fails',
    questions: [amount('foodCost', 2_500)],
    claims: [{ benefit: 'HO11', cost: 'foodCost', excess: 'loss' }],
    excesses: anyLoss,
  },
  {
    code: 'handbag-abroad',
    questions: [amount('handbag', 18_000), added('worldwideEffects', 'worldwideEffects', ['25000', '50000'])],
    claims: [{ benefit: 'HOO2', cost: 'handbag', excess: 'loss' }],
    excesses: anyLoss,
  },
  {
    code: 'building-fire',
    questions: [
      amount('repair', 400_000),
      ownAmount('rebuildingValue', { least: 1 }),
      sumNamed('buildingSum', 'building'),
    ],
    claims: [{ benefit: 'HOO1', cost: 'repair', value: 'rebuildingValue', average: true, excess: 'loss' }],
    excesses: anyLoss,
  },
  {
    code: 'rent-lost',
    questions: [amount('rentLost', 45_000), sumNamed('rentSum', 'lossOfRent')],
    claims: [{ benefit: 'HOO3', cost: 'rentLost', excess: 'loss' }],
    excesses: anyLoss,
  },
];
