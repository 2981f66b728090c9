import { type Basket, pairs } from './basket.ts';

const areas = ['01', '02', '03', '04', '05'] as const;
const buildings = [
  { buildingType: 'A', buildingAge: 'W' },
  { buildingType: 'A', buildingAge: 'M' },
  { buildingType: 'H', buildingAge: 'W' },
] as const;

export const home: Basket<'HOME'> = {
  risks: () => [
    ...pairs(areas, buildings).map(([areaBand, building]) => ({ areaBand, ...building })),
    ...[1_800, 3_000].map((areaSqFt) => ({ areaBand: '06' as const, areaSqFt, ...buildings[0] })),
  ],
};
