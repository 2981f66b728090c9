import { plansOf } from '../line-seed.ts';

export const travelPlans = plansOf('TRAVEL', ['Travel', '旅遊'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 10 },
  SFY: { tiers: 'BSP', relativity: 0.96, discountPercent: 15 },
  BRG: { tiers: 'SP', relativity: 1.04, discountPercent: 12 },
  CPW: { tiers: 'BS', relativity: 1.02, discountPercent: 5 },
  OVI: { tiers: 'SP', relativity: 1.06, discountPercent: 0 },
  MQD: { tiers: 'BS', relativity: 0.86, discountPercent: 0 },
  TDC: { tiers: 'BSP', relativity: 0.93, discountPercent: 20 },
  PLV: { tiers: 'P', relativity: 1.18, discountPercent: 0 },
});
