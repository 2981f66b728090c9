import { plansOf } from '../line-seed.ts';

export const accidentPlans = plansOf('PA', ['Accident', '個人意外'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  SFY: { tiers: 'SP', relativity: 1.03, discountPercent: 0 },
  BRG: { tiers: 'BSP', relativity: 0.96, discountPercent: 10 },
  CPW: { tiers: 'BS', relativity: 1.05, discountPercent: 0 },
  OVI: { tiers: 'BSP', relativity: 0.98, discountPercent: 0 },
  MQD: { tiers: 'BS', relativity: 0.9, discountPercent: 0 },
  STP: { tiers: 'BS', relativity: 1.08, discountPercent: 0 },
});
