import { amount, choice, count, type Incident } from '../incident.ts';

const buildingAge = choice('buildingAge', ['W', 'M'], { fromSearch: true });
const buildingType = choice('buildingType', ['A', 'H'], { fromSearch: true });

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
    questions: [amount('contents', 22_000), amount('decoration', 8_000), buildingAge],
    claims: [
      { benefit: 'HO01', cost: 'contents', excess: 'loss' },
      { benefit: 'HO04', cost: 'decoration', excess: 'loss' },
    ],
    excesses: waterLoss,
  },
  {
    code: 'burglary',
    questions: [
      amount('contents', 60_000),
      count('jewels', 'item', 2, 50),
      amount('jewelPrice', 12_000),
      amount('cash', 4_000),
      amount('locks', 2_000),
    ],
    claims: [
      { benefit: 'HO01', cost: 'contents', excess: 'loss' },
      { benefit: 'HO03', each: 'jewelPrice', units: 'jewels', excess: 'loss' },
      { benefit: 'HO09', cost: 'cash', excess: 'loss' },
      { benefit: 'HO10', cost: 'locks', excess: 'loss' },
    ],
    excesses: anyLoss,
  },
  {
    code: 'typhoon',
    questions: [amount('contents', 18_000), buildingType],
    claims: [{ benefit: 'HO01', cost: 'contents', excess: 'loss' }],
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
      amount('debris', 10_000),
      count('nights', 'night', 20, 365),
      amount('hotel', 1_200, { most: 20_000 }),
    ],
    claims: [
      { benefit: 'HO01', cost: 'contents', excess: 'loss' },
      { benefit: 'HO08', cost: 'debris', excess: 'loss' },
      { benefit: 'HO07', each: 'hotel', units: 'nights' },
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
    questions: [amount('liability', 80_000)],
    claims: [{ benefit: 'HO14', cost: 'liability', excess: 'liability' }],
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
    questions: [
      amount('handbag', 18_000),
      choice('worldwideEffects', ['none', '25000', '50000'], { initial: '25000', fromSearch: true }),
    ],
    claims: [{ cover: 'worldwideEffects', cost: 'handbag', chosen: 'worldwideEffects' }],
  },
];
